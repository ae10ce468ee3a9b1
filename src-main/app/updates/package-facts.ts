import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { UpdateState } from '#shared/ipc/settings.ipc.ts';

export interface Installation {
  packaged: boolean;
  platform: NodeJS.Platform;
  /** folder that has `app-update.yml` */
  resourcesPath: string;
  /** path of the running program */
  execPath: string;
  /** path of the running AppImage; undefined if the app was not started from an AppImage */
  appImage: string | undefined;
}

/**
 * Returns the path of the AppImage that contains the resources; undefined if there is none. APPIMAGE alone may name
 * another AppImage, such as a terminal, which passes its own variables to the programs that it starts.
 * @see https://docs.appimage.org/packaging-guide/environment-variables.html
 */
export function appImageOf({ APPIMAGE, APPDIR }: NodeJS.ProcessEnv, resourcesPath: string): string | undefined {
  if (APPIMAGE === undefined || APPDIR === undefined) return undefined;
  return path.resolve(resourcesPath).startsWith(path.join(APPDIR, path.sep)) ? APPIMAGE : undefined;
}

/**
 * Facts from `app-update.yml`: whether the file names the publisher that signs updates, and the name of the folder for
 * electron-updater's files within the user's folder of caches.
 */
export interface PackageFeed {
  hasPublisher: boolean;
  cacheFolder: string | undefined;
}

/** Returns the facts from the package's `app-update.yml`; undefined if the package has no such file and so no feed. */
export function packageFeed(resourcesPath: string): PackageFeed | undefined {
  const file = path.join(resourcesPath, 'app-update.yml');
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  return {
    hasPublisher: /^publisherName:/m.test(text),
    cacheFolder: /^updaterCacheDirName: *(\S+)/m.exec(text)?.[1],
  };
}

/** Returns the reason why this copy of the app does not update itself; undefined if it does. */
export function whyNoUpdates(installation: Installation, canWrite = isWritable): UpdateState['cannot'] {
  const { packaged, platform, resourcesPath, execPath, appImage } = installation;
  const feed = packaged ? packageFeed(resourcesPath) : undefined;
  if (!feed) return { why: 'no-feed' };
  if (platform === 'linux' && appImage === undefined) return { why: 'system-package' };
  // Only the nsis installer leaves a program that uninstalls the app. An msi and an unpacked archive do not.
  const uninstaller = `Uninstall ${path.win32.basename(execPath)}`;
  const folder = installFolder(installation);
  if (platform === 'win32' && !existsSync(path.join(folder, uninstaller))) return { why: 'system-package' };
  if (platform === 'win32' && !feed.hasPublisher) return { why: 'no-publisher' };
  return canWrite(folder) ? undefined : { why: 'folder', folder };
}

/** Returns the folder in which an update replaces files. */
function installFolder({ platform, execPath, appImage }: Installation): string {
  if (platform === 'darwin') return path.resolve(path.dirname(execPath), '..', '..', '..');
  return path.dirname(appImage ?? execPath.replaceAll('\\', path.sep));
}

/**
 * Whether files can be written to the folder. Writes an empty file and deletes it, because on Windows the folder's mode
 * does not show the permissions.
 */
export function isWritable(folder: string): boolean {
  const probe = path.join(folder, `.${randomUUID()}`);
  try {
    writeFileSync(probe, '', { flag: 'wx' });
    rmSync(probe, { force: true });
    return true;
  } catch {
    return false;
  }
}
