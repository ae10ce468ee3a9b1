import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Bodies, Body, Encoding } from '../pages/bodies.ts';
import { createByteCache } from './byte-cache.ts';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Nearly as small as the best quality, which takes twenty times as long. */
const BROTLI_QUALITY = 9;

const compress: Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array>> = {
  br: (bytes) =>
    toBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => toGzip(bytes),
};

/** Reads and compresses each content once and keeps it in memory as long as there is room. */
export function createKeptBodies(mostBytes: number): Bodies {
  const kept = createByteCache<Body>(mostBytes);
  return {
    encodings: ['br', 'gzip'],
    // A name made from the content needs no care for what was published since.
    of: (store, { path, hash }, encoding) =>
      kept(`${hash} ${encoding ?? ''}`, async () => {
        const file = await store.read(path);
        if (!file) return undefined;
        return new Uint8Array(encoding ? await compress[encoding](file.bytes) : file.bytes);
      }),
  };
}
