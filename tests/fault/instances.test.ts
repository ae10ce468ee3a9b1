import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createClaims } from '../../src-main/backend/publisher/claims.ts';
import { createTurns, type Turn } from '../../src-main/backend/publisher/turns.ts';
import type { Store } from '../../src-main/backend/db/open.ts';
import { openPostgres } from '../../src-main/backend/server/postgres.ts';
import { withoutPictures } from '../unit/backend/in-process.ts';
import { collectReports } from '../support/reports.ts';
import { serverInProcess, type ServerInProcess } from '../support/server-in-process.ts';
import { sharedStores } from '../support/shared-stores.ts';

const CLAIMS = Number(process.env['SITEWRIGHT_CLAIMS'] ?? 100);
const BUCKET_FAULTS = Number(process.env['SITEWRIGHT_BUCKET_FAULTS'] ?? 10);
const ROOFER = 'summit-roofing';
const CLEANER = 'sparrow-house-cleaning';

const stores = sharedStores();
// The servers report the errors that these tests cause. The reports are collected, because they would go to stderr
// otherwise.
let reports: string[];
beforeEach(() => {
  reports = collectReports();
});
afterEach(() => {
  stores.s3.fail(() => undefined);
});

type Headers = Record<string, string>;

/** Starts servers with a new database in common and the bucket of this file. Signs a publisher in. */
async function instances(count = 2) {
  const url = await stores.postgres.database();
  const settings = ['--demo=true', `--database=${url}`, ...stores.s3.settings];
  const servers: ServerInProcess[] = [];
  for (let at = 0; at < count; at++) servers.push(await serverInProcess(settings));
  const headers = await servers[0]!.signIn('+12025550150', 'publisher');
  return { url, servers, headers };
}

async function edit({ call }: ServerInProcess, headers: Headers, slug: string, change: object): Promise<number> {
  const answer = await call('GET', `/api/getLandingPage/${slug}`, undefined, headers);
  const { message } = (await answer.json()) as { message: object };
  return (await call('POST', '/edit/landingpage', { ...message, ...change }, headers)).status;
}

const publish = async ({ call }: ServerInProcess, headers: Headers, slug: string, domain: string): Promise<number> => {
  const target = { slug, paid_url: domain, github_repo: '', id_key: '', first_publish_url: '' };
  return (await call('POST', '/publish', target, headers)).status;
};

const page = async ({ call }: ServerInProcess, domain: string): Promise<string> =>
  (await call('GET', `http://${domain}/`)).text();

async function storeOf(url: string): Promise<Store> {
  const store = await openPostgres(url, 4);
  onTestFinished(store.close);
  return store;
}

test('[SRV-04] what one server publishes is shown by the other, at the domain and after a move, when both answer visitors', async () => {
  const { servers, headers } = await instances();
  const [one, other] = servers as [ServerInProcess, ServerInProcess];
  expect(await edit(one, headers, ROOFER, { ...withoutPictures, company_tagline: 'First words' })).toBe(200);
  expect(await publish(one, headers, ROOFER, 'roof.example')).toBe(200);
  await expect.poll(() => page(other, 'roof.example')).toContain('First words');
  expect(await edit(other, headers, ROOFER, { company_tagline: 'Second words' })).toBe(200);
  expect(await publish(other, headers, ROOFER, 'moved.example')).toBe(200);
  await expect.poll(() => page(one, 'moved.example')).toContain('Second words');
  expect((await one.call('GET', 'http://roof.example/')).headers.get('Location')).toBe('https://moved.example/');
  await one.call('POST', '/publish/remove', { slug: ROOFER, id_key: '' }, headers);
  await expect.poll(() => page(other, 'moved.example')).not.toContain('Second words');
});

test('[SRV-02] two servers that publish one site at the same time do so one after the other, and both say so', async () => {
  const { servers, headers } = await instances();
  await edit(servers[0]!, headers, ROOFER, withoutPictures);
  const outcomes = Promise.all(
    Array.from({ length: 6 }, (_, at) => publish(servers[at % 2]!, headers, ROOFER, 'roof.example')),
  );
  expect(await outcomes).toEqual([200, 200, 200, 200, 200, 200]);
  for (const server of servers) await expect.poll(() => page(server, 'roof.example')).toContain('Summit Roofing');
});

test('[SRV-02] a change that lost its lock ends without effect when another server has begun one', async () => {
  const url = await stores.postgres.database();
  const [first, second] = [await storeOf(url), await storeOf(url)];
  const admin = new pg.Client(url);
  await admin.connect();
  onTestFinished(() => admin.end());
  const order: string[] = [];
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const late = createTurns(first).inTurn('1', async ({ finish }) => {
    begun.resolve();
    await goOn.promise;
    return finish(async () => order.push('late'));
  });
  await begun.promise;
  const next = createTurns(second).inTurn('1', ({ finish }) => finish(async () => order.push('next')));
  await admin.query(
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid()",
  );
  await next;
  goOn.resolve();
  await expect(late).rejects.toMatchObject({ status: 409 });
  expect(order).toEqual(['next']);
});

test('[SRV-02] a change keeps its lock as long as it makes steps, and is given up without effect when it makes none', async () => {
  const url = await stores.postgres.database();
  const [first, second] = [await storeOf(url), await storeOf(url)];
  const LIMIT = 60_000;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const order: string[] = [];
  const begun = Promise.withResolvers<Turn>();
  const goOn = Promise.withResolvers<void>();
  const late = Promise.withResolvers<unknown>();
  const stuck = createTurns(first, LIMIT).inTurn('1', async (turn) => {
    begun.resolve(turn);
    await goOn.promise;
    late.resolve(turn.finish(async () => order.push('late')));
    return late.promise;
  });
  const outcome = stuck.catch((error: unknown) => {
    order.push('given up');
    return error;
  });
  const { step } = await begun.promise;
  const next = createTurns(second, LIMIT).inTurn('1', ({ finish }) => finish(async () => order.push('next')));
  for (let at = 0; at < 10; at++) {
    vi.advanceTimersByTime(LIMIT - 1);
    step();
  }
  expect(order).toEqual([]);
  vi.advanceTimersByTime(LIMIT);
  expect(await outcome).toMatchObject({ status: 503, code: 'stuck' });
  await next;
  goOn.resolve();
  await expect(late.promise).rejects.toMatchObject({ status: 503 });
  expect(step).toThrow('given up');
  expect(order).toEqual(['given up', 'next']);
});

test('[SRV-02] a publish that hangs is given up with the reason, and its site is published by the other server', async () => {
  const { servers, headers } = await instances();
  await edit(servers[0]!, headers, ROOFER, { ...withoutPictures, company_tagline: 'After all' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const hangs = Promise.withResolvers<void>();
  stores.s3.fail((method, path) => {
    if (method !== 'PUT' || !path.includes('published/')) return undefined;
    hangs.resolve();
    return 'silent';
  });
  const first = publish(servers[0]!, headers, ROOFER, 'roof.example');
  await hangs.promise;
  const second = publish(servers[1]!, headers, ROOFER, 'roof.example');
  stores.s3.fail(() => undefined);
  vi.advanceTimersByTime(300_000);
  vi.useRealTimers();
  expect(await Promise.all([first, second])).toEqual([503, 200]);
  expect(reports).toContainEqual(expect.stringContaining('made no step for 300 s'));
  for (const server of servers) await expect.poll(() => page(server, 'roof.example')).toContain('After all');
});

test('[SRV-02] saves, publishes and a new site end, and none waits, when a dump holds a transaction open over all tables', async () => {
  const { url, servers, headers } = await instances();
  const [dump, admin] = [new pg.Client(url), new pg.Client(url)];
  for (const client of [dump, admin]) {
    await client.connect();
    onTestFinished(() => client.end());
  }
  const numberOf = async (client: pg.Client, query: string): Promise<number> =>
    Number((await client.query<{ n: string }>(query)).rows[0]?.n);
  await dump.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  const { rows: tables } = await dump.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  await dump.query(`LOCK TABLE ${tables.map(({ name }) => name).join()} IN ACCESS SHARE MODE`);
  const seen = await numberOf(dump, 'SELECT count(*) AS n FROM revision');
  const pid = await numberOf(dump, 'SELECT pg_backend_pid() AS n');

  const done = Promise.withResolvers<void>();
  let waiting = 0;
  let looks = 0;
  const watching = (async () => {
    for (const ended = done.promise.then(() => true); !(await Promise.race([ended, Promise.resolve(false)])); looks++) {
      const blocked = 'SELECT count(*) AS n FROM pg_stat_activity WHERE';
      waiting += await numberOf(admin, `${blocked} ${pid} = ANY (pg_blocking_pids(pid))`);
    }
  })();
  const wanted = { fbSlug: 'Late Roofer', industry: 'Roofing' };
  const asked = await servers[0]!.call('POST', '/api/landing-pages/', wanted, headers);
  const { task_id } = (await asked.json()) as { task_id: string };
  const statuses: number[] = [];
  for (let round = 0; round < 5; round++) {
    const change = { ...withoutPictures, company_tagline: `Round ${round}.` };
    const saves = [ROOFER, CLEANER].map((slug, at) => edit(servers[at]!, headers, slug, change));
    statuses.push(...(await Promise.all(saves)));
    const publishes = [ROOFER, CLEANER].map((slug, at) =>
      publish(servers[(at + round) % 2]!, headers, slug, `${slug}.example`),
    );
    statuses.push(...(await Promise.all(publishes)));
  }
  const state = async () =>
    (await servers[1]!.call('GET', `/api/tasks/${task_id}/status/`, undefined, headers)).json() as Promise<object>;
  await expect.poll(state).toMatchObject({ status: 'completed' });
  done.resolve();
  await watching;
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
  expect(looks).toBeGreaterThan(5);
  expect(waiting).toBe(0);
  for (const server of servers) await expect.poll(() => page(server, `${ROOFER}.example`)).toContain('Round 4.');
  // The transaction was open all the time, so it still sees the state at its start.
  expect(await numberOf(dump, 'SELECT count(*) AS n FROM revision')).toBe(seen);
  expect(await numberOf(admin, 'SELECT count(*) AS n FROM revision')).toBe(seen + 11);
});

test('[SRV-02] a change that another server makes now is left alone by one that starts', async () => {
  const url = await stores.postgres.database();
  const [first, second] = [await storeOf(url), await storeOf(url)];
  const goOn = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const running = createTurns(first).inTurn('1', async () => {
    begun.resolve();
    await goOn.promise;
  });
  await begun.promise;
  let done = 0;
  const count = async () => void done++;
  await createTurns(second).ifFree('1', count);
  await createTurns(second).ifFree('2', count);
  expect(done).toBe(1);
  goOn.resolve();
  await running;
  await createTurns(second).ifFree('1', count);
  expect(done).toBe(2);
});

test('[SRV-01] a site is created by another server when the one that was asked for it has ended', async () => {
  const { url, servers, headers } = await instances(1);
  const { db } = await storeOf(url);
  const task = { id: 'orphan', fb_slug: 'Left Roofer', industry: '1', stock: 0, created_at: Date.now(), due_at: 0 };
  await db
    .insertInto('creation_task')
    .values({ ...task, status: 'open' })
    .execute();
  const state = async () =>
    (await servers[0]!.call('GET', '/api/tasks/orphan/status/', undefined, headers)).json() as Promise<object>;
  await expect.poll(state, { timeout: 30_000 }).toMatchObject({ status: 'completed' });
});

test(`[SRV-04] one of two sites gets a domain, and the other is told whose it is, when both claim it ${CLAIMS} times`, async () => {
  const { url } = await instances(1);
  const stores = [await storeOf(url), await storeOf(url)];
  const { db } = stores[0]!;
  const sites = await db.selectFrom('site').select('site_pk').where('slug', 'in', [ROOFER, CLEANER]).execute();
  for (let at = 0; at < CLAIMS; at++) {
    const name = `claimed-${at}.example`;
    const claims = sites.map(({ site_pk }, side) =>
      createClaims(stores[side]!.db).take(site_pk, [
        { kind: 'domain', name },
        { kind: 'folder', name },
      ]),
    );
    const ended = await Promise.allSettled(claims);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } });
  }
  const owners = await db
    .selectFrom('claim')
    .select('name')
    .groupBy('name')
    .having(({ fn }) => fn.count('site_pk').distinct(), '>', 1)
    .execute();
  expect(owners).toEqual([]);
});

test(`[SRV-04] no site waits for what another has when two claim each other’s names ${CLAIMS} times, with and without www.`, async () => {
  const { url } = await instances(1);
  const stores = [await storeOf(url), await storeOf(url)];
  const { db } = stores[0]!;
  const sites = await db.selectFrom('site').select('site_pk').where('slug', 'in', [ROOFER, CLEANER]).execute();
  for (let at = 0; at < CLAIMS; at++) {
    const names = [`both-${at}.example`, `www.both-${at}.example`];
    const claims = sites.map(({ site_pk }, side) =>
      createClaims(stores[side]!.db).take(
        site_pk,
        (side === 0 ? names : names.toReversed()).map((name) => ({ kind: 'domain', name })),
      ),
    );
    const ended = await Promise.allSettled(claims);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } });
  }
  const { rows } = await sql<{ count: number }>`
    SELECT deadlocks AS count FROM pg_stat_database WHERE datname = current_database()`.execute(db);
  expect(rows).toEqual([{ count: 0 }]);
});

test(
  `[SRV-02] visitors see whole pages of one release when the bucket fails ${BUCKET_FAULTS} times while sites are published`,
  { timeout: 120_000 + BUCKET_FAULTS * 20_000 },
  async () => {
    const { servers, headers } = await instances();
    await edit(servers[0]!, headers, ROOFER, { ...withoutPictures, company_tagline: 'Round -1.' });
    expect(await publish(servers[0]!, headers, ROOFER, 'roof.example')).toBe(200);
    const kinds = ['503', 'lost before', 'lost after', 'cut'] as const;
    let shown = -1;
    let refused = 0;
    for (let round = 0; round < BUCKET_FAULTS; round++) {
      const server = servers[round % 2]!;
      expect(await edit(server, headers, ROOFER, { company_tagline: `Round ${round}.` })).toBe(200);
      let calls = 0;
      stores.s3.fail(() => (++calls > (round * 7) % 12 ? kinds[round % kinds.length] : undefined));
      const status = await publish(server, headers, ROOFER, 'roof.example');
      stores.s3.fail(() => undefined);
      if (status === 200) shown = round;
      else refused++;
      expect([200, 503]).toContain(status);
      for (const each of servers) await expect.poll(() => page(each, 'roof.example')).toContain(`Round ${shown}.`);
      const assets = (await page(server, 'roof.example')).match(/assets\/[0-9a-f]{12}\.\w+/g) ?? [];
      for (const asset of new Set(assets)) {
        expect((await server.call('GET', `http://roof.example/${asset}`)).status, asset).toBe(200);
      }
    }
    expect(refused).toBeGreaterThan(0);
  },
);
