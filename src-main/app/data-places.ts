import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

export interface DataFolders {
  /** folder of drafts, settings and everything else that exists only on this computer */
  userData: string;
  /** folder of Chromium's caches, thumbnails and compiled code, all of which can be made again */
  caches: string;
}

interface Surroundings {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  home: string;
  name: string;
  /** Electron's default folder for user data */
  usual: string;
}

/**
 * Returns the folders of the app’s data. On Windows, user data is in the local profile if LOCALAPPDATA is a full path.
 * Electron's default is the roaming profile, which companies copy over the network at every sign-in. On macOS and
 * Linux, caches are in the user's folder for caches, which backup programs usually leave out.
 */
export function dataPlaces({ platform, env, home, name, usual }: Surroundings): DataFolders {
  const local = env['LOCALAPPDATA'];
  if (platform === 'win32') {
    const userData = isFullPath(local, path.win32) ? path.win32.join(local, name) : usual;
    return { userData, caches: path.win32.join(userData, 'Caches') };
  }
  if (platform === 'darwin') return { userData: usual, caches: path.posix.join(home, 'Library', 'Caches', name) };
  const given = env['XDG_CACHE_HOME'];
  const caches = isFullPath(given, path.posix) ? given : path.posix.join(home, '.cache');
  return { userData: usual, caches: path.posix.join(caches, name) };
}

const isFullPath = (given: string | undefined, { isAbsolute }: path.PlatformPath): given is string =>
  given !== undefined && isAbsolute(given);

type Rename = (from: string, to: string) => void;

/**
 * Moves the data of an older version to a new folder. Does nothing if the new folder exists already. Copies the files
 * if the folders are on different drives. Continues a move that was interrupted.
 * @param rename like `renameSync` of `node:fs`
 * @returns the folder to use: the new one, or the old one if the move fails, for example while the older version runs
 */
export function moveDataOnce(from: string, to: string, rename: Rename = renameSync): string {
  if (from === to || existsSync(to)) return to;
  const aside = `${from}.moving`;
  try {
    if (!existsSync(aside)) {
      if (!existsSync(from)) return to;
      // Windows refuses to rename the folder while another process has one of its files open. So files are copied only
      // if nobody uses them.
      rename(from, aside);
    }
    mkdirSync(path.dirname(to), { recursive: true });
    moveFolder(aside, to, rename);
    return to;
  } catch {
    if (existsSync(to)) return to;
    if (existsSync(aside) && !existsSync(from)) rename(aside, from);
    return from;
  }
}

function moveFolder(from: string, to: string, rename: Rename): void {
  try {
    rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const copy = `${to}.copying`;
    rmSync(copy, { recursive: true, force: true });
    cpSync(from, copy, { recursive: true, preserveTimestamps: true });
    rename(copy, to);
    rmSync(from, { recursive: true, force: true });
  }
}
