import type { Files } from '../files/files.ts';
import { report } from '../report.ts';
import { isWholePicture } from './whole-picture.ts';

/**
 * Reads the named picture. If the picture is missing or was cut off, calls `make` and stores the result. Simultaneous
 * calls for the same name call `make` only once. Several processes may share the files.
 */
export type FileCache = (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;

export function createFileCache(files: Files): FileCache {
  const underWay = new Map<string, Promise<Buffer>>();

  async function found(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = await files.read(name);
    if (known && isWholePicture(name, known)) return known;
    // Only the first bytes of a picture may be stored: on a disk, if the computer crashed; in a store that is not fully
    // S3-compatible, if the server was killed during the write.
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
