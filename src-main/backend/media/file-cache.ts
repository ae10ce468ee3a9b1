import type { Files } from '../files/files.ts';

/**
 * Reads the named file; where it is missing, makes it once, even for simultaneous calls, and stores it. Several
 * processes may share the files.
 */
export type FileCache = (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;

export function createFileCache(files: Files): FileCache {
  const underWay = new Map<string, Promise<Buffer>>();

  async function found(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = await files.read(name);
    if (known) return known;
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
