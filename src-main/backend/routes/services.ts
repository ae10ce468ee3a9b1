import { Hono } from 'hono';
import { z } from 'zod';
import { industries, industryNamed } from '../data/industries/index.ts';
import { defaultServices, keywordFamilies } from '../generation/keyword-families.ts';
import { createServiceTexts } from '../generation/service-texts.ts';
import type { AppEnv } from '../http/env.ts';
import { HttpError } from '../http/errors.ts';
import { commaList, optionalText, parseQuery, requiredText } from '../http/parse.ts';
import { industryStockPhotos } from '../stock-art.ts';
import type { Services } from '../services.ts';

const descriptionQuery = z.object({
  type: z.enum(['short', 'long', 'longV2']),
  industry: requiredText,
  service: requiredText,
  company_name: requiredText,
  primary_keyword: optionalText,
  keywords: commaList,
});

const familyQuery = z.object({ industry: requiredText, service: requiredText });

/** Routes for descriptions and keywords of services, and for the default services and stock photos of industries. */
export function serviceRoutes({ db, home }: Services): Hono<AppEnv> {
  const describe = createServiceTexts();
  /**
   * Returns the city that all sites of this company name have; '' if their cities differ, because the call does not say
   * for which site it is.
   */
  async function cityOf(company: string): Promise<string> {
    const sites = db.selectFrom('site').where('company_name', '=', company);
    const [first, other] = await sites.select('city').distinct().limit(2).execute();
    return other ? '' : (first?.city.trim() ?? '');
  }

  return new Hono<AppEnv>()
    .get('/api/services/generate-description', async (c) => {
      const { type, company_name: company, primary_keyword, keywords, ...subject } = parseQuery(c, descriptionQuery);
      const all = [...new Set([primary_keyword, ...keywords])].filter(Boolean);
      const about = { ...subject, company, city: await cityOf(company), keywords: all };
      return c.json({ message: (await home.write(`service ${type}`, about)) ?? describe(type, about) });
    })
    .get('/api/seo/default-keyword-families/search', (c) => {
      const { industry, service } = parseQuery(c, familyQuery);
      return c.json({ message: keywordFamilies(industry, service) });
    })
    .get('/api/get_default_services/:id', (c) => {
      const industry = industries.find(({ id }) => String(id) === c.req.param('id'));
      if (!industry) throw new HttpError(404, 'There is no such industry.');
      return c.json({ message: defaultServices(industry) });
    })
    .get('/api/get_industry_stock_photos/:name', (c) => {
      const industry = industryNamed(c.req.param('name'));
      if (!industry) throw new HttpError(404, 'There are no stock photos of this industry.');
      return c.json({ data: industryStockPhotos(industry.key) });
    });
}
