import type { Files } from '../files/files.ts';
import { report } from '../report.ts';
import { isWholePicture } from './whole-picture.ts';

/**
 * Reads the named picture. If it is missing or was cut off, makes it and stores it; simultaneous calls for a name make
 * it only once. Several processes may share the files.
 */
export type FileCache = (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;

export function createFileCache(files: Files): FileCache {
  const underWay = new Map<string, Promise<Buffer>>();

  async function found(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = await files.read(name);
    if (known && isWholePicture(name, known)) return known;
    // A killed server may leave only the first bytes of a picture, on a disk after a crash or in a store that is not
    // fully S3-compatible.
    if (known) report(`The picture ${name} was kept in part only. It is made anew.`);
    const bytes = await make();
    await files.write(name, bytes);
    return bytes;
  }

  return (name, make) => {
    const bytes = underWay.get(name) ?? found(name, make).finally(() => underWay.delete(name));
    underWay.set(name, bytes);
    return bytes;
  };
}
