import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from './paths.mjs';
import { run } from './run.mjs';
import { step } from './say.mjs';
import { hasLibsecret } from './system-packages.mjs';

const stampFile = join(cache, 'install.json');

/** @typedef {{ lock: string, keychain: boolean }} InstallStamp */

/**
 * Whether the packages have to be installed (again): never installed, another lockfile, or keytar was left out for want
 * of a library that is there now.
 * @param {InstallStamp | undefined} stamp of the last installation
 * @param {{ lock: string, hasKeytar: boolean, hasLibsecret: boolean }} now
 */
export function isInstallStale(stamp, now) {
  if (!stamp || stamp.lock !== now.lock) return true;
  return !now.hasKeytar && !stamp.keychain && now.hasLibsecret;
}

/** @param {string} text */
export const hash = (text) => createHash('sha256').update(text).digest('hex');

/** @returns {InstallStamp | undefined} */
function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Installs the locked packages when they are missing or stale. Throws when that fails. */
export async function ensurePackages() {
  const lock = hash(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const libsecret = hasLibsecret();
  const hasKeytar = existsSync(join(root, 'node_modules', 'keytar', 'build', 'Release', 'keytar.node'));
  if (!isInstallStale(readStamp(), { lock, hasKeytar, hasLibsecret: libsecret })) return;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // progress is shown by the step itself
  const options = { cwd: root, shell: process.platform === 'win32' };
  const code = await step('Installing packages (a minute or two the first time)', () =>
    run(npm, ['ci', '--loglevel=error', '--no-progress', '--include=dev', '--include=optional'], options),
  );
  if (code !== 0) throw new Error(`npm ci failed with code ${code}`);
  mkdirSync(cache, { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ lock, keychain: libsecret }));
}
