import { type Context, Hono } from 'hono';
import type { AppEnv } from '../http/env.ts';
import type { Domains } from './domains.ts';
import { isLoopback } from './loopback.ts';

/**
 * Tells the proxy before the server for which names it may get certificates: those of published sites, with and without
 * `www.`, and those that the sites had before.
 */
export function tlsRoutes({ siteAt }: Domains): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/tls/ask', (c) => {
    if (!isOfThisComputer(c)) return c.notFound();
    const name = (c.req.query('domain') ?? '').toLowerCase().replace(/\.$/, '');
    return siteAt(name) ? c.text('yes') : c.text('no', 404);
  });
}

/** What a proxy on this computer passes on comes from loopback too, but with the address of its caller. */
const isOfThisComputer = (c: Context<AppEnv>): boolean =>
  isLoopback(c.env.incoming.socket.remoteAddress ?? '') &&
  isLoopback(new URL(c.req.url).hostname) &&
  c.req.header('X-Forwarded-For') === undefined;
