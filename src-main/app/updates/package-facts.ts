import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { UpdateState } from '#shared/ipc/settings.ipc.ts';

export interface Installation {
  packaged: boolean;
  platform: NodeJS.Platform;
  /** folder that has `app-update.yml` */
  resourcesPath: string;
  /** the running program */
  execPath: string;
  /** the file that this app was started from, where it is an AppImage */
  appImage: string | undefined;
}

/**
 * The file of the AppImage that has the resources. Another AppImage, such as a terminal, leaves its own variables to the
 * programs that it starts.
 * @see https://docs.appimage.org/packaging-guide/environment-variables.html
 */
export function appImageOf({ APPIMAGE, APPDIR }: NodeJS.ProcessEnv, resourcesPath: string): string | undefined {
  if (APPIMAGE === undefined || APPDIR === undefined) return undefined;
  return path.resolve(resourcesPath).startsWith(path.join(APPDIR, path.sep)) ? APPIMAGE : undefined;
}

/** The part of `app-update.yml` that says who may make an update, and where electron-updater keeps its files. */
export interface PackageFeed {
  hasPublisher: boolean;
  cacheFolder: string | undefined;
}

/** Undefined where the package has no feed. */
export function packageFeed(resourcesPath: string): PackageFeed | undefined {
  const file = path.join(resourcesPath, 'app-update.yml');
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  return {
    hasPublisher: /^publisherName:/m.test(text),
    cacheFolder: /^updaterCacheDirName: *(\S+)/m.exec(text)?.[1],
  };
}

/** Why this copy of the app does not update itself; undefined where it does. */
export function whyNoUpdates(installation: Installation, canWrite = isWritable): UpdateState['cannot'] {
  const { packaged, platform, resourcesPath, execPath, appImage } = installation;
  const feed = packaged ? packageFeed(resourcesPath) : undefined;
  if (!feed) return { why: 'no-feed' };
  if (platform === 'linux' && appImage === undefined) return { why: 'system-package' };
  // Only the nsis installer leaves a program that removes the app; an msi and an unpacked archive do not.
  const uninstaller = `Uninstall ${path.win32.basename(execPath)}`;
  const folder = installFolder(installation);
  if (platform === 'win32' && !existsSync(path.join(folder, uninstaller))) return { why: 'system-package' };
  if (platform === 'win32' && !feed.hasPublisher) return { why: 'no-publisher' };
  return canWrite(folder) ? undefined : { why: 'folder', folder };
}

/** The folder in which an update replaces files. */
function installFolder({ platform, execPath, appImage }: Installation): string {
  if (platform === 'darwin') return path.resolve(path.dirname(execPath), '..', '..', '..');
  return path.dirname(appImage ?? execPath.replaceAll('\\', path.sep));
}

/** Writes a file, because Windows' rights cannot be told from a file's mode. */
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
