import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FuseState } from '@electron/fuses';
import electron from 'electron/package.json' with { type: 'json' };

// Electron's own marker of the fuse wire, followed by its format version, its length and one state per fuse.
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const WIRE_VERSION = 1;

/**
 * Writes a folder like an unpacked Electron for Linux, which is enough for electron-builder to pack the app and set the
 * fuses where Electron cannot be downloaded. It does not run.
 * @param wire the state of each fuse in a fresh Electron
 */
export async function writeStandInRuntime(folder: string, wire: readonly FuseState[]): Promise<void> {
  await mkdir(path.join(folder, 'locales'), { recursive: true });
  const binary = Buffer.concat([
    Buffer.from('\x7fELF stand-in '),
    Buffer.from(SENTINEL),
    Buffer.from([WIRE_VERSION, wire.length, ...wire]),
    Buffer.from(' end'),
  ]);
  const files: Record<string, string | Buffer> = {
    electron: binary,
    version: electron.version,
    LICENSE: 'Electron licence',
    'LICENSES.chromium.html': '<p>Chromium licences</p>',
    'locales/en-US.pak': '',
    'locales/de.pak': '',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content, { mode: 0o755 });
}
