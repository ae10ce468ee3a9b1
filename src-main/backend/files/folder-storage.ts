import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createUploads } from '../media/uploads.ts';
import type { BackendOptions } from '../options.ts';
import { createStores } from '../publisher/stores.ts';
import type { Storage } from './files.ts';
import { folderFiles } from './folder-files.ts';

/**
 * Keeps the backend's files in folders. `picturesDir` has pictures that can be made again, except for scaled-down
 * uploads. `dataDir` has these and all other files.
 */
export const folderStorage = ({ dataDir, picturesDir }: Pick<BackendOptions, 'dataDir' | 'picturesDir'>): Storage => ({
  uploads: createUploads(folderFiles(join(dataDir, 'media', 'uploads'))),
  resized: folderFiles(dataDir),
  pictures: folderFiles(picturesDir),
  stores: createStores(dataDir),
  async check() {
    const probe = join(dataDir, `.probe-${randomUUID()}`);
    await writeFile(probe, 'x');
    await rm(probe);
  },
});
