import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/**
 * Returns the memory of a process and its descendants in bytes; 0 if the system does not report it. Memory that they
 * share counts once. Program files do not count, because other programs may share them.
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
/** Memory counts as settled after this many measurements in a row with at most CALM_BYTES of growth each. */
const CALM_LOOKS = 8;
const CALM_BYTES = 1024 * 1024;
const MOST_LOOKS = 120;

/**
 * Returns the memory of a process and its descendants in bytes, once it has settled, for example after a page has
 * decoded its pictures. Waits for at most MOST_LOOKS measurements.
 */
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

/**
 * Measures the memory of a process and its descendants until `stop` is called. `stop` returns the highest value in
 * bytes.
 */
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
 * Returns four counts of processor ticks: the process in user mode and in system mode, then the same for its children
 * that have ended. Returns an empty list if the process itself has ended.
 */
async function ticksOf(pid: number): Promise<number[]> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The fields are separated by spaces. The second field, the name, may contain spaces too, so it is skipped first.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).map(Number);
}

/** Returns the milliseconds of processor time that a process has used; 0 if it has ended. */
async function workOf(pid: number): Promise<number> {
  const [user = 0, system = 0] = await ticksOf(pid);
  return (user + system) * TICK_MS;
}

/** Returns the milliseconds of processor time of a process and its children, including children that have ended. */
export async function workWithChildren(pid: number): Promise<number> {
  const own = await ticksOf(pid);
  const all = await Promise.all((await childrenOf(pid)).map(workWithChildren));
  return all.reduce((sum, each) => sum + each, own.reduce((sum, each) => sum + each, 0) * TICK_MS);
}

/**
 * Waits until these processes have finished their work, such as scaling pictures: until all of them together use at
 * most MOST_WORK_MS of processor time in a second. Waits for at most a minute.
 */
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
