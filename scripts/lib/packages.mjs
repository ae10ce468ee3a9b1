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
 * Whether the packages have to be installed: they never were, the lockfile has changed, or a library for keytar is
 * there now that was missing before.
 * @param {InstallStamp | undefined} stamp of the last installation
 * @param {{ lock: string, hasKeytar: boolean, hasLibsecret: boolean }} now
 */
export function isInstallStale(stamp, now) {
  if (!stamp || stamp.lock !== now.lock) return true;
  return !now.hasKeytar && !stamp.keychain && now.hasLibsecret;
}

/**
 * Whether the installed packages match the lockfile, so that nobody has to wait for `npm ci` after their own `npm
 * install`. Optional packages of packages may be missing, because most are for other systems. The project's own
 * optional packages may not, except keytar where its library is missing.
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

/** Installs the locked packages when they are missing or stale. Throws when that fails. */
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
  // progress is shown by the step itself
  const options = { cwd: root, shell: process.platform === 'win32', env: { ...headersHere(), ...process.env } };
  const code = await step('Installing packages (a minute or two the first time)', () =>
    run(npm, ['ci', '--loglevel=error', '--no-progress', '--include=dev', '--include=optional'], options),
  );
  if (code !== 0) throw new Error(`npm ci failed with code ${code}`);
  writeStamp({ lock, keychain: libsecret });
}

/**
 * Environment that points to Node's own headers on this computer, which keytar compiles against, so that none are
 * downloaded.
 * @returns {Record<string, string>}
 */
function headersHere() {
  const prefix = join(dirname(process.execPath), '..');
  return existsSync(join(prefix, 'include', 'node', 'node_api.h')) ? { npm_config_nodedir: prefix } : {};
}

/** @param {InstallStamp} stamp */
function writeStamp(stamp) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(stampFile, JSON.stringify(stamp));
}
