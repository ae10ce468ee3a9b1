import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FuseState } from '@electron/fuses';
import electron from 'electron/package.json' with { type: 'json' };
import plist from 'simple-plist';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';

// Text that precedes the fuses in Electron's binary. The text is followed by a byte with the version of the format, a
// byte with the number of fuses, and a byte with the state of each fuse.
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const WIRE_VERSION = 1;

type Files = Record<string, string | Buffer>;

const wireBytes = (wire: readonly FuseState[]): Buffer =>
  Buffer.concat([Buffer.from(SENTINEL), Buffer.from([WIRE_VERSION, wire.length, ...wire]), Buffer.from(' end')]);

const licences: Files = { LICENSE: 'Electron licence', 'LICENSES.chromium.html': '<p>Chromium licences</p>' };

const linuxFiles = (wire: readonly FuseState[]): Files => ({
  ...licences,
  electron: Buffer.concat([Buffer.from('\x7fELF stand-in '), wireBytes(wire)]),
  version: electron.version,
  'locales/en-US.pak': '',
  'locales/de.pak': '',
});

/**
 * Returns a Windows program without code. It has version information, into which electron-builder writes the app's
 * name. Electron-builder adds the archive's hash as another resource.
 */
function windowsProgram(wire: readonly FuseState[]): Buffer {
  const program = NtExecutable.createEmpty();
  const resources = NtExecutableResource.from(program, true);
  const version = Resource.VersionInfo.createEmpty();
  version.setStringValues({ lang: 1033, codepage: 1200 }, { ProductName: 'Electron' });
  version.outputToResourceEntries(resources.entries);
  resources.outputResource(program);
  program.setExtraData(new Uint8Array(wireBytes(wire)).buffer);
  return Buffer.from(program.generate());
}

const windowsFiles = (wire: readonly FuseState[]): Files => ({
  ...licences,
  'electron.exe': windowsProgram(wire),
  version: electron.version,
  'locales/en-US.pak': '',
  'locales/de.pak': '',
});

function macFiles(wire: readonly FuseState[]): Files {
  const bundle = (name: string): Files => ({
    [`Info.plist`]: plist.stringify({ CFBundleExecutable: name, CFBundleName: name }),
    [`MacOS/${name}`]: `stand-in of ${name}`,
  });
  const inside = (folder: string, files: Files): Files =>
    Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}/Contents/${name}`, content]));
  const helpers = ['', ' (GPU)', ' (Plugin)', ' (Renderer)'].map((kind) => `Electron Helper${kind}`);
  const framework = 'Electron.app/Contents/Frameworks/Electron Framework.framework';
  return {
    ...inside('Electron.app', bundle('Electron')),
    'Electron.app/Contents/Resources/en.lproj/locale.pak': '',
    'Electron.app/Contents/Resources/de.lproj/locale.pak': '',
    [`${framework}/Electron Framework`]: wireBytes(wire),
    [`${framework}/Versions/A/Resources/en.lproj/locale.pak`]: '',
    ...Object.assign(
      {},
      ...helpers.map((name) => inside(`Electron.app/Contents/Frameworks/${name}.app`, bundle(name))),
    ),
  };
}

const filesOf = { linux: linuxFiles, win32: windowsFiles, darwin: macFiles };

/**
 * Writes a folder that replaces an unpacked Electron in tests, so that the app can be packed on computers that cannot
 * download Electron. The folder has only the files that packing and setting the fuses need. The packed app does not
 * run.
 * @param wire the state of each fuse in an Electron that was just downloaded
 */
export async function writeStandInRuntime(
  folder: string,
  wire: readonly FuseState[],
  platform: keyof typeof filesOf = 'linux',
): Promise<void> {
  for (const [name, content] of Object.entries(filesOf[platform](wire))) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content, { mode: 0o755 });
  }
}
