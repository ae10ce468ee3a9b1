import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/**
 * Bytes that a process and its children have in memory. Memory that they share counts once; program files, which other
 * programs share too, do not count. 0 where the system does not say.
 */
export async function memoryOfTree(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const own = Number(/^Pss_Dirty:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
  const all = await Promise.all((await childrenOf(pid)).map(memoryOfTree));
  return all.reduce((sum, each) => sum + each, own);
}

async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}

const LOOK_MS = 250;
/** Measurements in a row with less growth than this, after which a process counts as idle. */
const CALM_LOOKS = 8;
const CALM_BYTES = 1024 * 1024;
const MOST_LOOKS = 120;

/** The memory once it no longer grows, for example because a page still decodes pictures. */
export async function memoryAtRest(pid: number): Promise<number> {
  let memory = await memoryOfTree(pid);
  for (let calm = 0, looks = 0; calm < CALM_LOOKS && looks < MOST_LOOKS; looks++) {
    await setTimeout(LOOK_MS);
    const now = await memoryOfTree(pid);
    calm = now > memory + CALM_BYTES ? 0 : calm + 1;
    memory = now;
  }
  return memory;
}

/** Measures until it is stopped; gives the highest value. */
export function watchMemory(pid: number): { stop: () => Promise<number> } {
  let most = 0;
  let stopped = false;
  const watching = (async () => {
    while (!stopped) {
      most = Math.max(most, await memoryOfTree(pid));
      await setTimeout(LOOK_MS);
    }
    return most;
  })();
  return {
    stop() {
      stopped = true;
      return watching;
    },
  };
}

const TICK_MS = 10;
const WORKED_MS = 1000;
const MOST_WORK_MS = 100;
const MOST_WAIT_MS = 60_000;

/**
 * Ticks of processor time that a process has used: of its own code, of the system's for it, and both of its children that
 * have ended; none where it has ended itself.
 */
async function ticksOf(pid: number): Promise<number[]> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The fields after the name, which may hold spaces.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).map(Number);
}

/** Milliseconds of processor time that a process has used; 0 where it has ended. */
async function workOf(pid: number): Promise<number> {
  const [user = 0, system = 0] = await ticksOf(pid);
  return (user + system) * TICK_MS;
}

/** The same of a process and all that it has started, those that have ended included. */
export async function workOfTree(pid: number): Promise<number> {
  const own = await ticksOf(pid);
  const all = await Promise.all((await childrenOf(pid)).map(workOfTree));
  return all.reduce((sum, each) => sum + each, own.reduce((sum, each) => sum + each, 0) * TICK_MS);
}

/** Waits until these processes have finished their work, such as scaling pictures; a minute at most. */
export async function untilIdle(pids: readonly number[]): Promise<void> {
  const worked = async () => (await Promise.all(pids.map(workOf))).reduce((sum, each) => sum + each, 0);
  let before = await worked();
  for (let waited = 0; waited < MOST_WAIT_MS; waited += WORKED_MS) {
    await setTimeout(WORKED_MS);
    const now = await worked();
    if (now - before <= MOST_WORK_MS) return;
    before = now;
  }
}
