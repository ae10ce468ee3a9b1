import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nothingIfMissing, removeParts, writeWhole } from '../part-files.ts';
import type { Files } from './files.ts';

/** Returns the files of a folder on this computer. Several processes may share the folder. */
export function folderFiles(folder: string): Files {
  removeParts(folder);
  return {
    read: (name) =>
      readFile(join(folder, name)).catch((error: unknown) => {
        // A file whose name is too long for the disk cannot exist. Anyone can ask for such a name.
        if ((error as NodeJS.ErrnoException).code === 'ENAMETOOLONG') return undefined;
        return nothingIfMissing(error);
      }),
    async write(name, bytes) {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      await writeWhole(file, bytes);
    },
    below: (inner) => folderFiles(join(folder, inner)),
  };
}
