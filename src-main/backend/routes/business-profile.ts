import { Hono } from 'hono';
import { z } from 'zod';
import { RawValue } from '#shared/record/raw-value.ts';
import type { AppEnv } from '../http/env.ts';
import { HttpError } from '../http/errors.ts';
import { parseBody, requiredText } from '../http/parse.ts';
import { placeIdOf } from '../listings/listing-repo.ts';
import type { Services } from '../services.ts';

export function businessProfileRoutes({ db, sites }: Services): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/api/save_gmb_account_id/:slug/:accountId', (c) => {
      const { slug, accountId } = c.req.param();
      const site = sites.bySlug(slug);
      if (!site) throw new HttpError(404, `There is no site “${slug}”.`);
      if (!/^\d{1,40}$/.test(accountId)) throw new HttpError(400, 'accountId: must be digits');
      const id = RawValue.parse(JSON.stringify(accountId));
      const document = RawValue.parse(site.document).with('gmb_account_id', id);
      // Not an edit of the site: its modified time stays, so that open drafts count as current.
      db.prepare('UPDATE site SET document = ? WHERE site_pk = ?').run(document.toText(), site.sitePk);
      return c.json({ status: 'success' });
    })
    .post('/api/get_place_id_by_text_query', async (c) => {
      const { textQuery } = await parseBody(c, z.object({ textQuery: requiredText }));
      // Finds a place where the query has at least a city and a state.
      const found = /\p{L}{2}.*,\s*\p{L}{2}/u.test(textQuery);
      return c.json({ message: { data: found ? { name: textQuery, place_id: placeIdOf(textQuery) } : null } });
    });
}
