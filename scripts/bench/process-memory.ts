import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/**
 * Bytes that a process and all that it started have written to memory; what several share counts once, and program files,
 * which other programs share too, do not count. 0 where the system does not tell.
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
/** Looks in a row between which memory grew by less than this: the process is at rest. */
const CALM_LOOKS = 8;
const CALM_BYTES = 1024 * 1024;
const MOST_LOOKS = 120;

/** What they hold once that grows no more, such as by pictures that a page still draws. */
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

/** Looks again and again until it is stopped; gives the most that was seen. */
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
