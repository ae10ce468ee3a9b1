import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} file */
export function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The first of these commands that exists, folder by folder of the path.
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findOnPath(names, env = process.env) {
  const folders = (env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(canRun);
}
