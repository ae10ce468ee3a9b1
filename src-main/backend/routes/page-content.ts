import { Hono } from 'hono';
import { z } from 'zod';
import { keywords, list, text } from '#shared/record/readers.ts';
import type { Scalar } from '#shared/record/operation.ts';
import { type KnownService, serviceOf } from '../generation/categorize.ts';
import { createPageTexts } from '../generation/page-texts.ts';
import type { AppEnv } from '../http/env.ts';
import { parseBody, parseQuery, requiredText } from '../http/parse.ts';
import type { Services } from '../services.ts';
import { parseSite, type SiteRepo } from '../sites/site-repo.ts';

const companyQuery = z
  .object({ company_name: requiredText, company_type: requiredText })
  .transform(({ company_name, company_type }) => ({ company: company_name, industry: company_type }));

const reviewsBody = z.object({ testimonials: z.array(z.looseObject({})).min(1, 'is empty') });

const reviewSources = ['Google', 'Facebook', 'Yelp', 'Nextdoor', 'Angi', 'Thumbtack', 'HomeAdvisor', 'BBB'];

/**
 * Routes that generate texts for sections of a page, list sources of reviews, and find the services that reviews are
 * about.
 */
export function pageContentRoutes({ sites, home }: Services): Hono<AppEnv> {
  const texts = createPageTexts();
  return new Hono<AppEnv>()
    .get('/api/landing-pages/generate-faqs', async (c) => {
      const company = parseQuery(c, companyQuery);
      const written = await home.write('faqs', company);
      return c.json({ message: written && isFaqs(written) ? written : texts.faqs(company) });
    })
    .get('/api/landing-pages/generate-three-steps', async (c) => {
      const company = parseQuery(c, companyQuery);
      return c.json({ message: stepsIn((await home.write('threeSteps', company)) ?? '') ?? texts.threeSteps(company) });
    })
    .get('/api/get-review-sources', (c) => c.json({ data: { data: reviewSources.map((name) => ({ name })) } }))
    .post('/api/categorize-reviews', async (c) => {
      const { testimonials } = await parseBody(c, reviewsBody);
      const known = new Map<string, KnownService[]>();
      for (const site of new Set(testimonials.map((testimonial) => text(testimonial['landing_page'])))) {
        known.set(site, await servicesOf(sites, site));
      }
      const categorized = testimonials.map((testimonial) => {
        const site = text(testimonial['landing_page']);
        const service = serviceOf(text(testimonial['review']), known.get(site) ?? []);
        return { ...testimonial, service: service ?? text(testimonial['service']) };
      });
      return c.json({ data: { testimonials: categorized } });
    });
}

/**
 * Whether a text has at least three questions, each a line `Q: …` that is followed by a line `A: …`, and nothing else.
 */
const isFaqs = (written: string): boolean => /^(?:Q: \S.*\nA: \S.*(?:\n\s*|$)){3,}$/.test(written);

/**
 * Returns the steps of a text that has exactly three lines of the form `Heading: description`; undefined for other
 * texts.
 */
function stepsIn(written: string): { heading: string; description: string }[] | undefined {
  const steps = [...written.matchAll(/^(?:\d\. )?([^:\n]{1,60}): (\S.*)$/gm)].map(
    ([, heading = '', description = '']) => ({ heading, description }),
  );
  return steps.length === 3 ? steps : undefined;
}

async function servicesOf(sites: SiteRepo, sitePk: string): Promise<KnownService[]> {
  const site = await sites.byPk(sitePk);
  if (!site) return [];
  return list(parseSite(site).services).flatMap((service) => {
    const name = text(service['service-name']).trim();
    const own: Scalar[] = [service.primary_keyword ?? '', ...keywords(service.keywords)];
    const description = `${text(service['service-description'])} ${text(service['service-description-long'])}`;
    return name === '' ? [] : [{ name, keywords: own.map(text), description }];
  });
}
