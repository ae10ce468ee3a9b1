import { type Context, Hono } from 'hono';
import type { AppEnv } from '../http/env.ts';
import type { Domains } from './domains.ts';
import { isLoopback } from './loopback.ts';

/**
 * Returns the route at which the proxy in front of the server asks whether to get a certificate for a host name. The
 * answer is yes for the present and former domains of published sites, with and without `www.`.
 */
export function tlsRoutes({ siteAt }: Domains): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/tls/ask', (c) => {
    if (!isOfThisComputer(c)) return c.notFound();
    const name = (c.req.query('domain') ?? '').toLowerCase().replace(/\.$/, '');
    return siteAt(name) ? c.text('yes') : c.text('no', 404);
  });
}

/**
 * Whether a program on this computer made the request itself. Requests that a proxy on this computer forwards come from
 * loopback too, but have the address of the proxy's caller in X-Forwarded-For.
 */
const isOfThisComputer = (c: Context<AppEnv>): boolean =>
  isLoopback(c.env.incoming.socket.remoteAddress ?? '') &&
  isLoopback(new URL(c.req.url).hostname) &&
  c.req.header('X-Forwarded-For') === undefined;
