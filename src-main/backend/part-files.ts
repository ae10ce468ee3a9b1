import { readdirSync, rmSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

let written = 0;

interface WholeOptions {
  /** folder of the temporary file, on the same disk as the file itself; by default the folder of the file itself */
  folder?: string;
  /**
   * runs after the temporary file is written and before it replaces the file; if this throws, the file stays unchanged
   */
  beforeRename?: (() => Promise<void>) | undefined;
}

/** Writes a file by means of a temporary file. Afterwards the file is either complete or unchanged. */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  { folder = dirname(file), beforeRename = async () => undefined }: WholeOptions = {},
): Promise<void> {
  const part = join(folder, `.${basename(file)}.${process.pid}.${++written}.part`);
  try {
    await writeFile(part, content, { flush: true });
    await beforeRename();
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}

/**
 * Deletes a folder. The folder is renamed first, so that an interrupted deletion leaves no incomplete folder at this
 * path.
 */
export async function removeWhole(folder: string): Promise<void> {
  const part = join(dirname(folder), `.${basename(folder)}.part`);
  await rm(part, { recursive: true, force: true });
  await rename(folder, part).catch(nothingIfMissing);
  await rm(part, { recursive: true, force: true });
}

/** Returns undefined if the file does not exist; for `catch`. @throws any other error */
export function nothingIfMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

/**
 * Deletes temporary files and folders that killed processes left. A file with the ID of another process in its name
 * stays if that process is running.
 */
export function removeParts(folder: string, isPart = /\.part$/): void {
  for (const name of namesIn(folder)) {
    if (!isPart.test(name)) continue;
    const writer = Number(/\.(\d+)\.\d+\.part$/.exec(name)?.[1]);
    if (writer !== process.pid && isRunning(writer)) continue;
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Returns the names of a folder's entries; empty if the folder cannot be read. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isRunning(pid: number): boolean {
  if (!pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
