import { sql } from 'kysely';
import { randomFrom } from '../../src-main/backend/random.ts';
import { countBuffersInHeapLimit } from '../../src-main/backend/server/garbage-collection.ts';
import { openPostgres } from '../../src-main/backend/server/postgres.ts';
import { fillSites, RECORD_SIZE, slugOf } from './made-sites.ts';
import { ms, percentile } from './measure.ts';
import type { BenchRow } from './row.ts';
import { addStaff, signIn, startBackend, startStores, withParts } from './team-server.ts';

export const SITES = 10_000;
const READS = 3000;
const WARM_UP = 200;
const MOST_OVER_MS = 10;

/** Measures P23: reading one of many sites by its slug over HTTP, compared with a SELECT through a connection pool. */
export async function run(): Promise<BenchRow[]> {
  // This process is the client. Without this call its frequent garbage collections would slow down the measured
  // requests.
  countBuffersInHeapLimit();
  return withParts(async (adopt) => {
    const { folder, database, settings } = await startStores(adopt);
    const { db, close } = await openPostgres(database, 10);
    adopt({ stop: close });
    await fillSites(db, SITES);
    // Without these two statements PostgreSQL would do the same work in the background, during the measurement.
    await sql`VACUUM ANALYZE`.execute(db);
    await sql`CHECKPOINT`.execute(db);
    await addStaff(db, 'viewer');
    const server = adopt(await startBackend('server', folder.path, settings));
    const call = await signIn(server.url);

    const random = randomFrom('reads');
    const contestants = {
      http: async (slug: string) => void (await call(`/api/getLandingPage/${slug}`)),
      select: async (slug: string) =>
        void (await db.selectFrom('site').select('document').where('slug', '=', slug).executeTakeFirstOrThrow()),
    };
    const times = { http: [] as number[], select: [] as number[] };
    for (let round = 0; round < READS + WARM_UP; round++) {
      for (const name of ['http', 'select'] as const) {
        const slug = slugOf(random.int(0, SITES - 1));
        const start = performance.now();
        await contestants[name](slug);
        if (round >= WARM_UP) times[name].push(performance.now() - start);
      }
    }
    const [ours, theirs] = [percentile(times.http, 0.99), percentile(times.select, 0.99)];
    const [half, theirHalf] = [percentile(times.http, 0.5), percentile(times.select, 0.5)];
    return [
      {
        id: 'P23',
        what: `one of ${SITES.toLocaleString('en')} sites of ${String(RECORD_SIZE / 1000)} KB by slug over HTTP`,
        reference: `bare SELECT of it, p99 ${ms(theirs)}, median ${ms(theirHalf)}`,
        measured: `p99 ${ms(ours)}, median ${ms(half)}: p99 ${ms(ours - theirs)} over`,
        goal: `p99 ≤ ${String(MOST_OVER_MS)} ms over it`,
        ok: ours - theirs <= MOST_OVER_MS,
      },
    ];
  });
}
