import { join } from 'node:path';
import { canRun, findOnPath } from './on-path.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
/** Debian's Chromium without windows. It starts faster than the usual Chromium, but spaces small text less well. */
export const HEADLESS = 'chromium-headless-shell';

/**
 * A switch that keeps Chromium from loading the pages of its address bar, which keep a processor busy for a second per
 * window. This switch replaces Playwright's switch of the same name. So the list also has other features that would
 * disturb tests. Playwright's switch turns off most of these too.
 */
export const WITHOUT_ADDRESS_BAR = `--disable-features=${[
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'Translate',
].join()}`;

/** @param {NodeJS.ProcessEnv} env @returns {string[]} */
function usualPlaces(env) {
  if (process.platform === 'darwin') {
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ];
  }
  if (process.platform !== 'win32') return [];
  const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter(
    (root) => root !== undefined,
  );
  return roots.flatMap((root) => [
    join(root, 'Google', 'Chrome', 'Application', 'chrome.exe'),
    join(root, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
  ]);
}

/**
 * Returns the path of the browser to use: CHROME_PATH if it is set, else the system's first Chromium, Chrome or Edge.
 * Returns undefined if CHROME_PATH names no program, or if it is not set and there is no browser.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findChromium(env = process.env) {
  const given = env['CHROME_PATH'];
  if (given) return canRun(given) ? given : undefined;
  return usualPlaces(env).find(canRun) ?? findOnPath(NAMES, env);
}

/**
 * Returns environment variables that select `HEADLESS`, for tests that compare no pictures. Returns no variable if
 * CHROME_PATH is set, or if `HEADLESS` is not installed.
 * @returns {Record<string, string>}
 */
export function fastestChromiumEnv() {
  const shell = process.env['CHROME_PATH'] ? undefined : findOnPath([HEADLESS]);
  return shell ? { CHROME_PATH: shell } : {};
}
