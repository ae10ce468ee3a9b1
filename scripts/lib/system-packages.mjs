import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, HEADLESS } from './chromium.mjs';
import { canRun, findOnPath } from './on-path.mjs';
import { runQuietly } from './run.mjs';
import { say, step } from './say.mjs';

/**
 * A purpose besides the app itself: the tests, the tests on OpenStack Swift, or the measurements.
 * @typedef {'tests' | 'swift' | 'bench'} Purpose
 */
/**
 * A system package with its Debian name. A package without `purposes` is needed by the app itself.
 * @typedef {{ name: string, why: string, purposes?: readonly Purpose[], isPresent: () => boolean }} SystemPackage
 */

/** @param {string} command */
const onPath = (command) => findOnPath([command]) !== undefined;

/** Finds nginx. Debian installs it in a folder that only root's PATH contains. */
export function findNginx() {
  return findOnPath(['nginx']) ?? ['/usr/sbin/nginx'].find(canRun);
}

/** Whether keytar can be compiled: on Linux this needs pkg-config and the development files of libsecret. */
export function hasLibsecret() {
  if (process.platform !== 'linux') return true;
  if (!onPath('pkg-config')) return false;
  const folders = ['lib', 'lib64', ...readdirSync('/usr/lib').map((name) => join('lib', name)), 'local/lib'];
  return folders.some((folder) => existsSync(join('/usr', folder, 'pkgconfig', 'libsecret-1.pc')));
}

/** @type {SystemPackage[]} */
const PACKAGES = [
  {
    name: 'chromium',
    why: 'draws the app where the Electron runtime is missing',
    isPresent: () => findChromium() !== undefined,
  },
  { name: 'pkg-config', why: 'finds libsecret', isPresent: () => onPath('pkg-config') },
  { name: 'libsecret-1-dev', why: 'gives access to the keychain', isPresent: hasLibsecret },
  {
    name: 'gnome-keyring',
    why: 'is the keychain of the tests',
    purposes: ['tests'],
    isPresent: () => onPath('gnome-keyring-daemon'),
  },
  {
    name: 'fonts-liberation',
    why: 'is the font of the visual tests',
    purposes: ['tests'],
    isPresent: () => existsSync('/usr/share/fonts/truetype/liberation'),
  },
  {
    name: 'strace',
    why: 'lets calls on files fail in the tests',
    purposes: ['tests'],
    isPresent: () => onPath('strace'),
  },
  {
    name: 'postgresql',
    why: 'is the database of the server in its tests and measurements',
    purposes: ['tests', 'bench'],
    isPresent: () => existsSync('/usr/lib/postgresql') || onPath('initdb'),
  },
  {
    name: 'caddy',
    why: 'is the proxy before the server in its tests',
    purposes: ['tests'],
    isPresent: () => onPath('caddy'),
  },
  {
    name: 'nginx',
    why: 'is what the server of pages is measured against',
    purposes: ['bench'],
    isPresent: () => findNginx() !== undefined,
  },
  {
    name: 'nghttp2-client',
    why: 'has h2load, which asks for those pages',
    purposes: ['bench'],
    isPresent: () => onPath('h2load'),
  },
  { name: 'dbus', why: 'is the way to that keychain', purposes: ['tests'], isPresent: () => onPath('dbus-daemon') },
  ...['swift-proxy', 'swift-account', 'swift-container', 'swift-object'].map(
    (name) =>
      /** @type {const} */ ({
        name,
        why: 'is part of OpenStack Swift, on which the server is tested too',
        purposes: ['swift'],
        isPresent: () => onPath(`${name}-server`),
      }),
  ),
  {
    name: 'memcached',
    why: 'is the cache of OpenStack Swift',
    purposes: ['swift'],
    isPresent: () => onPath('memcached'),
  },
];

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

function isDebian() {
  return (
    existsSync('/etc/os-release') && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

/** @param {string[]} names */
const aptInstall = (names) => runQuietly('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env });

/**
 * Installs packages with apt-get. Fetches the package lists first if they are missing, as on a new computer. If the
 * installation fails, fetches the lists and tries again, because the lists may have been old.
 * @param {string[]} names
 */
async function install(names) {
  const hasLists = readdirSync('/var/lib/apt/lists').some((name) => name.includes('_Packages'));
  if (hasLists && (await aptInstall(names))) return true;
  return (await runQuietly('apt-get', ['update'], { env })) && aptInstall(names);
}

/**
 * Installs the missing packages if this process runs as root on Debian or Ubuntu. Otherwise prints what to install.
 * Never throws, because code that needs a missing package reports that itself.
 * @param {readonly Purpose[]} wanted
 */
export async function ensureSystemPackages(wanted) {
  if (process.platform !== 'linux') {
    if (!findChromium()) say('Chrome, Chromium or Edge was not found: install one, or set CHROME_PATH.');
    return;
  }
  const missing = PACKAGES.filter(
    ({ purposes, isPresent }) => (!purposes || purposes.some((each) => wanted.includes(each))) && !isPresent(),
  );
  const canInstall = process.getuid?.() === 0 && isDebian();
  if (missing.length > 0) await installMissing(missing, canInstall);
  // The headless Chromium only makes tests faster. Some systems have no such package, and apt-get installs nothing if
  // one package is unknown, so a separate command installs the headless Chromium.
  const needsHeadless = wanted.includes('tests') && canInstall && !process.env['CHROME_PATH'] && !onPath(HEADLESS);
  if (needsHeadless && !(await step(`Installing ${HEADLESS}`, () => install([HEADLESS])))) {
    say('It could not be installed; the tests take longer without.');
  }
}

/**
 * @param {SystemPackage[]} missing
 * @param {boolean} canInstall
 */
async function installMissing(missing, canInstall) {
  const names = missing.map(({ name }) => name);
  if (!canInstall) {
    say(`Missing on this system: ${missing.map(({ name, why }) => `${name} (${why})`).join(', ')}.`);
    say(
      isDebian()
        ? `Install with: sudo apt-get install -y ${names.join(' ')}`
        : 'Install them with the package manager.',
    );
    return;
  }
  const done = await step(`Installing system packages: ${names.join(', ')}`, () => install(names));
  if (!done) say('Not all of them could be installed; going on without.');
}
