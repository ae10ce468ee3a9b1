import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Bodies, Body, Encoding } from '../pages/bodies.ts';
import { toBrotli } from './brotli.ts';
import { createByteCache } from './byte-cache.ts';

const compress: Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array>> = { br: toBrotli, gzip: promisify(gzip) };

/**
 * Creates `Bodies` that are cached in memory, at most `mostBytes` bytes. A file without a stored compressed form is
 * compressed when it is requested and not cached.
 */
export function createKeptBodies(mostBytes: number): Bodies {
  const kept = createByteCache<Body>(mostBytes);
  return {
    encodings: ['br', 'gzip'],
    // The key is made from the content, so no publish makes an entry stale.
    of: (store, { path, hash }, encoding) =>
      kept(`${hash} ${encoding ?? ''}`, async () => {
        const made = encoding === 'br' ? await store.readBrotli?.(path) : undefined;
        if (made) return new Uint8Array(made);
        const file = await store.read(path);
        if (!file) return undefined;
        return new Uint8Array(encoding ? await compress[encoding](file.bytes) : file.bytes);
      }),
  };
}
