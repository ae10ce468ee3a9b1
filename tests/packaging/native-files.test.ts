import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nativeKind, nativeProblems } from '../../scripts/release/native-files.ts';
import { elf, head, mach, pe } from './heads.ts';

const universal = head((bytes) => {
  bytes.writeUInt32BE(0xcafebabe);
  bytes.writeUInt32BE(2, 4);
  bytes.writeUInt32BE(0x01000007, 8);
  bytes.writeUInt32BE(0x0100000c, 28);
});

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'sitewright-native-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(files: Record<string, Buffer | string>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, 'node_modules', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

test.each([
  ['Linux x64', elf(0x3e), { platform: 'linux', archs: ['x64'] }],
  ['Linux arm64', elf(0xb7), { platform: 'linux', archs: ['arm64'] }],
  ['Windows x64', pe(0x8664), { platform: 'win32', archs: ['x64'] }],
  ['Windows arm64', pe(0xaa64), { platform: 'win32', archs: ['arm64'] }],
  ['an Intel mac', mach(0x01000007), { platform: 'darwin', archs: ['x64'] }],
  ['an Apple mac', mach(0x0100000c), { platform: 'darwin', archs: ['arm64'] }],
  ['both macs', universal, { platform: 'darwin', archs: ['x64', 'arm64'] }],
  ['no system: text', Buffer.from('module.exports = 1;'.padEnd(80)), undefined],
  ['no system: a short file', Buffer.from('MZ'), undefined],
])('[HOST-09] the header of native code says that it is for %s', (_name, bytes, kind) => {
  expect(nativeKind(bytes)).toEqual(kind);
});

test('[HOST-09] packing is refused when code is for another system or processor, or is missing', async () => {
  await put({
    'better-sqlite3/prebuilds/win32-x64.node': pe(0x8664),
    'keytar/build/Release/keytar.node': elf(0x3e),
    'native-reg/prebuilds/win32-arm64/a.node': pe(0xaa64),
    'sharp/lib/index.js': 'module.exports = 1;',
    '@img/sharp-libvips-win32-x64/lib/libvips.dll': pe(0x8664),
  });
  expect(await nativeProblems(folder, 'win32', 'x64')).toEqual([
    'node_modules/keytar/build/Release/keytar.node is for linux x64, not for win32 x64',
    'node_modules/native-reg/prebuilds/win32-arm64/a.node is for win32 arm64, not for win32 x64',
    'node_modules/sharp/lib/index.js is no native code and belongs in the archive',
    '@img/sharp has no native code for win32 x64',
  ]);
});
