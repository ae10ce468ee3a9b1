import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeParts, writeWhole } from '../part-files.ts';

/**
 * Reads the named file; where it is missing, makes it once, even for simultaneous calls, and stores it. Several
 * processes may share the folder.
 */
export type FileCache = (name: string, make: () => Promise<Buffer>) => Promise<Buffer>;

export function createFileCache(folder: string): FileCache {
  removeParts(folder);
  const underWay = new Map<string, Promise<Buffer>>();

  async function fill(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const bytes = await make();
    await mkdir(folder, { recursive: true });
    await writeWhole(file, bytes);
    return bytes;
  }

  return (name, make) => {
    const file = join(folder, name);
    const known = underWay.get(file);
    if (known) return known;
    const bytes = readFile(file)
      .catch(() => fill(file, make))
      .finally(() => underWay.delete(file));
    underWay.set(file, bytes);
    return bytes;
  };
}
