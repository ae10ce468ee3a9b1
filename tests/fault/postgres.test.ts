import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { inTransaction } from '../../src-main/backend/db/tables.ts';
import { openPostgres } from '../../src-main/backend/server/postgres.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { collectReports } from '../support/reports.ts';
import { serverInProcess, type ServerInProcess } from '../support/server-in-process.ts';

const SLUG = 'blue-ridge-plumbing';
const STAFF = 20;
const ROUNDS = 5;

let postgres: Postgres;
beforeAll(async () => void (postgres = await startPostgres()));
afterAll(() => postgres.stop());

const phoneOf = (at: number): string => `+1202555${String(1000 + at)}`;

async function documentOf({ call }: ServerInProcess, headers: Record<string, string>): Promise<object> {
  const answer = await call('GET', `/api/getLandingPage/${SLUG}`, undefined, headers);
  return ((await answer.json()) as { message: object }).message;
}

const post = ({ call }: ServerInProcess, document: object, tagline: string, headers: Record<string, string>) =>
  call('POST', '/edit/landingpage', { ...document, company_tagline: tagline }, headers);

/** Saves the record. Returns its modified time if the save was acknowledged. */
async function save(server: ServerInProcess, document: object, tagline: string, headers: Record<string, string>) {
  const answer = await post(server, document, tagline, headers);
  const { message } = (await answer.json()) as { message: { modified?: string } };
  return answer.ok ? message.modified : undefined;
}

/** Starts a server, signs a publisher in, and opens an administrator's connection to the database. */
async function underAdmin(settings: readonly string[] = []) {
  collectReports();
  const url = await postgres.database();
  const server = await serverInProcess(['--demo=true', `--database=${url}`, ...settings]);
  const headers = await server.signIn(phoneOf(1), 'publisher');
  const admin = new pg.Client(url);
  admin.on('error', () => undefined);
  await admin.connect();
  onTestFinished(() => admin.end());
  /** Returns the process IDs of the connections that wait for the administrator's locks. */
  const waiting = async (): Promise<number[]> => {
    const { rows } = await admin.query<{ pid: number }>(
      'SELECT pid FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))',
    );
    return rows.map(({ pid }) => pid);
  };
  return { url, server, headers, admin, waiting, document: await documentOf(server, headers) };
}

/** The answer to a call if the database does not answer. */
const DOWN = [503, expect.stringContaining('database does not answer')];

async function revisionsIn(url: string): Promise<{ modified: string; document: string }[]> {
  const { db, close } = await openPostgres(url, 1);
  const rows = await db
    .selectFrom('revision')
    .select(['modified', 'document'])
    .where('slug', '=', SLUG)
    .orderBy('id')
    .execute();
  await close();
  return rows;
}

test('[SRV-01] every save has a modified time of its own and a revision when 20 people save one site over two servers', async () => {
  const url = await postgres.database();
  const settings = ['--demo=true', `--database=${url}`, '--database-connections=4'];
  const servers = [await serverInProcess(settings), await serverInProcess(settings)];
  const people = [];
  for (let at = 0; at < STAFF; at++) {
    const server = servers[at % 2]!;
    people.push({ server, headers: await server.signIn(phoneOf(at), 'editor') });
  }
  const document = await documentOf(servers[0]!, people[0]!.headers);
  const saves = people.map(async ({ server, headers }, at) => {
    const own: (string | undefined)[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      own.push(await save(server, document, `Person ${at}, round ${round}`, headers));
    }
    return own;
  });
  const times = (await Promise.all(saves)).flat();
  expect(new Set(times).size).toBe(STAFF * ROUNDS);
  expect(times).not.toContain(undefined);
  const revisions = await revisionsIn(url);
  const kept = new Set(revisions.map(({ modified }) => modified));
  expect(times.filter((time) => !kept.has(time ?? ''))).toEqual([]);
  expect(revisions).toHaveLength(1 + STAFF * ROUNDS);
  const shown = (await documentOf(servers[1]!, people[1]!.headers)) as { modified: string };
  expect(shown.modified).toBe(revisions.at(-1)?.modified);
});

test('[SRV-01] a record is kept byte for byte, and found by its company, when it holds a character that the database does not take', async () => {
  const server = await serverInProcess(['--demo=true', `--database=${await postgres.database()}`]);
  const headers = await server.signIn(phoneOf(1), 'editor');
  const document = await documentOf(server, headers);
  const odd = { fbSlug: 'blue\0ridge', company_name: 'Blue\0 Ridge', city: 'Ashe\0ville', notes: 'a\0b' };
  const answer = await server.call('POST', '/edit/landingpage', { ...document, ...odd }, headers);
  expect(answer.status).toBe(200);
  expect(await documentOf(server, headers)).toMatchObject(odd);
  const query = new URLSearchParams({
    type: 'longV2',
    industry: 'Plumbing',
    service: 'Drains',
    company_name: 'Blue Ridge',
  });
  const described = async (): Promise<string> =>
    (await server.call('GET', `/api/services/generate-description?${query}`, undefined, headers)).text();
  // The sentences are chosen at random, and not all of them contain the place.
  await expect.poll(described).toContain('Asheville');
});

test('[SRV-01] a task that two servers know creates its site once', async () => {
  const url = await postgres.database();
  const first = await serverInProcess(['--demo=true', `--database=${url}`]);
  const { db, close } = await openPostgres(url, 1);
  const task = { id: 'task', fb_slug: 'New Roofer', industry: '1', stock: 0, created_at: 0, due_at: 0 };
  await db
    .insertInto('creation_task')
    .values({ ...task, status: 'open' })
    .execute();
  const others = await Promise.all([1, 2].map(() => serverInProcess(['--demo=true', `--database=${url}`])));
  const headers = await first.signIn(phoneOf(1), 'editor');
  await expect
    .poll(
      async () =>
        (await (await others[1]!.call('GET', '/api/tasks/task/status/', undefined, headers)).json()) as object,
    )
    .toMatchObject({ status: 'completed' });
  await Promise.all(others.map(({ backend }) => backend.close()));
  const made = await db.selectFrom('revision').select('id').where('slug', 'like', 'new%roofer').execute();
  await close();
  expect(made).toHaveLength(1);
});

test.each([
  ['its connection is ended', (pid: number) => `SELECT pg_terminate_backend(${pid})`],
  ['it is cancelled', (pid: number) => `SELECT pg_cancel_backend(${pid})`],
])(
  '[SRV-02] a save is refused as one that the database did not answer, and done when it is sent again, when %s',
  async (_, end) => {
    const { server, headers, admin, waiting, document } = await underAdmin();
    await admin.query('BEGIN');
    await admin.query('SELECT 1 FROM site WHERE slug = $1 FOR UPDATE', [SLUG]);
    const saved = post(server, document, 'While somebody waits', headers);
    await expect.poll(waiting).toHaveLength(1);
    await admin.query(end((await waiting())[0] ?? 0));
    const answer = await saved;
    expect([answer.status, await answer.text()]).toEqual(DOWN);
    await admin.query('ROLLBACK');
    expect((await post(server, document, 'Again', headers)).status).toBe(200);
  },
);

test('[SRV-02] a publish is refused as one that the database did not answer when the connection that waits for its lock is ended', async () => {
  const { server, headers, admin, waiting } = await underAdmin();
  const { rows } = await admin.query<{ site_pk: string }>('SELECT site_pk FROM site WHERE slug = $1', [SLUG]);
  await admin.query('SELECT pg_advisory_lock(hashtextextended($1, 27))', [rows[0]?.site_pk]);
  const target = { slug: SLUG, paid_url: 'ridge.example', github_repo: '', id_key: '', first_publish_url: '' };
  const published = server.call('POST', '/publish', target, headers);
  await expect.poll(waiting).toHaveLength(1);
  await admin.query(`SELECT pg_terminate_backend(${(await waiting())[0]})`);
  const answer = await published;
  expect([answer.status, await answer.text()]).toEqual(DOWN);
});

test('[SRV-02] a save is refused as one that the database did not answer when no connection is free in time', async () => {
  const { server, headers, admin, waiting, document } = await underAdmin(['--database-connections=1']);
  await admin.query('BEGIN');
  await admin.query('SELECT 1 FROM site WHERE slug = $1 FOR UPDATE', [SLUG]);
  const first = post(server, document, 'First', headers);
  await expect.poll(waiting).toHaveLength(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const second = post(server, document, 'Second', headers);
  // Once the call waits for a connection, it has a timer.
  while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  const answer = await second;
  expect([answer.status, await answer.text()]).toEqual(DOWN);
  await admin.query('ROLLBACK');
  expect((await first).status).toBe(200);
});

test('[SRV-02] two transactions that wait for each other both end when the database stops one of them', async () => {
  const { url, document } = await underAdmin();
  const { sitePk } = document as { sitePk: string };
  const { db, close } = await openPostgres(url, 2);
  onTestFinished(close);
  const names = ['one', 'other'];
  await db
    .insertInto('counter')
    .values(names.map((name) => ({ name, value: 0 })))
    .execute();
  let tries = 0;
  const both = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const add = (order: readonly string[], at: number) =>
    inTransaction(db, async (tx) => {
      tries++;
      for (const name of order) {
        await tx
          .updateTable('counter')
          .set((row) => ({ value: row('value', '+', 1) }))
          .where('name', '=', name)
          .execute();
        both[at]?.resolve();
        await Promise.all(both.map(({ promise }) => promise));
      }
      return sitePk;
    });
  expect(await Promise.all([add(names, 0), add(names.toReversed(), 1)])).toEqual([sitePk, sitePk]);
  expect(tries).toBeGreaterThan(2);
  const rows = await db.selectFrom('counter').select('value').where('name', 'in', names).execute();
  expect(rows.map(({ value }) => value)).toEqual([2, 2]);
});

test('[SRV-02] a save is refused by the name that is taken when another server gives it to a site at the same moment', async () => {
  const { server, headers, admin, waiting, document } = await underAdmin();
  await admin.query('BEGIN');
  await admin.query("UPDATE site SET slug = 'wanted-name' WHERE slug = 'summit-roofing'");
  const saved = post(server, { ...document, slug: 'wanted-name' }, 'Renamed', headers);
  await expect.poll(waiting).toHaveLength(1);
  await admin.query('COMMIT');
  const answer = await saved;
  expect([answer.status, await answer.json()]).toEqual([409, expect.objectContaining({ code: 'duplicate_slug' })]);
});

test('[SRV-02] no acknowledged save is lost when the database is killed and started again under saves', async () => {
  collectReports();
  const url = await postgres.database();
  const server = await serverInProcess(['--demo=true', `--database=${url}`, '--database-connections=4']);
  const headers = await server.signIn(phoneOf(1), 'editor');
  const document = await documentOf(server, headers);
  const acknowledged: string[] = [];
  const refused: unknown[] = [];
  for (let round = 0; round < 3; round++) {
    const saves = Array.from({ length: 20 }, async (_, at) => {
      const answer = await post(server, document, `Round ${round}, save ${at}`, headers);
      if (answer.ok) acknowledged.push(((await answer.json()) as { message: { modified: string } }).message.modified);
      else refused.push([answer.status, await answer.text()]);
      if (at === 5) await postgres.kill();
    });
    await Promise.all(saves);
    await postgres.start();
    await expect.poll(() => server.call('GET', '/readyz').then(({ status }) => status)).toBe(200);
  }
  expect(refused).toEqual(Array.from({ length: 3 * 20 - acknowledged.length }, () => DOWN));
  expect(refused.length).toBeGreaterThan(0);
  expect(acknowledged.length).toBeGreaterThan(0);
  const kept = new Set((await revisionsIn(url)).map(({ modified }) => modified));
  expect(acknowledged.filter((modified) => !kept.has(modified))).toEqual([]);
});
