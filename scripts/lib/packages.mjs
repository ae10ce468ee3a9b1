import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cache, root } from './paths.mjs';
import { run } from './run.mjs';
import { step } from './say.mjs';
import { hasLibsecret } from './system-packages.mjs';

const stampFile = join(cache, 'install.json');

/**
 * @typedef {{ lock: string, keychain: boolean }} InstallStamp
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {string[]} [os]
 * @property {Record<string, string>} [optionalDependencies]
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 */

/**
 * Whether the packages have to be installed: they were never installed, the lockfile has changed, or keytar is not
 * built and the library that it needs has been added since the last installation.
 * @param {InstallStamp | undefined} stamp written by the last installation
 * @param {{ lock: string, hasKeytar: boolean, hasLibsecret: boolean }} now
 */
export function isInstallStale(stamp, now) {
  if (!stamp || stamp.lock !== now.lock) return true;
  return !now.hasKeytar && !stamp.keychain && now.hasLibsecret;
}

/**
 * Whether the installed packages match the lockfile, as after a developer's `npm install`. `npm ci`, which takes a
 * minute or two, is then not needed. Optional dependencies of packages may be missing, because most are for other
 * systems. The project's own optional dependencies have to be there, except those for certain systems only, and keytar
 * if its library is missing.
 * @param {LockFile} lock package-lock.json
 * @param {LockFile} installed node_modules/.package-lock.json
 * @param {boolean} hasLibsecret
 */
export function isTreeCurrent(lock, installed, hasLibsecret) {
  const needed = new Set(
    Object.keys(lock.packages['']?.optionalDependencies ?? {})
      .map((name) => `node_modules/${name}`)
      .filter((path) => !lock.packages[path]?.os && (hasLibsecret || path !== 'node_modules/keytar')),
  );
  const wanted = Object.entries(lock.packages).filter(([path]) => path !== '');
  const isThere = wanted.every(([path, { version, optional, devOptional }]) => {
    const found = installed.packages[path];
    if (found) return found.version === version;
    return Boolean(optional || devOptional) && !needed.has(path);
  });
  return isThere && Object.keys(installed.packages).every((path) => path in lock.packages);
}

/** @param {string} text */
export const hash = (text) => createHash('sha256').update(text).digest('hex');

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Installs the locked packages if they are missing or stale. Throws if the installation fails. */
export async function ensurePackages() {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const lock = hash(lockText);
  const libsecret = hasLibsecret();
  const hasKeytar = existsSync(join(root, 'node_modules', 'keytar', 'build', 'Release', 'keytar.node'));
  /** @type {InstallStamp | undefined} */
  const stamp = readJson(stampFile);
  if (!isInstallStale(stamp, { lock, hasKeytar, hasLibsecret: libsecret })) return;
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'));
  if (stamp?.lock !== lock && installed && isTreeCurrent(JSON.parse(lockText), installed, libsecret)) {
    writeStamp({ lock, keychain: hasKeytar });
    return;
  }
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = { cwd: root, shell: process.platform === 'win32', env: { ...nodeHeadersEnv(), ...process.env } };
  // npm shows no progress, because `step` does.
  const code = await step('Installing packages (a minute or two the first time)', () =>
    run(npm, ['ci', '--loglevel=error', '--no-progress', '--include=dev', '--include=optional'], options),
  );
  if (code !== 0) throw new Error(`npm ci failed with code ${code}`);
  writeStamp({ lock, keychain: libsecret });
}

/**
 * Returns an environment variable with the folder of the installed Node's headers, which keytar compiles against, so
 * that none are downloaded. Returns no variable if the headers are not installed.
 * @returns {Record<string, string>}
 */
function nodeHeadersEnv() {
  const prefix = join(dirname(process.execPath), '..');
  return existsSync(join(prefix, 'include', 'node', 'node_api.h')) ? { npm_config_nodedir: prefix } : {};
}

/** @param {InstallStamp} stamp */
function writeStamp(stamp) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(stampFile, JSON.stringify(stamp));
}
