import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getRawHeader } from '@electron/asar';
import { getCurrentFuseWire } from '@electron/fuses';
import { NtExecutable, NtExecutableResource } from 'resedit';
import plist from 'simple-plist';
import { afterEach, expect, test } from 'vitest';
import { policyFiles } from '../../scripts/release/policy-files.ts';
import { shippedWire } from './fuse-wire.ts';
import { headOf } from './heads.ts';
import { type OtherPackage, packForOther } from './other-system.ts';
import { distDir, filesBelow, projectDir } from './packed-app.ts';

const PATIENCE = { timeout: 300_000 };
const modules = 'app.asar.unpacked/node_modules';
const policies = Object.keys(policyFiles()).map((file) => `policy/${file}`);
let made: OtherPackage | undefined;
afterEach(() => made?.remove());

const below = (folder: string, files: readonly string[]) => files.map((file) => `${folder}/${file}`);

/** Returns what Electron compares with the archive when it starts: the hash of the archive's header. */
const integrityOf = (archive: string) => ({
  algorithm: 'SHA256',
  hash: createHash('sha256').update(getRawHeader(archive).headerString).digest('hex'),
});

/** Returns all files of the archive that are not in a package: the build, and files that are served unchanged. */
async function productFiles(): Promise<string[]> {
  const resources = ['fonts', 'page-fonts', 'stock-art'].map(async (folder) =>
    below(`resources/${folder}`, await filesBelow(path.join(projectDir, 'resources', folder))),
  );
  const files = [below('dist', await filesBelow(distDir)), ...(await Promise.all(resources))].flat();
  return [...files, 'package.json', 'resources/icon.png'].filter((file) => !file.endsWith('.map')).sort();
}

/** Returns the product's files. The archive also lists folders; their paths are prefixes of other entries. */
function filesOfProduct(entries: readonly string[]): string[] {
  const own = entries.filter((entry) => !entry.startsWith('node_modules')).sort();
  return own.filter((entry, index) => !own[index + 1]?.startsWith(`${entry}/`));
}

test(
  '[HOST-09] a package of Windows holds its own native code, the archive, the policy and nothing else',
  PATIENCE,
  async () => {
    made = await packForOther({ platform: 'win32', arch: 'x64' });
    const native = [
      '@img/sharp-win32-x64/lib/libvips-42.dll',
      '@img/sharp-win32-x64/lib/libvips-cpp-8.18.3.dll',
      '@img/sharp-win32-x64/lib/sharp-win32-x64-0.35.5.node',
      '@napi-rs/keyring-win32-x64-msvc/keyring.win32-x64-msvc.node',
      'better-sqlite3/prebuilds/win32-x64.node',
      'keytar/build/Release/keytar.node',
      'native-reg/prebuilds/win32-x64/node.napi.node',
    ];
    expect(made.files).toEqual(
      [
        ...['LICENSE.electron.txt', 'LICENSES.chromium.html', 'Sitewright.exe', 'locales/en-US.pak', 'version'],
        ...below('resources', ['app.asar', ...below(modules, native), ...policies]),
      ].sort(),
    );
    expect(filesOfProduct(made.entries)).toEqual(await productFiles());
    const program = path.join(made.folder, 'Sitewright.exe');
    const { version: _version, ...wire } = await getCurrentFuseWire(program);
    expect(wire).toEqual(shippedWire);
    const { entries } = NtExecutableResource.from(NtExecutable.from(await readFile(program)));
    const integrity = entries.find(({ type, id }) => type === 'INTEGRITY' && id === 'ELECTRONASAR');
    const { algorithm: alg, hash: value } = integrityOf(path.join(made.folder, 'resources/app.asar'));
    expect(JSON.parse(Buffer.from(integrity?.bin ?? new ArrayBuffer()).toString())).toEqual([
      { file: 'resources\\app.asar', alg, value },
    ]);
  },
);

test(
  '[HOST-09] a package of an Apple mac holds its own native code, the archive, the policy and nothing else',
  PATIENCE,
  async () => {
    made = await packForOther({ platform: 'darwin', arch: 'arm64' });
    const contents = 'Sitewright.app/Contents';
    const native = [
      '@img/sharp-darwin-arm64/lib/sharp-darwin-arm64-0.35.5.node',
      '@img/sharp-libvips-darwin-arm64/lib/libvips-cpp.8.18.3.dylib',
      '@napi-rs/keyring-darwin-arm64/keyring.darwin-arm64.node',
      'better-sqlite3/prebuilds/darwin-arm64.node',
      'keytar/build/Release/keytar.node',
    ];
    const ofElectron = made.files.filter((file) => file.startsWith(`${contents}/Frameworks/`));
    expect(made.files.filter((file) => !ofElectron.includes(file))).toEqual(
      [
        ...below(contents, ['Info.plist', 'MacOS/Sitewright']),
        ...below(`${contents}/Resources`, ['en.lproj/locale.pak', 'icon.icns', 'app.asar', ...policies]),
        ...below(`${contents}/Resources/${modules}`, native),
      ].sort(),
    );
    expect(filesOfProduct(made.entries)).toEqual(await productFiles());
    const { version: _version, ...wire } = await getCurrentFuseWire(path.join(made.folder, 'Sitewright.app'));
    expect(wire).toEqual(shippedWire);
    const info = plist.parse<Record<string, unknown>>(
      await readFile(path.join(made.folder, contents, 'Info.plist'), 'utf8'),
    );
    expect(info).toMatchObject({
      CFBundleIdentifier: 'com.sitewright.studio',
      CFBundleURLTypes: [{ CFBundleURLSchemes: ['sitewright'] }],
      ElectronAsarIntegrity: {
        'Resources/app.asar': integrityOf(path.join(made.folder, contents, 'Resources/app.asar')),
      },
    });
  },
);

test(
  '[HOST-09] packing stops and names the files when native code is for the other processor of macs',
  PATIENCE,
  async () => {
    const other = headOf({ platform: 'darwin', arch: 'x64' });
    await expect(packForOther({ platform: 'darwin', arch: 'arm64' }, other)).rejects.toThrow(
      'node_modules/@img/sharp-darwin-arm64/lib/sharp-darwin-arm64-0.35.5.node is for darwin x64, not for darwin arm64',
    );
  },
);
