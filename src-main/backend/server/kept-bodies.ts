import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Bodies, Body, Encoding } from '../pages/bodies.ts';
import { toBrotli } from './brotli.ts';
import { createByteCache } from './byte-cache.ts';

const compress: Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array>> = { br: toBrotli, gzip: promisify(gzip) };

/**
 * Creates bodies that are cached in memory as long as there is room. A file that was not compressed when it was
 * published is compressed when it is first requested.
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
