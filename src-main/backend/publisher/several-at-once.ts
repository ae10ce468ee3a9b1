/** Files that are written at the same time: each waits for the disk or the bucket, which take several at once. */
const AT_A_TIME = 8;

/** Works on items side by side. Where one fails, none is begun any more, and the failure is told once the others have ended. */
export async function severalAtOnce<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await work(next).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_A_TIME }, worker));
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
}
