import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FuseState, flipFuses } from '@electron/fuses';
import { getConfig, validateConfiguration } from 'app-builder-lib/out/util/config/config.js';
import { DebugLogger } from 'builder-util';
import type { Configuration } from 'electron-builder';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { configFor, missingForRelease, type Environment } from '../../scripts/release/config.ts';
import { fuses } from '../../scripts/release/fuses.ts';
import { writeStandInRuntime } from '../../scripts/release/stand-in-runtime.ts';
import { freshWire, projectDir } from './packed-app.ts';

const azure = {
  AZURE_SIGN_ENDPOINT: 'https://weu.codesigning.example',
  AZURE_SIGN_ACCOUNT: 'account',
  AZURE_SIGN_PROFILE: 'profile',
  AZURE_SIGN_PUBLISHER: 'Sitewright',
};
const feed = { SITEWRIGHT_UPDATE_URL: 'https://updates.example' };
const platforms = ['win32', 'darwin', 'linux'] as const;

const load = (platform: NodeJS.Platform, env: Environment = {}) =>
  getConfig(projectDir, null, configFor(platform, env));
const validate = (config: Configuration) => validateConfiguration(config, new DebugLogger(false));

describe('the configuration', () => {
  test.each(platforms)('[HOST-04] is valid for %s, with and without a release environment', async (platform) => {
    await validate(await load(platform));
    await validate(await load(platform, { ...feed, ...azure }));
  });

  test('[HOST-04] is refused when it holds an unknown key', async () => {
    const config = await load('linux');
    await expect(validate({ ...config, nsis: { perMachin: true } as object })).rejects.toThrow('configuration.nsis');
  });

  test('[HOST-04] makes the installers of the three systems', async () => {
    const { win, mac, linux } = await load('linux');
    expect({ win: win?.target, mac: mac?.target, linux: linux?.target }).toEqual({
      win: ['nsis', 'msi'],
      mac: ['dmg', 'zip'],
      linux: ['AppImage', 'deb'],
    });
  });

  test('[HOST-04] brings no package that the app does not use when the deb is installed', async () => {
    const { deb } = await load('linux');
    // If `recommends` is not set, electron-builder sets a recommended package, and apt installs recommended packages.
    expect(deb?.recommends).toEqual([]);
  });

  test('[HOST-04] hardens and notarises on macOS, and opens the site links everywhere', async () => {
    const { mac, protocols } = await load('darwin');
    expect(mac).toMatchObject({ hardenedRuntime: true, notarize: true });
    expect(protocols).toEqual([expect.objectContaining({ schemes: ['sitewright'] })]);
    const entitlements = await readFile(path.join(projectDir, mac?.entitlements ?? ''), 'utf8');
    expect(entitlements.match(/<key>.*<\/key>/g)).toEqual(['<key>com.apple.security.cs.allow-jit</key>']);
  });

  test('[HOST-04] names icons that exist, large enough for every system', async () => {
    const { win, mac } = await load('linux');
    for (const icon of [win?.icon, mac?.icon]) await access(path.join(projectDir, String(icon)));
    expect(await sharp(path.join(projectDir, 'resources/icon.png')).metadata()).toMatchObject({
      width: 1024,
      height: 1024,
    });
    for (const size of [16, 24, 32, 48, 64, 128, 256, 512]) {
      const icon = sharp(path.join(projectDir, `resources/icons/${size}x${size}.png`));
      expect(await icon.metadata()).toMatchObject({ width: size, height: size });
    }
  });

  test('[HOST-04] signs native code of Windows beside the programs', async () => {
    expect((await load('win32')).win?.signExts).toEqual(['.dll', '.node']);
  });

  test('[HOST-04] gives the entry in the menu of Linux the name by which Electron tells its windows', async () => {
    const { linux } = await load('linux');
    const { desktopName } = JSON.parse(await readFile(path.join(projectDir, 'package.json'), 'utf8'));
    expect(linux?.syncDesktopName).toBe(true);
    expect(desktopName).toBe(`${linux?.executableName}.desktop`);
  });

  test('[HOST-04] has the installer of Windows register every scheme of the site links', async () => {
    const { nsis, protocols } = await load('win32');
    const script = await readFile(path.join(projectDir, nsis?.include ?? ''), 'utf8');
    const schemes = [protocols].flat().flatMap((protocol) => protocol?.schemes ?? []);
    expect([...script.matchAll(/"Software\\Classes\\(.+)"/g)].map(([, scheme]) => scheme)).toEqual(schemes);
    expect(script).toContain('WriteRegStr SHELL_CONTEXT "${LINK_KEY}" "URL Protocol" ""');
  });

  test('[HOST-04] has the uninstaller of Windows ask about what was never sent, with the words that the app notes', async () => {
    const { nsis } = await load('win32');
    const script = await readFile(path.join(projectDir, nsis?.include ?? ''), 'utf8');
    const services = await readFile(path.join(projectDir, 'src-main/app/services.ts'), 'utf8');
    const [, file] = /"\$R0\\\$\{PRODUCT_NAME\}\\(\S+)"/.exec(script) ?? [];
    expect(services).toContain(`join(given.paths.userData, '${file}')`);
    expect(nsis?.deleteAppDataOnUninstall).toBe(false);
  });
});

describe('the environment', () => {
  test('[HOST-04] brings the update feed and its channel; without it there is none', async () => {
    expect((await load('linux')).publish).toBeNull();
    expect((await load('linux', feed)).publish).toMatchObject({ url: feed.SITEWRIGHT_UPDATE_URL, channel: 'latest' });
    expect((await load('linux', { ...feed, SITEWRIGHT_UPDATE_CHANNEL: 'beta' })).publish).toMatchObject({
      channel: 'beta',
    });
  });

  test('[HOST-04] brings cloud signing only when it is complete', async () => {
    expect((await load('win32', azure)).win?.azureSignOptions).toMatchObject({ codeSigningAccountName: 'account' });
    expect((await load('win32', { ...azure, AZURE_SIGN_PROFILE: '' })).win?.azureSignOptions).toBeUndefined();
  });

  test('[HOST-04] is asked for what a release lacks', () => {
    expect(missingForRelease({}, 'darwin').map((line) => line.split(':')[0])).toEqual([
      'Update feed',
      'Signing',
      'Notarising',
    ]);
    expect(missingForRelease({ ...feed }, 'linux')).toEqual([]);
    expect(missingForRelease({ ...feed, ...azure }, 'win32')).toEqual([]);
    expect(missingForRelease({ ...feed, WIN_CSC_LINK: 'certificate.pfx' }, 'win32')).toHaveLength(1);
  });
});

test('[HOST-04] a runtime with a fuse that nobody decided about stops the build', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sitewright-fuses-'));
  try {
    await writeStandInRuntime(folder, [...freshWire, FuseState.ENABLE]);
    await expect(flipFuses(path.join(folder, 'electron'), fuses)).rejects.toThrow('strictlyRequireAllFuses');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
