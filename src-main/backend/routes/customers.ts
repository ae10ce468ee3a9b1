import { Hono } from 'hono';
import { z } from 'zod';
import { inTransaction, type Tables } from '../db/tables.ts';
import type { AppEnv } from '../http/env.ts';
import { HttpError } from '../http/errors.ts';
import { parseBody, requiredText } from '../http/parse.ts';
import type { Services } from '../services.ts';

type CustomerRow = Tables['customer'];

const PRIMARY_OWNER = 'Primary Owner';

/** Returns a customer as it is sent to the app, with IDs as numbers. */
const asCustomer = ({ id, name, phone, user_type, site_pk }: CustomerRow) => ({
  id: Number(id),
  name,
  phone,
  user_type,
  ...(user_type === PRIMARY_OWNER && { landing_page_id: Number(site_pk) }),
});

const conversion = z.object({ customer_ids: z.array(requiredText).min(1), primary_owner_id: requiredText });

export function customerRoutes({ db, sites, home }: Services): Hono<AppEnv> {
  const customers = db.selectFrom('customer').selectAll();
  const byId = (id: string) => customers.where('id', '=', id).executeTakeFirst();

  return new Hono<AppEnv>()
    .post('/api/get-user-by-landing-page', async (c) => {
      const { landing_page } = await parseBody(c, z.object({ landing_page: requiredText }));
      const site = (await sites.byPk(landing_page)) ?? (await sites.bySlug(landing_page));
      if (!site) throw new HttpError(404, `There is no site “${landing_page}”.`);
      const rows = await customers.where('site_pk', '=', site.sitePk).orderBy('id').execute();
      return c.json({ message: rows.map((row) => ({ customer: asCustomer(row), phone: row.phone })) });
    })
    .post('/api/get-customer-by-any', async (c) => {
      const { search_key } = await parseBody(c, z.object({ search_key: requiredText }));
      const term = search_key.toLowerCase();
      const digits = /^[\d\s()+.-]+$/.test(term) ? term.replace(/\D/g, '') : '';
      const matches = ({ id, name, phone }: CustomerRow) =>
        name.toLowerCase().includes(term) || (digits !== '' && (id.includes(digits) || phone.includes(digits)));
      const all = await customers.orderBy('name').execute();
      return c.json({ status: 'success', message: { customers: all.filter(matches).slice(0, 50).map(asCustomer) } });
    })
    .post('/api/make-customers-teammates', async (c) => {
      const { customer_ids, primary_owner_id } = await parseBody(c, conversion);
      const owner = await byId(primary_owner_id);
      if (owner?.user_type !== PRIMARY_OWNER) throw new HttpError(400, 'primary_owner_id names no primary owner.');
      for (const id of customer_ids) if (!(await byId(id))) throw new HttpError(404, `There is no customer ${id}.`);
      if (customer_ids.includes(owner.id)) throw new HttpError(400, 'The primary owner cannot be a teammate.');
      const teammate = { user_type: 'Teammate', site_pk: owner.site_pk };
      const action = `made the customers ${customer_ids.join(', ')} teammates of ${owner.id}`;
      await inTransaction(db, async (tx) => {
        await tx.updateTable('customer').set(teammate).where('id', 'in', customer_ids).execute();
        await home.note(tx, { userId: c.get('userId'), action });
      });
      return c.json({ status: 'success' });
    });
}
