import { chmodSync, copyFileSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../replace-file.ts';
import type { Installation } from './package-facts.ts';

/** The kept installer (on Linux the AppImage) of the version that ran before the last update. */
export interface PreviousVersion {
  version: string;
  /** full path */
  file: string;
}

/**
 * Returns the path of the running version's installer: on Linux the AppImage, on Windows the copy that the nsis
 * installer makes. Returns undefined on macOS, on Linux if the app is no AppImage, and on Windows if `localAppData` or
 * `cacheFolder` is undefined.
 */
export function currentInstaller(
  { platform, appImage }: Pick<Installation, 'platform' | 'appImage'>,
  localAppData: string | undefined,
  cacheFolder: string | undefined,
): string | undefined {
  if (platform === 'linux') return appImage;
  // The nsis installer keeps a copy of itself in electron-updater's cache folder, so that later updates download only
  // the differences.
  if (platform !== 'win32' || localAppData === undefined || cacheFolder === undefined) return undefined;
  return path.join(localAppData, cacheFolder, 'installer.exe');
}

const recordOf = (folder: string): string => path.join(folder, 'previous.json');

/**
 * Copies the installer of the running version to the folder and replaces an older copy. Rejects if the installer is
 * missing or a file cannot be written.
 */
export async function keepPrevious(folder: string, installer: string, version: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const name = `previous${path.extname(installer)}`;
  const copy = path.join(folder, `${name}.new`);
  await copyFile(installer, copy);
  // The old record is deleted before the installer is replaced. Otherwise, a crash between these steps would leave the
  // new installer with the version number of the old one.
  await rm(recordOf(folder), { force: true });
  await rename(copy, path.join(folder, name));
  replaceFile(recordOf(folder), JSON.stringify({ version, name }));
}

/**
 * Returns the kept version; undefined if its record or its installer is missing, if the record is invalid, or if the
 * kept version is the running one.
 */
export function readPrevious(folder: string, running: string): PreviousVersion | undefined {
  try {
    const { version, name } = JSON.parse(readFileSync(recordOf(folder), 'utf8')) as Record<string, unknown>;
    if (typeof version !== 'string' || typeof name !== 'string' || version === running) return undefined;
    const file = path.join(folder, path.basename(name));
    return existsSync(file) ? { version, file } : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces the running AppImage by the kept one. Throws if a file operation fails; the running AppImage then stays. */
export function putBack({ file }: PreviousVersion, appImage: string): void {
  const copy = `${appImage}.new`;
  copyFileSync(file, copy);
  chmodSync(copy, 0o755);
  renameSync(copy, appImage);
}
