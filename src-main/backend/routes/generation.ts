import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../http/env.ts';
import { type Composer, createComposer, type Subject } from '../generation/compose.ts';
import { commaList, parseQuery, requiredText } from '../http/parse.ts';
import type { Services } from '../services.ts';

/** City and state, such as “Asheville, NC”. */
const location = requiredText.transform((value) => {
  const [city = '', state = ''] = value.split(',').map((part) => part.trim());
  return { city, state };
});

const companyQuery = z
  .object({
    company: requiredText,
    location,
    industry: requiredText,
    primary_keyword: commaList,
    keywords: commaList,
  })
  .transform(({ company, location: { city, state }, industry, primary_keyword, keywords }) => ({
    company,
    city,
    state,
    industry,
    keywords: [...primary_keyword, ...keywords],
  }));

const seoQuery = z
  .object({
    company_name: requiredText,
    company_type: requiredText,
    city: requiredText,
    state: requiredText,
    primary_keyword: commaList,
  })
  .transform(({ company_name, company_type, primary_keyword, ...place }) => ({
    ...place,
    company: company_name,
    industry: company_type,
    keywords: primary_keyword,
  }));

export function generationRoutes({ home }: Services): Hono<AppEnv> {
  const composer = createComposer();
  const written = async (kind: keyof Composer, subject: Subject) => ({
    message: (await home.write(kind, subject)) ?? composer[kind](subject),
  });
  return new Hono<AppEnv>()
    .get('/api/landing-pages/generate-tagline', async (c) =>
      c.json(await written('tagline', parseQuery(c, companyQuery))),
    )
    .get('/api/landing-pages/generate-about-us', async (c) =>
      c.json(await written('about', parseQuery(c, companyQuery))),
    )
    .get('/api/seo/generate-meta-title', async (c) => c.json(await written('metaTitle', parseQuery(c, seoQuery))))
    .get('/api/seo/generate-meta-description', async (c) =>
      c.json(await written('metaDescription', parseQuery(c, seoQuery))),
    );
}
