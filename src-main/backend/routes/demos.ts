import { Hono } from 'hono';
import { text } from '#shared/record/readers.ts';
import { thumbnailOf } from '../../site-page/index.ts';
import { demoSlugs } from '../data/demo-sites/index.ts';
import type { AppEnv } from '../http/env.ts';
import type { Services } from '../services.ts';
import { parseSite } from '../sites/site-repo.ts';

/** Route that lists the demo sites that still have their original slug, with their current content. */
export function demoRoutes({ sites }: Services): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/api/demo-sites', async (c) => {
    const found = await Promise.all(demoSlugs.map((slug) => sites.bySlug(slug)));
    const message = found.flatMap((stored) => {
      if (!stored) return [];
      const site = parseSite(stored);
      return {
        slug: stored.slug,
        company_name: text(site.company_name),
        company_type: text(site.company_type),
        city: text(site.city),
        state: text(site.state),
        thumbnail: thumbnailOf(site),
      };
    });
    return c.json({ message });
  });
}
