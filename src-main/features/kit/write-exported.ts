import { chmod, rename, rm, writeFile } from 'node:fs/promises';
import { usualRights } from '../../umask.ts';
import { notWritten } from './not-written.ts';

/**
 * Writes a file that the user takes out of the app; it is whole or not there.
 * @param what it is, such as ‘The file’
 * @throws AppError DISK
 */
export async function writeExported(path: string, content: string | Uint8Array, what: string): Promise<void> {
  const part = `${path}.part`;
  try {
    await writeFile(part, content);
    // Not every disk knows rights.
    await chmod(part, usualRights()).catch(() => undefined);
    await rename(part, path);
  } catch (cause) {
    await rm(part, { force: true }).catch(() => undefined);
    throw notWritten(what, cause);
  }
}
