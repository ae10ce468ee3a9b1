import { Hono } from 'hono';
import { z } from 'zod';
import { RawValue } from '#shared/record/raw-value.ts';
import { inTransaction } from '../db/tables.ts';
import type { AppEnv } from '../http/env.ts';
import { HttpError } from '../http/errors.ts';
import { parseBody, requiredText } from '../http/parse.ts';
import { placeIdOf } from '../listings/listing-repo.ts';
import type { Services } from '../services.ts';

export function businessProfileRoutes({ db, sitesOn }: Services): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/api/save_gmb_account_id/:slug/:accountId', async (c) => {
      const { slug, accountId } = c.req.param();
      if (!/^\d{1,40}$/.test(accountId)) throw new HttpError(400, 'accountId: must be digits');
      const id = RawValue.parse(JSON.stringify(accountId));
      await inTransaction(db, async (tx) => {
        const sites = sitesOn(tx);
        const named = await sites.bySlug(slug);
        const site = named && (await sites.byPk(named.sitePk, 'forUpdate'));
        if (!site) throw new HttpError(404, `There is no site “${slug}”.`);
        // This is not an edit of the site: its modified time stays the same, so that open drafts count as current.
        const document = RawValue.parse(site.document).with('gmb_account_id', id).toText();
        await tx.updateTable('site').set({ document }).where('site_pk', '=', site.sitePk).execute();
      });
      return c.json({ status: 'success' });
    })
    .post('/api/get_place_id_by_text_query', async (c) => {
      const { textQuery } = await parseBody(c, z.object({ textQuery: requiredText }));
      // This simulated search finds a place if the query seems to have a city and a state.
      const found = /\p{L}{2}.*,\s*\p{L}{2}/u.test(textQuery);
      return c.json({ message: { data: found ? { name: textQuery, place_id: placeIdOf(textQuery) } : null } });
    });
}
