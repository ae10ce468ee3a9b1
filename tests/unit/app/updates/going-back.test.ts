import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  appImageOf,
  type Installation,
  isWritable,
  whyNoUpdates,
} from '../../../../src-main/app/updates/package-facts.ts';
import {
  currentInstaller,
  keepPrevious,
  putBack,
  readPrevious,
} from '../../../../src-main/app/updates/previous-version.ts';
import { createStarts } from '../../../../src-main/app/updates/starts.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'going-back-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('[HOST-08] a version that twice has not reached its first window is noticed by the third start', () => {
  const file = path.join(folder, 'updates', 'starts.json');
  expect([1, 2, 3].map(() => createStarts(file, '1.1.0').begin())).toEqual([false, false, true]);
  createStarts(file, '1.1.0').giveUp();
  const before = createStarts(file, '1.0.0');
  expect(before.begin()).toBe(false);
  expect(before.failedVersion()).toBe('1.1.0');
});

test('[HOST-08] a version that has shown its window once is never the reason', () => {
  const file = path.join(folder, 'starts.json');
  const first = createStarts(file, '1.1.0');
  first.begin();
  first.reached();
  expect([1, 2, 3].map(() => createStarts(file, '1.1.0').begin())).toEqual([false, false, false]);
});

test('[HOST-08] an unreadable count of starts begins anew', async () => {
  const file = path.join(folder, 'starts.json');
  await writeFile(file, '{"version":');
  expect(createStarts(file, '1.1.0').begin()).toBe(false);
});

test('[HOST-08] the kept installer is offered to another version only, and replaces the AppImage', async () => {
  const appImage = path.join(folder, 'Sitewright.AppImage');
  await writeFile(appImage, 'old');
  const kept = path.join(folder, 'updates');
  await keepPrevious(kept, currentInstaller({ platform: 'linux', appImage }, undefined, undefined) ?? '', '1.0.0');
  await writeFile(appImage, 'new');
  expect(readPrevious(kept, '1.0.0')).toBeUndefined();
  const previous = readPrevious(kept, '1.1.0');
  expect(previous?.version).toBe('1.0.0');
  if (previous) putBack(previous, appImage);
  expect(await readFile(appImage, 'utf8')).toBe('old');
});

test('[HOST-08] the installer that nsis has left is the one of the running version', () => {
  const windows = { platform: 'win32', appImage: undefined } as const;
  expect(currentInstaller(windows, '/local', 'sitewright-updater')).toBe('/local/sitewright-updater/installer.exe');
  expect(currentInstaller(windows, undefined, 'sitewright-updater')).toBeUndefined();
});

test('[HOST-08] a copy says why it does not update itself', async () => {
  const install = path.join(folder, 'app');
  await mkdir(install);
  const at = (facts: Partial<Installation>, canWrite = isWritable) =>
    whyNoUpdates(
      {
        packaged: true,
        platform: 'linux',
        resourcesPath: folder,
        execPath: path.join(install, 'Sitewright.exe'),
        appImage: undefined,
        ...facts,
      },
      canWrite,
    );
  expect(at({})).toEqual({ why: 'no-feed' });
  const yml = path.join(folder, 'app-update.yml');
  await writeFile(yml, 'provider: generic\nurl: https://updates.example\n');
  expect(at({ packaged: false })).toEqual({ why: 'no-feed' });
  expect(at({})).toEqual({ why: 'system-package' });
  expect(at({ platform: 'win32' })).toEqual({ why: 'system-package' });
  await writeFile(path.join(install, 'Uninstall Sitewright.exe'), '');
  expect(at({ platform: 'win32' })).toEqual({ why: 'no-publisher' });
  await writeFile(yml, 'provider: generic\nurl: https://updates.example\npublisherName:\n  - CN=Agency\n');
  expect(at({ platform: 'win32' })).toBeUndefined();
  expect(at({ platform: 'win32' }, () => false)).toEqual({ why: 'folder', folder: install });
  const appImage = path.join(install, 'Sitewright.AppImage');
  expect(at({ appImage })).toBeUndefined();
  expect(at({ appImage: path.join(folder, 'missing', 'Sitewright.AppImage') })).toMatchObject({ why: 'folder' });
});

test('[HOST-08] an AppImage is known by its own folder, not by the variables of a program that started the app', () => {
  const mounted = { APPIMAGE: '/home/ann/Sitewright.AppImage', APPDIR: '/tmp/.mount_Sitewr1' };
  expect(appImageOf(mounted, '/tmp/.mount_Sitewr1/resources')).toBe(mounted.APPIMAGE);
  expect(appImageOf(mounted, '/tmp/.mount_Sitewr12/resources')).toBeUndefined();
  expect(appImageOf(mounted, '/opt/Sitewright/resources')).toBeUndefined();
  expect(appImageOf({}, '/opt/Sitewright/resources')).toBeUndefined();
});
