import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Space } from '#shared/ipc/settings.ipc.ts';

export interface MeasuredFolders {
  /** drafts and the sites that can be opened offline */
  store: string;
  logs: string;
  /** pictures from the web and their thumbnails */
  pictures: readonly string[];
}

/** Matches the files of the cache: the database of what can be fetched again, and its log. */
const CACHE_FILE = /^cache\.db/;

export async function measureSpace(folders: MeasuredFolders): Promise<Space> {
  const [work, sites, logs, ...pictures] = await Promise.all([
    folderSize(folders.store, (name) => !CACHE_FILE.test(name)),
    folderSize(folders.store, (name) => CACHE_FILE.test(name)),
    folderSize(folders.logs),
    ...folders.pictures.map((folder) => folderSize(folder)),
  ]);
  return { work, sites, logs, pictures: pictures.reduce((sum, size) => sum + size, 0) };
}

/**
 * Returns the number of bytes of the files in a folder and below it whose names `counts` accepts; 0 if the folder
 * cannot be read.
 */
async function folderSize(folder: string, counts: (name: string) => boolean = () => true): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && counts(entry.name));
  // A file may be deleted before its size is read.
  const sizes = files.map(({ parentPath, name }) =>
    stat(join(parentPath, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
