import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/env.ts';
import { report } from '../report.ts';
import type { SiteRepo } from '../sites/site-repo.ts';
import type { Audit } from './audit.ts';

type Body = Readonly<Record<string, unknown>>;

/** Calls whose success is listed, and what they did. Saves are listed by their revisions. */
const deeds: Readonly<Record<string, (body: Body) => string>> = {
  'POST /publish': ({ paid_url }) => `published at ${told(paid_url)}`,
  'POST /m/publish': ({ paid_url }) => `published at ${told(paid_url)}`,
  'POST /publish/rollback': ({ release }) => `showed the release ${told(release)} again`,
  'POST /publish/remove': () => 'took the site off the web',
  'POST /api/purchase-domain': ({ domain }) => `bought the domain ${told(domain)}`,
  'POST /api/configure-dns': ({ domain }) => `configured the domain ${told(domain)}`,
  'POST /api/configure-for-ext-domain': () => 'connected a domain of the customer',
  'POST /api/park_user_website': ({ domain, park_type }) => `parked ${told(domain)} (${told(park_type)})`,
  'POST /api/make-customers-teammates': ({ customer_ids, primary_owner_id }) =>
    `made the customers ${told(customer_ids)} teammates of ${told(primary_owner_id)}`,
};

/** Most characters of a member; they come from the caller. */
const LONGEST = 300;
const told = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return (text ?? '').slice(0, LONGEST);
};

/** Lists who did what, once it is done. */
export function auditCalls(audit: Audit, sites: SiteRepo): MiddlewareHandler<AppEnv> {
  async function note(c: Context<AppEnv>, deed: (body: Body) => string): Promise<void> {
    const body = (await c.req.json<Body | null>()) ?? {};
    const site = (await sites.byIdKey(told(body['id_key']))) ?? (await sites.bySlug(told(body['slug'])));
    await audit.note({ userId: c.get('userId'), sitePk: site?.sitePk, action: deed(body) });
  }

  return async (c, next) => {
    await next();
    const deed = deeds[`${c.req.method} ${c.req.path}`];
    if (deed === undefined || !c.res.ok || c.get('userId') === undefined) return;
    // It is done, whatever becomes of the list.
    await note(c, deed).catch((error: unknown) =>
      report('What was done could not be listed:', error, c.get('requestId')),
    );
  };
}
