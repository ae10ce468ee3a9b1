import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Store } from '../db/open.ts';
import type { AppEnv } from '../http/env.ts';
import { HttpError } from '../http/errors.ts';
import { report } from '../report.ts';
import type { RunningRequests } from './flow.ts';
import type { Metrics } from './metrics.ts';

interface Parts extends Pick<Store, 'db' | 'checkSchema'> {
  checkFiles: () => Promise<void>;
  flow: RunningRequests;
  metrics: Metrics;
  /** bearer token that Prometheus has to send; without it metrics are off */
  metricsToken: string | undefined;
}

/** Routes for the people who operate the server: whether it runs, whether it is ready for requests, and its metrics. */
export function operationRoutes({ db, checkSchema, checkFiles, flow, metrics, metricsToken }: Parts): Hono<AppEnv> {
  const checks: Readonly<Record<string, () => unknown>> = {
    database: () => sql`SELECT 1`.execute(db),
    migrations: checkSchema,
    files: checkFiles,
    draining() {
      if (flow.isClosed()) throw new Error('The server is stopping.');
    },
  };

  async function stateOf([name, check]: [string, () => unknown]): Promise<[string, 'ok' | 'failed']> {
    try {
      await check();
      return [name, 'ok'];
    } catch (error) {
      report(`Not ready: ${name}`, error);
      return [name, 'failed'];
    }
  }

  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const states = await Promise.all(Object.entries(checks).map(stateOf));
      const ready = states.every(([, state]) => state === 'ok');
      c.header('Cache-Control', 'no-store');
      return c.json({ status: ready ? 'ok' : 'failed', checks: Object.fromEntries(states) }, ready ? 200 : 503);
    })
    .get('/metrics', async (c) => {
      if (metricsToken === undefined) throw new HttpError(404, 'Metrics are off: set metrics.token.');
      const [given, expected] = [c.req.header('Authorization') ?? '', `Bearer ${metricsToken}`].map(Buffer.from);
      if (!given || !expected || given.length !== expected.length || !timingSafeEqual(given, expected)) {
        throw new HttpError(401, 'The token of the metrics is missing or wrong.');
      }
      c.header('Content-Type', metrics.type);
      return c.body(await metrics.shown());
    });
}
