import { LRUCache } from 'lru-cache';

/** Gives what the key stands for, which is made once, also for calls at the same time, and kept as long as there is room. */
export type ByteCache<B extends Uint8Array> = (
  key: string,
  make: () => Promise<B | undefined>,
) => Promise<B | undefined>;

/** Something larger than this part of a cache would drive out too much else. */
const LARGEST_PART = 8;

/** A cache in memory that drops what was not asked for the longest. */
export function createByteCache<B extends Uint8Array>(mostBytes: number): ByteCache<B> {
  const kept = new LRUCache<string, B>({
    maxSize: Math.max(1, mostBytes),
    maxEntrySize: Math.max(1, Math.floor(mostBytes / LARGEST_PART)),
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  const underWay = new Map<string, Promise<B | undefined>>();

  async function made(key: string, make: () => Promise<B | undefined>): Promise<B | undefined> {
    try {
      const bytes = await make();
      if (bytes) kept.set(key, bytes);
      return bytes;
    } finally {
      underWay.delete(key);
    }
  }

  return async (key, make) => {
    const known = kept.get(key);
    if (known) return known;
    const begun = underWay.get(key) ?? made(key, make);
    underWay.set(key, begun);
    return begun;
  };
}
