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

interface Tools {
  log: Log;
  metrics: Metrics;
  flow: Flow;
}

/** What the log and the metrics tell of a request. Its route is a pattern, because paths and bodies name customers. */
interface Answered {
  method: string;
  route: string;
  status: number;
  userId?: number;
  isProbe?: boolean;
}

/** Counts and logs requests. */
export interface Observer {
  /** @param given the request's id, where its caller has given it one */
  begin(given: string | undefined): { requestId: string; end(answered: Answered): void };
}

export function createObserver({ log, metrics, flow }: Tools): Observer {
  // Nothing in these lines has to be hidden, and to look for it would take twice as long as the rest.
  const requests = log.child({}, { redact: [] });
  return {
    begin(given = '') {
      const requestId = SOUND_ID.test(given) ? given : randomUUID();
      const startedAt = performance.now();
      const end = flow.begin();
      metrics.inFlight(flow.count());
      return {
        requestId,
        end({ method, route, status, userId, isProbe = false }) {
          end();
          metrics.inFlight(flow.count());
          const ms = performance.now() - startedAt;
          metrics.answered({ method, route, status, seconds: ms / 1000 });
          const level = status >= 500 ? 'error' : isProbe ? 'debug' : 'info';
          requests[level]({ requestId, method, route, status, ms: Math.round(ms), userId }, 'request');
        },
      };
    },
  };
}

/** Observes each request that gets to the router. */
export function observe(observer: Observer): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { requestId, end } = observer.begin(c.req.header('X-Request-Id'));
    c.set('requestId', requestId);
    c.header('X-Request-Id', requestId);
    try {
      await next();
    } finally {
      // A request that a guard answers reaches no handler, and neither does an unknown path.
      const matched = matchedRoutes(c).findLast((each) => each.method !== METHOD_NAME_ALL)?.path;
      end({
        method: c.req.method,
        route: c.get('route') ?? matched ?? 'unknown',
        status: c.res.status,
        userId: c.get('userId'),
        isProbe: PROBES.has(c.req.path),
      });
    }
  };
}
