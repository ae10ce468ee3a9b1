import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, compileCache, root } from './paths.mjs';
import { run } from './run.mjs';
import { say, step } from './say.mjs';

const packageFolder = join(root, 'node_modules', 'electron');
const triedFile = join(cache, 'electron-download');
const DOWNLOAD_LIMIT_MS = 90_000;

const BINARIES = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' };

/** @returns {string | undefined} path of Electron's binary, if it is installed */
export function findElectron() {
  const folder = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(packageFolder, 'dist');
  const binary = join(folder, BINARIES[/** @type {keyof typeof BINARIES} */ (process.platform)] ?? 'electron');
  return existsSync(binary) ? binary : undefined;
}

export function hasDisplay() {
  return process.platform !== 'linux' || Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);
}

/** Downloads Electron. Tries only once per version. Prints one line if the download fails. */
async function download() {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  if (existsSync(triedFile) && readFileSync(triedFile, 'utf8') === version) return;
  mkdirSync(cache, { recursive: true });
  writeFileSync(triedFile, version);
  const options = { stdio: /** @type {const} */ ('ignore'), signal: AbortSignal.timeout(DOWNLOAD_LIMIT_MS) };
  const code = await step('Downloading the Electron runtime', () =>
    run(process.execPath, [join(packageFolder, 'install.js')], options).catch(() => 1),
  );
  if (code !== 0)
    say('The Electron runtime could not be downloaded: running on the Electron host (Node and Chromium) instead.');
}

/**
 * Returns the command that runs an app on the Electron host.
 * @param {string} folder the app's folder
 */
export const hostOf = (folder) => ({
  name: /** @type {const} */ ('host'),
  command: process.execPath,
  args: [join(root, 'scripts', 'electron-host', 'main.ts'), folder],
  env: compileCache,
});

/**
 * Returns the command that runs the built app: on Electron if it is installed or, with `mayDownload`, can be
 * downloaded, else on the Electron host. With `headless` the app always runs on the host, because Electron needs a
 * display. CI never downloads Electron.
 * @param {{ headless: boolean, mayDownload?: boolean }} options
 * @returns {Promise<{ name: 'electron' | 'host', command: string, args: string[], env: Record<string, string> }>}
 */
export async function findRuntime({ headless, mayDownload = false }) {
  if (!headless && !findElectron() && mayDownload && !process.env['CI']) await download();
  const electron = headless ? undefined : findElectron();
  if (!electron) return hostOf(root);
  // Chromium does not run as root with its sandbox.
  const asRoot = process.platform === 'linux' && process.getuid?.() === 0;
  return { name: 'electron', command: electron, args: asRoot ? ['--no-sandbox', root] : [root], env: {} };
}
