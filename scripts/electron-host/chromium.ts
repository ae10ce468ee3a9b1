import { mkdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BrowserContext, BrowserType } from 'playwright';
import { findChromium } from '../lib/chromium.mjs';
import { runtime } from './runtime.ts';

/** Size in pixels of the display in headless runs. It is fixed, so that it is known before Chromium has started. */
export const HEADLESS_SCREEN = { width: 1920, height: 1080 };

const profile = join(runtime.userData, 'host-profile');

function isChromiumOf(pid: number): boolean {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(profile);
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Removes the profile lock that a killed Chromium left. Keeps the lock of a running Chromium. */
function clearStaleProfileLock(): void {
  const lock = join(profile, 'SingletonLock');
  let holder: number;
  try {
    holder = Number(readlinkSync(lock).split('-').at(-1));
  } catch {
    return;
  }
  if (isChromiumOf(holder)) return;
  for (const name of ['SingletonLock', 'SingletonSocket', 'SingletonCookie'])
    rmSync(join(profile, name), { force: true });
}

/**
 * Maximum number of objects of each kind, such as requests, that Playwright keeps. Its default, ten thousand for
 * most kinds, costs some hundred megabytes.
 */
const KEPT_OBJECTS = 500;

/**
 * Loads Playwright and lowers its limit of objects. Uses `require`, because an import reads Playwright's files twice.
 */
function loadPlaywright(): { chromium: BrowserType } {
  const ofPlaywright = createRequire(import.meta.resolve('playwright'));
  const playwright = ofPlaywright('playwright-core') as { chromium: BrowserType };
  const { server } = ofPlaywright('playwright-core/lib/coreBundle') as {
    server: { setMaxDispatchersForTest: (count: number) => void };
  };
  server.setMaxDispatchersForTest(KEPT_OBJECTS);
  return playwright;
}

/** Switches that the host passes from its own command line to Chromium, as Electron does. */
const PASSED_ON = [
  'disable-features',
  'enable-features',
  'force-device-scale-factor',
  'lang',
  'proxy-pac-url',
  'proxy-server',
];

/**
 * Starts Chromium on the host's profile. A pipe connects Chromium with this process, so that Chromium ends whenever
 * this process ends. Throws if no Chromium is found; the message names what to install.
 */
export async function launchChromium(port: number | undefined): Promise<BrowserContext> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium, Chrome or Edge found. Install one or set CHROME_PATH.');
  mkdirSync(profile, { recursive: true });
  clearStaleProfileLock();
  const { chromium } = loadPlaywright();
  const { width, height } = HEADLESS_SCREEN;
  const asRoot = process.getuid?.() === 0;
  const args = [
    '--disable-gpu',
    '--test-type',
    '--disable-sync',
    '--disable-spell-checking',
    '--no-default-browser-check',
  ];
  for (const name of PASSED_ON) if (runtime.switches.has(name)) args.push(`--${name}=${runtime.switches.get(name)}`);
  if (port !== undefined) args.push(`--remote-debugging-port=${port}`);
  if (runtime.headless) args.push(`--screen-info={${width}x${height}}`);
  args.push('--app=data:text/html,<title>Starting</title>');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: runtime.headless,
    chromiumSandbox: !asRoot,
    args,
    ignoreDefaultArgs: ['--enable-automation', '--hide-scrollbars'],
    viewport: null,
    colorScheme: null,
    reducedMotion: null,
    forcedColors: null,
    contrast: null,
    acceptDownloads: false,
    serviceWorkers: 'block',
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  await context.grantPermissions([]);
  if (port !== undefined) await writePortFile(port);
  return context;
}

/** Writes the file that Electron leaves in the user data folder, for programs that read the port from it. */
async function writePortFile(port: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { webSocketDebuggerUrl } = (await answer.json()) as { webSocketDebuggerUrl: string };
  await writeFile(join(runtime.userData, 'DevToolsActivePort'), `${port}\n${new URL(webSocketDebuggerUrl).pathname}`);
}
