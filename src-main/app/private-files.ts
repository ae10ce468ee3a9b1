import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Bits of a file's mode that let others in. */
const OTHERS = 0o077;

/**
 * Takes what others of this computer may do with a folder and all in it, which older versions have let them. What is
 * made from now on is its user's alone by the process's umask. On Windows the user's profile is closed already.
 * @param onRefused is called for what the system does not let be changed
 */
export function closeToOthers(folder: string, onRefused: (error: unknown) => void): void {
  if (process.platform === 'win32') return;
  try {
    chmodSync(folder, 0o700);
    for (const name of readdirSync(folder)) closeWithin(path.join(folder, name), onRefused);
  } catch (error) {
    onRefused(error);
  }
}

/** A folder that is closed has been gone through before: it is closed last. */
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
