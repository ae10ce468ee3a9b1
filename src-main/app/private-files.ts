import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Permission bits of a file's group and of other users. */
const OTHERS = 0o077;

/**
 * Removes the permissions of other users from a folder, where it is there, and everything in it; older versions of the app
 * left them. New files are private by the process's umask. On Windows the user's profile is private anyway.
 * @param onRefused called for each file whose permissions cannot be changed
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

/** The folder itself comes last, so that a folder which is private needs no look at its content. */
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
