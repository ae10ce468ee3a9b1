import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Bodies, Body, Encoding } from '../pages/bodies.ts';
import { toBrotli } from './brotli.ts';
import { createByteCache } from './byte-cache.ts';

const compress: Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array>> = { br: toBrotli, gzip: promisify(gzip) };

/**
 * Reads each content once, compresses it where that was not done when it was published, and keeps it in memory as long
 * as there is room.
 */
export function createKeptBodies(mostBytes: number): Bodies {
  const kept = createByteCache<Body>(mostBytes);
  return {
    encodings: ['br', 'gzip'],
    // A name made from the content needs no care for what was published since.
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
