import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { METHOD_NAME_ALL } from 'hono/router';
import { matchedRoutes } from 'hono/route';
import type { AppEnv } from '../http/env.ts';
import type { Flow } from './flow.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** An id of a proxy or the app that can stand in a log as it is. */
const SOUND_ID = /^[\w-]{8,64}$/;
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

interface Observers {
  log: Log;
  metrics: Metrics;
  flow: Flow;
}

/** Counts and logs each request by its route's pattern, because paths and bodies name customers. */
export function observe({ log, metrics, flow }: Observers): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const given = c.req.header('X-Request-Id') ?? '';
    const requestId = SOUND_ID.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    c.header('X-Request-Id', requestId);
    const startedAt = performance.now();
    const end = flow.begin();
    metrics.inFlight(flow.count());
    try {
      await next();
    } finally {
      end();
      metrics.inFlight(flow.count());
      const { method } = c.req;
      const { status } = c.res;
      const ms = performance.now() - startedAt;
      // A request that a guard answers reaches no handler, and neither does an unknown path.
      const matched = matchedRoutes(c).findLast((each) => each.method !== METHOD_NAME_ALL)?.path;
      const route = c.get('route') ?? matched ?? 'unknown';
      metrics.answered({ method, route, status, seconds: ms / 1000 });
      const facts = { requestId, method, route, status, ms: Math.round(ms), userId: c.get('userId') };
      if (status >= 500) log.error(facts, 'request');
      else if (PROBES.has(c.req.path)) log.debug(facts, 'request');
      else log.info(facts, 'request');
    }
  };
}
