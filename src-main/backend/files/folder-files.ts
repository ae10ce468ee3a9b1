import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeParts, writeWhole } from '../part-files.ts';
import type { Files } from './files.ts';

/** Returns the files of a folder on this computer. Several processes may share the folder. */
export function folderFiles(folder: string): Files {
  removeParts(folder);
  return {
    read: (name) => readFile(join(folder, name)).catch(() => undefined),
    async write(name, bytes) {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      await writeWhole(file, bytes);
    },
    below: (inner) => folderFiles(join(folder, inner)),
  };
}
