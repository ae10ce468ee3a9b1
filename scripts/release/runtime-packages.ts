import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface InstalledPackage {
  /** folder relative to the project's root, with `/` on all systems, such as `node_modules/sharp` */
  location: string;
  manifest: Manifest;
}

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  os?: readonly string[];
  cpu?: readonly string[];
  libc?: readonly string[];
}

/** Packages that a native package needs only to be compiled or downloaded. */
const INSTALL_ONLY = new Set(['prebuild-install', 'node-addon-api']);
/** Whether a package contains Node, which only the developer's scripts need. */
const isNodeRuntime = (name: string): boolean => /^node-(bin|darwin|linux|win)-/.test(name);

function readManifest(projectDir: string, location: string): Manifest {
  return JSON.parse(readFileSync(path.join(projectDir, location, 'package.json'), 'utf8')) as Manifest;
}

/** Finds the folder of a package as Node does: in the nearest `node_modules` with the package, from `from` upwards. */
function find(projectDir: string, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const location = path.posix.join(folder, 'node_modules', name);
    if (existsSync(path.join(projectDir, location, 'package.json'))) return location;
    if (folder === '') return undefined;
  }
}

const needed = ({ dependencies = {}, optionalDependencies = {} }: Manifest): string[] =>
  Object.keys({ ...dependencies, ...optionalDependencies }).filter(
    (name) => !INSTALL_ONLY.has(name) && !isNodeRuntime(name),
  );

/** Returns the packages that the installed app loads from its `node_modules`, sorted by folder. */
function runtimePackages(projectDir: string): InstalledPackage[] {
  const found = new Map<string, InstalledPackage>();
  const add = (manifest: Manifest, from: string): void => {
    for (const name of needed(manifest)) {
      const location = find(projectDir, name, from);
      // An optional package may be missing, for example because it is for another system.
      if (location === undefined || found.has(location)) continue;
      const own = readManifest(projectDir, location);
      found.set(location, { location, manifest: own });
      add(own, location);
    }
  };
  add(readManifest(projectDir, ''), '');
  return [...found.values()].sort((one, other) => (one.location < other.location ? -1 : 1));
}

const nameOf = (location: string): string => location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length);

const allows = (list: readonly string[] | undefined, value: string): boolean => list === undefined || list.includes(value);

/**
 * Whether a package's manifest allows a system and a processor. Linux means Linux with glibc, which Electron needs.
 * Without `arch`, the processor does not matter.
 */
const isFor = ({ os, cpu, libc }: Manifest, platform: NodeJS.Platform, arch?: string): boolean =>
  allows(os, platform) &&
  (arch === undefined || allows(cpu, arch)) &&
  (platform !== 'linux' || allows(libc, 'glibc'));

/**
 * Returns the folders of the installed packages that the app loads on a system. Without `platform`, includes packages
 * for all systems, because the target system is not known yet when the bundles and their list of licences are built.
 */
export const loadedPackages = (projectDir: string, platform?: NodeJS.Platform): string[] =>
  runtimePackages(projectDir)
    .filter(({ manifest }) => platform === undefined || isFor(manifest, platform))
    .map(({ location }) => location);

/**
 * Returns patterns of folders in `node_modules` that the app does not load on the target system. electron-builder would
 * pack these folders, because they are not development dependencies. electron-builder replaces `${arch}` in a pattern
 * with the target processor.
 */
export function packagesToLeaveOut(projectDir: string, platform: NodeJS.Platform): string[] {
  const lock = JSON.parse(readFileSync(path.join(projectDir, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const kept = new Map(
    runtimePackages(projectDir)
      .filter(({ manifest }) => isFor(manifest, platform))
      .map(({ location, manifest }) => [location, manifest]),
  );
  const names = new Set([...kept.keys()].map(nameOf));
  return Object.entries(lock.packages)
    .filter(([location, { dev }]) => location !== '' && !dev && existsSync(path.join(projectDir, location)))
    .flatMap(([location]) => {
      const manifest = kept.get(location);
      // Packages are compared by name, because electron-builder moves some nested packages to the top level.
      if (!manifest) return names.has(nameOf(location)) ? [] : [`**/node_modules/${nameOf(location)}/**`];
      const [cpu, ...others] = manifest.cpu ?? [];
      return cpu !== undefined && others.length === 0 && location.endsWith(`-${cpu}`)
        ? [`${location.slice(0, -cpu.length)}!(\${arch})/**`]
        : [];
    });
}
