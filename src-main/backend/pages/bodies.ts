import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ReleaseStore } from '../publisher/release.ts';
import type { PageFile } from './look-up.ts';

export type Encoding = 'br' | 'gzip';
export type Body = Uint8Array<ArrayBuffer>;

/** Whether compression makes a file smaller. Pictures except drawings, fonts and films are compressed already. */
export const isCompressible = (type: string): boolean => !/^(image\/(?!svg)|font\/|video\/)/.test(type);

/** The bytes of published files as they are sent. */
export interface Bodies {
  /** encodings in which texts can be sent, the smallest first */
  encodings: readonly Encoding[];
  /** undefined where the file has gone with its release */
  of(store: ReleaseStore, file: PageFile, encoding: Encoding | undefined): Promise<Body | undefined>;
}

const compress = promisify(gzip);

/** Reads and compresses a file each time: on one computer a page is read a few times. */
export const bodiesEachTime: Bodies = {
  encodings: ['gzip'],
  async of(store, { path }, encoding) {
    const file = await store.read(path);
    return file && new Uint8Array(encoding ? await compress(file.bytes) : file.bytes);
  },
};
