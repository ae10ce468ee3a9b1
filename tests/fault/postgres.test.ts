import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../src-main/backend/server/postgres.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
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

/** Saves the record; gives its modified time where the save was acknowledged. */
async function save(server: ServerInProcess, document: object, tagline: string, headers: Record<string, string>) {
  const answer = await server.call('POST', '/edit/landingpage', { ...document, company_tagline: tagline }, headers);
  const { message } = (await answer.json()) as { message: { modified?: string } };
  return answer.ok ? message.modified : undefined;
}

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
  // Sentences are drawn by lot, and not all of them name the place.
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

test('[SRV-02] no acknowledged save is lost when the database is killed and started again under saves', async () => {
  const url = await postgres.database();
  const server = await serverInProcess(['--demo=true', `--database=${url}`, '--database-connections=4']);
  const headers = await server.signIn(phoneOf(1), 'editor');
  const document = await documentOf(server, headers);
  const acknowledged: string[] = [];
  let refused = 0;
  for (let round = 0; round < 3; round++) {
    const saves = Array.from({ length: 20 }, async (_, at) => {
      const modified = await save(server, document, `Round ${round}, save ${at}`, headers);
      if (modified === undefined) refused++;
      else acknowledged.push(modified);
      if (at === 5) await postgres.kill();
    });
    await Promise.all(saves);
    await postgres.start();
    await expect.poll(() => server.call('GET', '/readyz').then(({ status }) => status)).toBe(200);
  }
  expect(refused).toBeGreaterThan(0);
  expect(acknowledged.length).toBeGreaterThan(0);
  const kept = new Set((await revisionsIn(url)).map(({ modified }) => modified));
  expect(acknowledged.filter((modified) => !kept.has(modified))).toEqual([]);
});
