import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readOr } from './disk-errors.ts';

interface Bounds {
  kept: number;
  /** number of paths that are kept whatever their size */
  alwaysKept: number;
  /** maximum size of all kept paths together, in bytes; the `alwaysKept` paths may exceed it */
  mostBytes: number;
}

/** Deletes the oldest files and folders that exceed the bounds. @param paths newest first */
export function forgetOldest(paths: readonly string[], { kept, alwaysKept, mostBytes }: Bounds): void {
  let bytes = 0;
  for (const [place, path] of paths.entries()) {
    bytes += bytesIn(path);
    if (place >= kept || (place >= alwaysKept && bytes > mostBytes)) rmSync(path, { recursive: true });
  }
}

/** Returns the paths of a folder's entries, the last changed first; empty if there is no such folder. */
export function newestIn(folder: string): string[] {
  const names = readOr([], () => readdirSync(folder));
  const entries = names.map((name) => join(folder, name)).map((path) => ({ path, at: statSync(path).mtimeMs }));
  return entries.sort((one, other) => other.at - one.at).map(({ path }) => path);
}

function bytesIn(path: string): number {
  const found = statSync(path);
  if (!found.isDirectory()) return found.size;
  return readdirSync(path).reduce((bytes, name) => bytes + bytesIn(join(path, name)), 0);
}
