import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { projectDir } from './packed-app.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'gather-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns an update feed as electron-builder writes it. */
const feed = (file: string, version = '1.2.0') =>
  stringify({ version, files: [{ url: file, sha512: `hash of ${file}`, size: 7 }], path: file, sha512: file });

const built = (system: string, files: Record<string, string>) => {
  const own = path.join(folder, 'built', system);
  mkdirSync(own, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(own, name), text);
};
const gather = () =>
  spawnSync(process.execPath, ['scripts/release/gather.ts', path.join(folder, 'built'), path.join(folder, 'release')], {
    cwd: projectDir,
    encoding: 'utf8',
  });

test('[HOST-09] a release has the files of every system, and one feed for both kinds of Mac', () => {
  built('sitewright-macos-15', { 'S-arm64.zip': 'a', 'latest-mac.yml': feed('S-arm64.zip') });
  built('sitewright-macos-15-intel', { 'S-x64.zip': 'x', 'latest-mac.yml': feed('S-x64.zip') });
  built('sitewright-windows-2025', { 'S-setup.exe': 'w', 'latest.yml': feed('S-setup.exe') });
  expect(gather()).toMatchObject({ status: 0 });
  const release = path.join(folder, 'release');
  expect(readdirSync(release).sort()).toEqual([
    'S-arm64.zip',
    'S-setup.exe',
    'S-x64.zip',
    'latest-mac.yml',
    'latest.yml',
  ]);
  const { version, files } = parse(readFileSync(path.join(release, 'latest-mac.yml'), 'utf8'));
  expect([version, files.map(({ url }: { url: string }) => url)]).toEqual(['1.2.0', ['S-arm64.zip', 'S-x64.zip']]);
});

test('[HOST-09] nothing is released when the Macs built two versions, or two systems one file', () => {
  built('sitewright-macos-15', { 'latest-mac.yml': feed('S-arm64.zip') });
  built('sitewright-macos-15-intel', { 'latest-mac.yml': feed('S-x64.zip', '1.1.0') });
  expect(gather()).toMatchObject({ status: 1, stderr: expect.stringContaining('versions 1.2.0 and 1.1.0') });
  built('sitewright-macos-15-intel', { 'latest-mac.yml': feed('S-x64.zip') });
  for (const system of ['sitewright-macos-15', 'sitewright-windows-2025']) built(system, { 'S.cdx.json': '{}' });
  rmSync(path.join(folder, 'release'), { recursive: true });
  expect(gather()).toMatchObject({ status: 1, stderr: expect.stringContaining('Two systems built S.cdx.json.') });
});
