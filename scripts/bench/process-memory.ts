import { readdir, readFile } from 'node:fs/promises';

/** Bytes that a process and all that it started hold; what several share counts once. 0 where the system does not tell. */
export async function memoryOfTree(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const own = Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
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

/** Looks again and again until it is stopped; gives the most that was seen. */
export function watchMemory(pid: number): { stop: () => Promise<number> } {
  let most = 0;
  let stopped = false;
  const watching = (async () => {
    while (!stopped) {
      most = Math.max(most, await memoryOfTree(pid));
      await new Promise((resolve) => setTimeout(resolve, 250));
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
