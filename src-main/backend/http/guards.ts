import { timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './env.ts';
import { refusalOf } from '../auth/roles.ts';
import type { TokenService } from '../auth/token-service.ts';
import { HttpError } from './errors.ts';

/** Paths that need no launch token: they are for browsers, or for clients with tokens of their own. */
const publicPaths = /^\/((media|sites|public|providers\/(google|business-profile))\/|providers\/(new-)?checkout$)/;

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Refuses requests for other hosts than loopback names, so that no web page can reach the backend by DNS rebinding. */
export const requireLoopbackHost: MiddlewareHandler = async (c, next) => {
  const { hostname } = new URL(c.req.url);
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) throw new HttpError(403, 'Unknown host.');
  await next();
};

/**
 * Returns middleware that refuses calls without the launch token, except calls to `publicPaths`. If `token` is
 * undefined, no call is refused.
 */
export function requireLaunchToken(token: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (token && !publicPaths.test(c.req.path) && !sameText(c.req.header('X-Sitewright-Token') ?? '', token)) {
      throw new HttpError(403, 'The launch token is missing or wrong.');
    }
    await next();
  };
}

/**
 * Returns middleware for the paths that need a sign-in. It refuses calls of people who are not signed in, and calls
 * that the role of the signed-in person forbids.
 */
export function requireSignIn(tokens: TokenService, needsSignIn: (path: string) => boolean): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (needsSignIn(c.req.path)) {
      const [scheme, token] = (c.req.header('Authorization') ?? '').split(' ');
      const holder = scheme?.toLowerCase() === 'bearer' && token ? await tokens.holderOf(token) : undefined;
      if (!holder) throw new HttpError(401, 'Please sign in.', 'signed_out');
      const refusal = refusalOf(holder.role, c.req.method, c.req.path);
      if (refusal !== undefined) throw new HttpError(403, refusal, 'role_forbids');
      c.set('userId', holder.userId);
    }
    await next();
  };
}
