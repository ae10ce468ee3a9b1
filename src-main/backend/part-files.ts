import { readdirSync, rmSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

let written = 0;

interface WholeOptions {
  /** where the file is written first; on the same disk, and its own folder unless told */
  folder?: string;
  /** done once the file is written, before it takes its place; where it fails, the file is as it was */
  first?: (() => Promise<void>) | undefined;
}

/** Writes a file in one step: afterwards it is complete, or as it was before. */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  { folder = dirname(file), first = async () => undefined }: WholeOptions = {},
): Promise<void> {
  const part = join(folder, `.${basename(file)}.${process.pid}.${++written}.part`);
  try {
    await writeFile(part, content, { flush: true });
    await first();
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}

/**
 * Moves a folder away in one step before deleting it, so that an interrupted deletion leaves no part of it in its
 * place.
 */
export async function removeWhole(folder: string): Promise<void> {
  const part = join(dirname(folder), `.${basename(folder)}.part`);
  await rm(part, { recursive: true, force: true });
  await rename(folder, part).catch(nothingIfMissing);
  await rm(part, { recursive: true, force: true });
}

/** For `catch`: gives undefined where the file does not exist. @throws any other error */
export function nothingIfMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

/** Deletes half-written files of killed processes. Files of running processes stay. */
export function removeParts(folder: string, isPart = /\.part$/): void {
  for (const name of namesIn(folder)) {
    if (!isPart.test(name)) continue;
    const writer = Number(/\.(\d+)\.\d+\.part$/.exec(name)?.[1]);
    if (writer !== process.pid && isRunning(writer)) continue;
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Names of a folder's entries; empty where the folder does not exist. */
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
