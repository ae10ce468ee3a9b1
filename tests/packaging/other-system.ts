import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { listPackage } from '@electron/asar';
import { Arch, build, DIR_TARGET, Platform } from 'electron-builder';
import { configFor } from '../../scripts/release/config.ts';
import { loadedPackages } from '../../scripts/release/runtime-packages.ts';
import { writeStandInRuntime } from '../../scripts/release/stand-in-runtime.ts';
import { type FileHead, headOf } from './heads.ts';
import { filesBelow, freshWire, projectDir } from './packed-app.ts';

export interface OtherSystem {
  platform: 'win32' | 'darwin';
  arch: 'x64' | 'arm64';
}

export interface OtherPackage {
  /** the folder from which an installer is made */
  folder: string;
  /** paths of the files in the folder, relative to it */
  files: string[];
  entries: string[];
  remove: () => Promise<void>;
}

const PRODUCT_FILES = ['dist', 'resources', 'scripts', 'package.json', 'package-lock.json', 'electron-builder.yml'];

/** Native files of each package for a system, as in its npm tarball. The test only writes the head of each file. */
const nativeFiles: Record<OtherSystem['platform'], (arch: string) => Record<string, readonly string[]>> = {
  win32: (arch) => ({
    [`@img/sharp-win32-${arch}`]: [
      'lib/libvips-42.dll',
      'lib/libvips-cpp-8.18.3.dll',
      `lib/sharp-win32-${arch}-0.35.5.node`,
    ],
    [`@napi-rs/keyring-win32-${arch}-msvc`]: [`keyring.win32-${arch}-msvc.node`],
  }),
  darwin: (arch) => ({
    [`@img/sharp-darwin-${arch}`]: [`lib/sharp-darwin-${arch}-0.35.5.node`],
    [`@img/sharp-libvips-darwin-${arch}`]: ['lib/libvips-cpp.8.18.3.dylib'],
    [`@napi-rs/keyring-darwin-${arch}`]: [`keyring.darwin-${arch}.node`],
  }),
};

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Writes a copy of the project with the packages that npm would install on the other system. */
async function writeProject(project: string, { platform, arch }: OtherSystem, head: FileHead): Promise<void> {
  for (const name of PRODUCT_FILES) {
    await cp(path.join(projectDir, name), path.join(project, name), { recursive: true });
  }
  const isOfThisSystem = (location: string) => /@img\/sharp-|@napi-rs\/keyring-/.test(location);
  for (const location of [...loadedPackages(projectDir, platform), 'node_modules/electron']) {
    if (isOfThisSystem(location)) continue;
    const from = path.join(projectDir, location);
    await cp(from, path.join(project, location), {
      recursive: true,
      filter: (file) => !path.relative(from, file).includes('node_modules'),
    });
  }
  await write(path.join(project, 'node_modules/keytar/build/Release/keytar.node'), head);
  const { packages } = JSON.parse(await readFile(path.join(projectDir, 'package-lock.json'), 'utf8'));
  for (const [name, files] of Object.entries(nativeFiles[platform](arch))) {
    const folder = path.join(project, 'node_modules', name);
    const { version } = packages[`node_modules/${name}`];
    await write(path.join(folder, 'package.json'), JSON.stringify({ name, version, os: [platform], cpu: [arch] }));
    for (const file of files) await write(path.join(folder, file), head);
  }
}

/**
 * Packs the built application as on another system, with stand-ins for Electron and for the native code that npm
 * installs there. All other files are those that are shipped.
 */
export async function packForOther(system: OtherSystem, head = headOf(system)): Promise<OtherPackage> {
  const { platform, arch } = system;
  const folder = await mkdtemp(path.join(os.tmpdir(), `sitewright-${platform}-`));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const project = path.join(folder, 'project');
    const runtime = path.join(folder, 'runtime');
    await writeProject(project, system, head);
    await writeStandInRuntime(runtime, freshWire, platform);
    // The hook of the original project, because it imports packages that the copy does not have.
    const afterPack = path.join(projectDir, 'scripts/release/after-pack.ts');
    const output = path.join(folder, 'out');
    await build({
      projectDir: project,
      targets: (platform === 'win32' ? Platform.WINDOWS : Platform.MAC).createTarget(DIR_TARGET, Arch[arch]),
      publish: 'never',
      config: {
        ...configFor(
          platform,
          { SITEWRIGHT_UPDATE_URL: 'https://updates.example', ELECTRON_OVERRIDE_DIST_PATH: runtime },
          project,
        ),
        afterPack,
        directories: { output },
      },
    });
    const unpacked = path.join(output, platform === 'win32' ? 'win-unpacked' : arch === 'x64' ? 'mac' : `mac-${arch}`);
    const archive = path.join(
      unpacked,
      platform === 'win32' ? 'resources' : 'Sitewright.app/Contents/Resources',
      'app.asar',
    );
    return {
      folder: unpacked,
      files: (await filesBelow(unpacked)).sort(),
      entries: listPackage(archive, { isPack: false }).map((entry) => entry.replaceAll('\\', '/').slice(1)),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
