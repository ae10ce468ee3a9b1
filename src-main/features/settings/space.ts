import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of the files in a folder and below it that `counts` chooses by name; 0 for a folder that is not there. */
export async function folderSize(folder: string, counts: (name: string) => boolean = () => true): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && counts(entry.name));
  // A file may be gone by the time it is looked at.
  const sizes = files.map(({ parentPath, name }) =>
    stat(join(parentPath, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
