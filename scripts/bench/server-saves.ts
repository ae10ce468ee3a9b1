import { cpus } from 'node:os';
import { openStore } from '../../src-main/backend/db/open.ts';
import { openPostgres } from '../../src-main/backend/server/postgres.ts';
import { fillSites, type MadeSite, RECORD_SIZE, siteMaker } from './made-sites.ts';
import { median, ms } from './measure.ts';
import { workWithChildren } from './process-memory.ts';
import type { BenchRow } from './row.ts';
import { coresUsed, scaling, type Span } from './scaling.ts';
import { addStaff, type Call, signIn, startBackend, makeFolder, startStores, withParts } from './team-server.ts';

const SITES = 16;
const ROUNDS = 160;
const MOST_TIMES = 2;
/** Number of saves that run at the same time, each of another site. */
const SAVERS = 8;
const THROUGHPUT_ROUNDS = 3;
const THROUGHPUT_MS = 6000;
const WARM_UP = 10;

/**
 * Measures P22: the time of a save on PostgreSQL compared with the embedded backend, and the saves per second of two
 * servers compared with one server.
 */
export async function run(): Promise<BenchRow[]> {
  return withParts(async (adopt) => {
    const embeddedFolder = adopt(await makeFolder());
    const own = openStore(embeddedFolder.path);
    await fillSites(own.db, SITES);
    await own.close();
    const { folder, postgres, database, settings } = await startStores(adopt);
    const store = await openPostgres(database, 2);
    await fillSites(store.db, SITES);
    await addStaff(store.db, 'editor');
    await store.close();
    const embedded = adopt(await startBackend('embedded', embeddedFolder.path));
    const one = adopt(await startBackend('server', folder.path, settings));
    const other = adopt(await startBackend('server', folder.path, settings));

    const make = await siteMaker();
    const sites = Array.from({ length: SITES }, (_, at) => make(at));
    const calls = { embedded: await signIn(embedded.url), one: await signIn(one.url), other: await signIn(other.url) };
    const compared = await compare(calls.embedded, calls.one, sites);
    const pids = { servers: [one.pid, other.pid], PostgreSQL: [postgres.pid()], client: [process.pid] };
    return [compared, await compareTwo([calls.one, calls.other], sites, pids)];
  });
}

const saveOf = (site: MadeSite, words: string): string => JSON.stringify({ ...site, about: words });

async function compare(embedded: Call, server: Call, sites: readonly MadeSite[]): Promise<BenchRow> {
  const times = { embedded: [] as number[], server: [] as number[] };
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    const body = saveOf(sites[round % sites.length]!, `Save ${String(round)}`);
    for (const [name, call] of [
      ['embedded', embedded],
      ['server', server],
    ] as const) {
      const start = performance.now();
      await call('/edit/landingpage', body);
      if (round >= WARM_UP) times[name].push(performance.now() - start);
    }
  }
  const [ours, theirs] = [median(times.server), median(times.embedded)];
  return {
    id: 'P22',
    what: `save of a record of ${String(RECORD_SIZE / 1000)} KB over HTTP on PostgreSQL`,
    reference: `the embedded backend, ${ms(theirs)}`,
    measured: ms(ours),
    ratio: ours / theirs,
    goal: `≤ ${String(MOST_TIMES)}×`,
    ok: ours <= MOST_TIMES * theirs,
  };
}

type Pids = Readonly<Record<string, readonly number[]>>;

/**
 * Saves SAVERS sites at the same time, each again and again, for THROUGHPUT_MS. The sites are divided evenly among the
 * servers.
 */
async function saveFor(calls: readonly Call[], sites: readonly MadeSite[], pids: Pids): Promise<Span> {
  // The bodies are made before the measurement, so that the client uses little processor time during it.
  const bodies = sites.slice(0, SAVERS).map((site) => Buffer.from(saveOf(site, 'Saved by one of many')));
  const before = await workBy(pids);
  const idle = idleMs();
  const start = performance.now();
  let saves = 0;
  const save = async (body: Buffer<ArrayBuffer>, at: number): Promise<void> => {
    while (performance.now() - start < THROUGHPUT_MS) {
      await calls[at % calls.length]!('/edit/landingpage', body);
      saves++;
    }
  };
  await Promise.all(bodies.map(save));
  const wallMs = performance.now() - start;
  const after = await workBy(pids);
  const idleShare = (idleMs() - idle) / (wallMs * cpus().length);
  const workMs = Object.fromEntries(Object.keys(pids).map((name) => [name, after[name]! - before[name]!]));
  return { saves, wallMs, workMs, idleShare };
}

async function workBy(pids: Pids): Promise<Record<string, number>> {
  const works = Object.entries(pids).map(async ([name, all]) => {
    // This process is the parent of the servers, so `workWithChildren` would add their work to that of this process.
    const each = await Promise.all(all.map(async (pid) => (pid === process.pid ? ownWork() : workWithChildren(pid))));
    return [name, each.reduce((sum, work) => sum + work, 0)] as const;
  });
  return Object.fromEntries(await Promise.all(works));
}

function ownWork(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Returns the idle time of all cores together since the computer was started, in milliseconds. */
const idleMs = (): number => cpus().reduce((sum, { times }) => sum + times.idle, 0);

async function compareTwo(calls: readonly Call[], sites: readonly MadeSite[], pids: Pids): Promise<BenchRow> {
  const spans = { one: [] as Span[], two: [] as Span[] };
  for (let round = 0; round < THROUGHPUT_ROUNDS; round++) {
    spans.one.push(await saveFor(calls.slice(0, 1), sites, pids));
    spans.two.push(await saveFor(calls, sites, pids));
  }
  const cores = cpus().length;
  const { factor, ok, one, two } = scaling(spans.one, spans.two);
  const [before, after] = [coresUsed(one, cores), coresUsed(two, cores)];
  return {
    id: 'P22 two',
    what: `saves/s of two servers on one database, ${String(SAVERS)} at a time; of ${String(cores)} cores ${after}`,
    reference: `one server, ${rate(one)}; ${before}`,
    measured: rate(two),
    ratio: factor,
    goal: '≥ 1.6× on two free cores, or the cores are full',
    ok,
  };
}

const rate = ({ saves, wallMs }: Span): string => `${((saves * 1000) / wallMs).toFixed(0)}/s`;
