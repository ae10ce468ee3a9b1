import { chmod, rename, rm, writeFile } from 'node:fs/promises';
import { usualRights } from '../../umask.ts';
import { writeFailure } from './not-written.ts';

/**
 * Writes an exported file, either completely or not at all.
 * @param what names the file in the message of a failure, such as ‘The file’
 * @throws AppError DISK
 */
export async function writeExported(path: string, content: string | Uint8Array, what: string): Promise<void> {
  const part = `${path}.part`;
  try {
    await writeFile(part, content);
    // Gives the file the user's usual permissions, because files that the app creates are private. On a file system
    // without permissions `chmod` fails, which does no harm.
    await chmod(part, usualRights()).catch(() => undefined);
    await rename(part, path);
  } catch (cause) {
    await rm(part, { force: true }).catch(() => undefined);
    throw writeFailure(what, cause);
  }
}
