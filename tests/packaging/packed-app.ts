import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { FuseState } from '@electron/fuses';
import { extractAll, listPackage } from '@electron/asar';
import { writeStandInRuntime } from '../../scripts/release/stand-in-runtime.ts';

const run = promisify(execFile);
export const projectDir = path.resolve(import.meta.dirname, '../..');
export const distDir = path.join(projectDir, 'dist');

/**
 * The fuses of a new Electron. Some already have the product's values and some do not. The build has to set all of
 * them.
 */
export const freshWire = [
  FuseState.ENABLE,
  FuseState.DISABLE,
  FuseState.ENABLE,
  FuseState.ENABLE,
  FuseState.DISABLE,
  FuseState.DISABLE,
  FuseState.DISABLE,
  FuseState.ENABLE,
  FuseState.ENABLE,
];

interface Sbom {
  bomFormat: string;
  metadata: { component: { name: string; version: string } };
  components: {
    group?: string;
    name: string;
    version: string;
    purl: string;
    hashes: { alg: string; content: string }[];
  }[];
}

export interface PackedApp {
  binary: string;
  resources: string;
  /** the list of the package's components, for scanners */
  sbom: Sbom;
  /** Paths inside the archive, with `/` as separator and without a leading `/`. */
  entries: string[];
  /**
   * A folder with the contents of the archive and of the files around it as plain files, so that packages can be
   * loaded.
   */
  extracted: string;
  remove: () => Promise<void>;
}

/** Packs the built application for Linux with a stand-in for Electron, by the command that makes the installers. */
export async function packApp(env: Record<string, string>): Promise<PackedApp> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sitewright-pack-'));
  const runtime = path.join(folder, 'runtime');
  await writeStandInRuntime(runtime, freshWire);
  await run(
    process.execPath,
    [path.join(projectDir, 'scripts/package.ts'), ...['--dir', '--platform', 'linux', '--out', folder]],
    { cwd: projectDir, env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: runtime, ...env } },
  );
  const resources = path.join(folder, 'linux-unpacked/resources');
  const archive = path.join(resources, 'app.asar');
  const extracted = path.join(folder, 'extracted');
  extractAll(archive, extracted);
  const { version } = JSON.parse(await readFile(path.join(projectDir, 'package.json'), 'utf8'));
  const sbom = await readFile(path.join(folder, `Sitewright-${version}-linux-${process.arch}.cdx.json`), 'utf8');
  return {
    binary: path.join(folder, 'linux-unpacked/sitewright'),
    resources,
    sbom: JSON.parse(sbom),
    entries: listPackage(archive, { isPack: false }).map((entry) => entry.replaceAll('\\', '/').slice(1)),
    extracted,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Returns the paths of all files below a folder, relative to it and with `/` as separator. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** Returns the SHA-256 of each file below a folder, by its path. */
export async function digestsBelow(folder: string): Promise<Record<string, string>> {
  const files = (await filesBelow(folder)).sort();
  const digest = async (file: string) =>
    createHash('sha256')
      .update(await readFile(path.join(folder, file)))
      .digest('hex');
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await digest(file)] as const)));
}
