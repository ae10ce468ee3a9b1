import { Hono } from 'hono';
import type { AppEnv } from '../http/env.ts';
import type { Services } from '../services.ts';
import { HttpError } from '../http/errors.ts';
import { faultsSchema } from '../http/faults.ts';
import { check, jsonBody } from '../http/parse.ts';

/**
 * Routes for tests, only with `--allow-faults`. They make the backend fail on purpose, store sites, and show which
 * calls the backend got and what it stores.
 */
export function testRoutes({ faults, sites }: Services): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/__test/faults', async (c) => {
      faults.add(check(faultsSchema, await c.req.json()));
      return c.json({ message: 'added' });
    })
    .get('/__test/faults', (c) => c.json({ message: faults.waiting() }))
    .delete('/__test/faults', (c) => {
      faults.clear();
      return c.json({ message: 'cleared' });
    })
    .get('/__test/requests', (c) => c.json({ message: faults.requests() }))
    .post('/__test/sites', async (c) => {
      const site = await sites.put((await jsonBody(c)).raw, null);
      return c.json({ message: { slug: site.slug, modified: site.modified } });
    })
    .get('/__test/sites/:slug/raw', async (c) => {
      const site = await sites.bySlug(c.req.param('slug'));
      if (!site) throw new HttpError(404, 'There is no such site.');
      c.header('Content-Type', 'application/json');
      return c.body(site.document);
    });
}
