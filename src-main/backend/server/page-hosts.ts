import { isIPv4 } from 'node:net';
import { type Context, Hono } from 'hono';
import type { AppEnv } from '../http/env.ts';
import type { Bodies } from '../pages/bodies.ts';
import { lookUp } from '../pages/look-up.ts';
import { sendFile } from '../pages/send-file.ts';
import type { Publisher } from '../publisher/publisher.ts';
import type { Domains } from './domains.ts';

interface Parts {
  domains: Domains;
  storeOf: Publisher['storeOf'];
  bodies: Bodies;
  /** the name at which the app reaches the server, where it is known */
  ownHost: string | undefined;
}

/** The only call that visitors of a site make: its form. */
const messageCall = /^POST \/public\/messages\/[^/]+$/;

/**
 * Answers requests for a site's domain with its pages, and with nothing else: no call of the product can be reached by
 * a name that a customer has.
 */
export function pageHostRoutes({ domains, storeOf, bodies, ownHost }: Parts): Hono<AppEnv> {
  async function page(c: Context<AppEnv>, host: string, url: URL): Promise<Response> {
    c.set('route', 'page');
    const publication = c.get('publication');
    if (!publication) return c.text('No site is published at this address.', 421);
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      c.header('Allow', 'GET, HEAD');
      return c.text('Only pages are here.', 405);
    }
    c.header('Cache-Control', 'no-cache');
    if (host !== publication.domain) {
      return c.redirect(`https://${publication.domain}${url.pathname}${url.search}`, 301);
    }
    const store = storeOf(publication);
    const found = await lookUp(store, url.pathname);
    if (found.kind === 'file') return sendFile(c, store, found, bodies);
    if (found.kind === 'redirect') return c.redirect(found.redirect.destination, found.redirect.status);
    return c.text('Not found', 404);
  }

  /** Names that no site can have, such as those of probes, reach the server itself. */
  const isOwn = (host: string): boolean => host === ownHost || !host.includes('.') || isIPv4(host);

  return new Hono<AppEnv>().use(async (c, next) => {
    const url = new URL(c.req.url);
    const host = url.hostname.replace(/\.$/, '');
    if (isOwn(host)) return next();
    const publication = domains.siteAt(host);
    if (!publication && ownHost === undefined) return next();
    c.set('publication', publication);
    return publication && messageCall.test(`${c.req.method} ${url.pathname}`) ? next() : page(c, host, url);
  });
}
