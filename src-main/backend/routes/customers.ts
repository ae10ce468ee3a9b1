import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../http/env.ts';
import { HttpError } from '../http/errors.ts';
import { parseBody, requiredText } from '../http/parse.ts';
import type { Services } from '../services.ts';

interface CustomerRow {
  id: string;
  name: string;
  phone: string;
  user_type: string;
  site_pk: string | null;
}

const PRIMARY_OWNER = 'Primary Owner';

/** Here ids are numbers, as in most backends. */
const asCustomer = ({ id, name, phone, user_type, site_pk }: CustomerRow) => ({
  id: Number(id),
  name,
  phone,
  user_type,
  ...(user_type === PRIMARY_OWNER && { landing_page_id: Number(site_pk) }),
});

const conversion = z.object({ customer_ids: z.array(requiredText).min(1), primary_owner_id: requiredText });

export function customerRoutes({ db, sites }: Services): Hono<AppEnv> {
  const byId = db.prepare<[string], CustomerRow>('SELECT * FROM customer WHERE id = ?');
  const ofSite = db.prepare<[string], CustomerRow>('SELECT * FROM customer WHERE site_pk = ? ORDER BY id');
  const all = db.prepare<[], CustomerRow>('SELECT * FROM customer ORDER BY name');
  const join = db.prepare("UPDATE customer SET user_type = 'Teammate', site_pk = ? WHERE id = ?");

  return new Hono<AppEnv>()
    .post('/api/get-user-by-landing-page', async (c) => {
      const { landing_page } = await parseBody(c, z.object({ landing_page: requiredText }));
      const site = sites.byPk(landing_page) ?? sites.bySlug(landing_page);
      if (!site) throw new HttpError(404, `There is no site “${landing_page}”.`);
      const rows = ofSite.all(site.sitePk);
      return c.json({ message: rows.map((row) => ({ customer: asCustomer(row), phone: row.phone })) });
    })
    .post('/api/get-customer-by-any', async (c) => {
      const { search_key } = await parseBody(c, z.object({ search_key: requiredText }));
      const term = search_key.toLowerCase();
      const digits = /^[\d\s()+.-]+$/.test(term) ? term.replace(/\D/g, '') : '';
      const matches = ({ id, name, phone }: CustomerRow) =>
        name.toLowerCase().includes(term) || (digits !== '' && (id.includes(digits) || phone.includes(digits)));
      return c.json({
        status: 'success',
        message: { customers: all.all().filter(matches).slice(0, 50).map(asCustomer) },
      });
    })
    .post('/api/make-customers-teammates', async (c) => {
      const { customer_ids, primary_owner_id } = await parseBody(c, conversion);
      const owner = byId.get(primary_owner_id);
      if (owner?.user_type !== PRIMARY_OWNER) throw new HttpError(400, 'primary_owner_id names no primary owner.');
      const unknown = customer_ids.find((id) => !byId.get(id));
      if (unknown) throw new HttpError(404, `There is no customer ${unknown}.`);
      if (customer_ids.includes(owner.id)) throw new HttpError(400, 'The primary owner cannot be a teammate.');
      db.transaction(() => {
        for (const id of customer_ids) join.run(owner.site_pk, id);
      })();
      return c.json({ status: 'success' });
    });
}
