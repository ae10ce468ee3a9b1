import { readFile } from 'node:fs/promises';
import type { AppParts, Notice } from '#shared/ipc/app.ipc.ts';
import { distPath } from './environment.ts';

/** Returns the versions of Electron, Chrome and Node. Outside of Electron the first two are ''. */
export function runtimeVersions(): AppParts['runtime'] {
  const { electron = '', chrome = '', node } = process.versions;
  return { electron, chrome, node };
}

/** Reads the licenses of all packages in the app from the file that the build has written. */
export const readNotices = async (): Promise<Notice[]> =>
  JSON.parse(await readFile(distPath('notices.json'), 'utf8')) as Notice[];
