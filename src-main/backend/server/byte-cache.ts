import { LRUCache } from 'lru-cache';

/**
 * Returns the cached bytes of a key. If there are none, calls `make`, only once for simultaneous calls. Bytes that
 * `make` returns are cached unless they are too large.
 */
export type ByteCache<B extends Uint8Array> = (
  key: string,
  make: () => Promise<B | undefined>,
) => Promise<B | undefined>;

/** An entry may take at most 1/8 of the cache, because a larger one would displace too many other entries. */
const ENTRY_DIVISOR = 8;

/** Creates a cache in memory that drops the least recently used entries first. */
export function createByteCache<B extends Uint8Array>(mostBytes: number): ByteCache<B> {
  const kept = new LRUCache<string, B>({
    maxSize: Math.max(1, mostBytes),
    maxEntrySize: Math.max(1, Math.floor(mostBytes / ENTRY_DIVISOR)),
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
