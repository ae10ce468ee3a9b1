import { Hono } from 'hono';
import { z } from 'zod';
import { checkDomain } from '#shared/domain/site/identity.ts';
import { flag, text } from '#shared/record/readers.ts';
import { parkTypes } from '#shared/ipc/domain.ipc.ts';
import { inTransaction } from '../db/tables.ts';
import { createRegistrar, type Registrar } from '../domains/registrar.ts';
import type { AuditedAction } from '../home.ts';
import type { AppEnv } from '../http/env.ts';
import { HttpError } from '../http/errors.ts';
import { check, parseBody, requiredText } from '../http/parse.ts';
import type { Services } from '../services.ts';
import { parseSite, type StoredSite } from '../sites/site-repo.ts';

const domain = requiredText.transform((value, context) => {
  const checked = checkDomain(value);
  if (checked.error) context.addIssue({ code: 'custom', message: checked.error });
  return checked.value.toLowerCase();
});
const target = z.object({ domain, slug: requiredText });
const snapshotBody = z.object({ paid_url: domain, slug: requiredText });
const parkBody = z.object({ domain, park_type: z.enum(parkTypes) });

export function domainRoutes({ db, sites, home }: Services): Hono<AppEnv> {
  const registrar = createRegistrar(db);

  async function found(slug: string): Promise<StoredSite> {
    const site = await sites.bySlug(slug);
    if (!site) throw new HttpError(404, `There is no site “${slug}”.`);
    return site;
  }

  /** Runs `work` with the registrar in a transaction, and adds the deed to the audit unless the result is false. */
  const audited = <T>(deed: AuditedAction, work: (registrar: Registrar) => Promise<T>): Promise<T> =>
    inTransaction(db, async (tx) => {
      const result = await work(createRegistrar(tx));
      if (result !== false) await home.note(tx, deed);
      return result;
    });

  /**
   * Whether the domain belongs to the site: it was bought here for this site, or it was not bought here and the site's
   * record says that it is purchased.
   */
  async function isOurs(name: string, stored: StoredSite): Promise<boolean> {
    const owner = await registrar.ownerOf(name);
    if (owner !== undefined) return owner === stored.sitePk;
    const site = parseSite(stored);
    return flag(site.domain_purchased) && text(site.paid_url).toLowerCase() === name;
  }

  return new Hono<AppEnv>()
    .post('/api/check-domain-availability', async (c) => {
      const body = await parseBody(c, target);
      const offer = await registrar.offer(body.domain);
      const available = offer.available && !(await isOurs(body.domain, await found(body.slug)));
      return c.json({ message: available ? offer : { available, period: null, price: null } });
    })
    .post('/api/purchase-domain', async (c) => {
      const body = await parseBody(c, target);
      const site = await found(body.slug);
      const deed = { userId: c.get('userId'), sitePk: site.sitePk, action: `bought the domain ${body.domain}` };
      const bought =
        !(await isOurs(body.domain, site)) && (await audited(deed, ({ buy }) => buy(body.domain, site.sitePk)));
      return c.json({ message: { successfully_purchased: bought } });
    })
    .post('/api/configure-dns', async (c) => {
      const body = await parseBody(c, target);
      const site = await found(body.slug);
      if (!(await isOurs(body.domain, site))) {
        throw new HttpError(409, `${body.domain} was not bought for this site: its records are set where it was.`);
      }
      const deed = { userId: c.get('userId'), sitePk: site.sitePk, action: `configured the domain ${body.domain}` };
      const records = await audited(deed, ({ configure }) => configure(body.domain, site.sitePk));
      return c.json({ status: 'success', message: records });
    })
    .post('/api/configure-for-ext-domain', async (c) => {
      const { slug } = await parseBody(c, z.object({ slug: requiredText }));
      const site = await found(slug);
      const host = text(parseSite(site).paid_url).trim().toLowerCase();
      if (host === '') throw new HttpError(400, 'The saved site has no domain.');
      const deed = {
        userId: c.get('userId'),
        sitePk: site.sitePk,
        action: `connected the domain ${host} of the customer`,
      };
      const { address, name } = await audited(deed, ({ balance }) => balance(site.sitePk, slug, host));
      return c.json({ message: { static: address, host, name } });
    })
    .post('/api/domain-dns-snapshot', async (c) => {
      const body = await parseBody(c, snapshotBody);
      await found(body.slug);
      await registrar.snapshot(body.paid_url);
      return c.json({ status: 'success' });
    })
    .get('/api/index-google/:domain', async (c) => {
      const name = check(domain, c.req.param('domain'));
      await registrar.note(name, 'index', '');
      const latestUpdate = { url: `https://${name}/`, type: 'URL_UPDATED', notifyTime: new Date().toISOString() };
      return c.json({ message: { data: { urlNotificationMetadata: { url: `https://${name}/`, latestUpdate } } } });
    })
    .post('/api/park_user_website', async (c) => {
      const body = await parseBody(c, parkBody);
      const deed = { userId: c.get('userId'), action: `parked ${body.domain} (${body.park_type})` };
      await audited(deed, ({ note }) => note(body.domain, 'park', body.park_type));
      return c.json({ status: 'success', message: `${body.domain} is parked.` });
    });
}
