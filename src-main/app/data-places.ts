import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

export interface DataPlaces {
  /** drafts, settings and all else that is nowhere else */
  userData: string;
  /** Chromium's caches, thumbnails and compiled code: all of it is made again */
  caches: string;
}

interface Around {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  home: string;
  name: string;
  /** where Electron keeps data by itself */
  usual: string;
}

/**
 * Where the app’s data lies. On Windows not in the roaming profile, where Electron keeps it by itself: companies copy that
 * over the network at every sign-in. Caches lie where the system’s backups leave them out.
 */
export function dataPlaces({ platform, env, home, name, usual }: Around): DataPlaces {
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
 * Moves what an older version kept, once: where the new folder is there already, nothing is done. A profile may lie on
 * another drive, so that its files are copied; a move that was interrupted goes on.
 * @param rename as of `node:fs`
 * @returns the folder that counts: the old one where the system refuses the move, such as while the older version runs
 */
export function moveDataOnce(from: string, to: string, rename: Rename = renameSync): string {
  if (from === to || existsSync(to)) return to;
  const aside = `${from}.moving`;
  try {
    if (!existsSync(aside)) {
      if (!existsSync(from)) return to;
      // Windows refuses this while another process has one of the files open, so only files that nobody uses are
      // copied.
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
