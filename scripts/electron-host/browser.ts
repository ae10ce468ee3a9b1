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
 * Starts Chromium; resolves once its process is there, or cannot be. The app's own code is loaded after that, while Chromium
 * starts: it leaves Playwright no turn in which to start a process.
 */
export async function startBrowser(port: number | undefined): Promise<void> {
  const { promise: spawned, resolve } = Promise.withResolvers<void>();
  const seen = (): void => resolve();
  subscribe('child_process', seen);
  launched = launchChromium(port);
  await Promise.race([spawned, launched.catch(() => undefined)]);
  unsubscribe('child_process', seen);
}

/** Chromium with the app's schemes and bridge. For callers after the app is ready: until then it registers schemes. */
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

/** The window that Chromium opened by itself, else a new one. */
export async function openPage(): Promise<Page> {
  const context = await browser();
  const page = first ?? (await context.newPage());
  first = undefined;
  return page;
}

/** True while the host itself takes Chromium down. */
export function isClosing(): boolean {
  return closing;
}

/** Closes Chromium. A hanging one ends too, because its pipe is closed. */
export async function closeBrowser(): Promise<void> {
  closing = true;
  const close = async (): Promise<void> => {
    const context = await launched?.catch(() => undefined);
    await context?.close().catch(() => undefined);
  };
  await Promise.race([close(), delay(CLOSE_LIMIT_MS, undefined, { ref: false })]);
}
