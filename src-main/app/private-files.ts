import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Permission bits of a file's group and of other users. */
const OTHERS = 0o077;

/**
 * Removes the permissions of other users from a folder, if it exists, and from everything in it, because older versions
 * of the app gave other users permissions. New files are private by the process's umask. On Windows the user's profile
 * is private anyway.
 * @param onRefused called for each file or folder that cannot be read or whose permissions cannot be changed
 */
export function closeToOthers(folder: string, onRefused: (error: unknown) => void): void {
  if (process.platform === 'win32' || !existsSync(folder)) return;
  try {
    chmodSync(folder, 0o700);
    for (const name of readdirSync(folder)) closeWithin(path.join(folder, name), onRefused);
  } catch (error) {
    onRefused(error);
  }
}

/**
 * Removes the permissions of other users from a file, or from a folder and everything in it. A folder is changed after
 * its content. So if a folder is private already, its content is too and need not be read.
 */
function closeWithin(entry: string, onRefused: (error: unknown) => void): void {
  try {
    const found = lstatSync(entry);
    if (found.isSymbolicLink() || (found.mode & OTHERS) === 0) return;
    if (found.isDirectory()) {
      for (const name of readdirSync(entry)) closeWithin(path.join(entry, name), onRefused);
    }
    chmodSync(entry, found.mode & 0o777 & ~OTHERS);
  } catch (error) {
    onRefused(error);
  }
}
