import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ReleaseStore } from '../publisher/release.ts';
import type { PageFile } from './look-up.ts';

export type Encoding = 'br' | 'gzip';
export type Body = Uint8Array<ArrayBuffer>;

/**
 * Whether compression makes a file of this media type smaller. Fonts, videos and pictures other than SVG are compressed
 * already.
 */
export const isCompressible = (type: string): boolean => !/^(image\/(?!svg)|font\/|video\/)/.test(type);

/** The bytes of published files as they are sent. */
export interface Bodies {
  /** encodings in which compressible files can be sent, the one with the smallest result first */
  encodings: readonly Encoding[];
  /** Returns the bytes of a file; undefined if the site no longer has the file, for example after a publish. */
  of(store: ReleaseStore, file: PageFile, encoding: Encoding | undefined): Promise<Body | undefined>;
}

const compress = promisify(gzip);

/**
 * Reads and compresses a file for each request. A cache would help little, because the pages on one person's computer
 * are only read a few times.
 */
export const bodiesEachTime: Bodies = {
  encodings: ['gzip'],
  async of(store, { path }, encoding) {
    const file = await store.read(path);
    return file && new Uint8Array(encoding ? await compress(file.bytes) : file.bytes);
  },
};
