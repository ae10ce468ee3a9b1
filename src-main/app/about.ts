import { readFile } from 'node:fs/promises';
import type { AppParts, Notice } from '#shared/ipc/app.ipc.ts';
import { distPath } from './environment.ts';

/** Versions of the runtime; empty texts where it is not Electron. */
export function runtimeVersions(): AppParts['runtime'] {
  const { electron = '', chrome = '', node } = process.versions;
  return { electron, chrome, node };
}

/** The licences of all that the app is made of, as the build has written them. */
export const readNotices = async (): Promise<Notice[]> =>
  JSON.parse(await readFile(distPath('notices.json'), 'utf8')) as Notice[];
