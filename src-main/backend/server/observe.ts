import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { METHOD_NAME_ALL } from 'hono/router';
import { matchedRoutes } from 'hono/route';
import type { AppEnv } from '../http/env.ts';
import type { RunningRequests } from './flow.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Matches a request ID, from a proxy or the app, that is safe to write to the log unchanged. */
const SOUND_ID = /^[\w-]{8,64}$/;
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

interface Tools {
  log: Log;
  metrics: Metrics;
  flow: RunningRequests;
}

/**
 * The facts about a request in the log and the metrics. `route` is the pattern of the path or another name, but never
 * the path, because paths name customers.
 */
interface Answered {
  method: string;
  route: string;
  status: number;
  userId?: number;
  isProbe?: boolean;
}

/** Counts and logs requests. */
export interface Observer {
  /**
   * Begins to observe a request. `end` has to be called when it is answered.
   * @param given the ID that the caller gave to the request, if any
   */
  begin(given: string | undefined): { requestId: string; end(answered: Answered): void };
}

export function createObserver({ log, metrics, flow }: Tools): Observer {
  // The lines about requests contain nothing to hide. Searching them for members to hide would take twice as long as
  // all other work for these lines.
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

/** Returns middleware that observes each request that reaches the router. */
export function observe(observer: Observer): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { requestId, end } = observer.begin(c.req.header('X-Request-Id'));
    c.set('requestId', requestId);
    c.header('X-Request-Id', requestId);
    try {
      await next();
    } finally {
      // Routes of the method `METHOD_NAME_ALL` are middleware. No other route matches if the path is unknown.
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
