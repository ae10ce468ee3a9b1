import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { launchChromium } from './chromium.ts';
import { connectSession } from './session.ts';
import { attach } from './traffic.ts';

const CLOSE_LIMIT_MS = 5000;

let launched: Promise<BrowserContext> | undefined;
let attached: Promise<BrowserContext> | undefined;
let first: Page | undefined;
let closing = false;

/**
 * Starts Chromium. Resolves once its process has been created or the start has failed. The host loads the app's
 * code only afterwards, because the loading blocks the event loop, in which Playwright creates the process.
 */
export async function startBrowser(port: number | undefined): Promise<void> {
  const { promise: spawned, resolve } = Promise.withResolvers<void>();
  const seen = (): void => resolve();
  subscribe('child_process', seen);
  launched = launchChromium(port);
  await Promise.race([spawned, launched.catch(() => undefined)]);
  unsubscribe('child_process', seen);
}

/**
 * Returns Chromium once the host handles what its pages send (see `attach`). Must not be called before the app's main
 * bundle is loaded, because the bundle registers the schemes that `attach` needs. Throws if another instance has the
 * lock, because the host then starts no Chromium.
 */
export function browser(): Promise<BrowserContext> {
  if (!launched) throw new Error('The Electron host holds no Chromium: another instance has this user data folder');
  attached ??= launched.then(async (context) => {
    await attach(context);
    first = context.pages()[0];
    return context;
  });
  return attached;
}

export function connectBrowser(): void {
  connectSession(browser());
}

/** Returns a new page. Only the first call returns the page that Chromium opened at its start. */
export async function openPage(): Promise<Page> {
  const context = await browser();
  const page = first ?? (await context.newPage());
  first = undefined;
  return page;
}

/** Whether the host itself is closing Chromium. */
export function isClosing(): boolean {
  return closing;
}

/** Closes Chromium. Waits for at most CLOSE_LIMIT_MS, because a hanging Chromium ends together with this process. */
export async function closeBrowser(): Promise<void> {
  closing = true;
  const close = async (): Promise<void> => {
    const context = await launched?.catch(() => undefined);
    await context?.close().catch(() => undefined);
  };
  await Promise.race([close(), delay(CLOSE_LIMIT_MS, undefined, { ref: false })]);
}
