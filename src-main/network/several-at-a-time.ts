/**
 * Does the work for each item, for at most `count` items at the same time. After a failure no further work is begun,
 * and the running work is waited for.
 * @throws the error of an item that failed
 */
export async function severalAtATime<T extends string | object>(
  count: number,
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = [...items];
  const next = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      await work(item).catch((error: unknown) => {
        left.length = 0;
        throw error;
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: count }, next));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
}
