import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { type LaunchedApp, launchApp } from '../lib/launch.ts';
import { startBackend } from './backend.ts';

export const SLUG = 'blue-ridge-plumbing';

export interface Site {
  gallery: Record<string, unknown>[];
}
export type ChangeSite = (site: Site) => object;

/** Adds photos to the site until its record has about 300,000 characters. */
export function withPhotos(site: Site): Site {
  const gallery = [...site.gallery];
  const [photo = {}] = gallery;
  const missing = 300_000 - JSON.stringify(site).length;
  const count = Math.ceil(missing / JSON.stringify({ ...photo, photo_pk: 10_000 }).length);
  for (let added = 0; added < count; added++) {
    gallery.push({ ...photo, photo_pk: 10_000 + gallery.length, homepage_order: -1 });
  }
  return { ...site, gallery };
}

/** The backend and the data folder with which the app is going to be started. */
export interface AppSetup {
  backendUrl: string;
  userDataDir: string;
}

/**
 * Starts a backend, calls `prepare` to fill it and the app's data folder, runs the app on both and calls `measure` with
 * the app's window.
 */
export async function withApp<T>(
  prepare: (beginning: AppSetup) => Promise<void>,
  measure: (page: Page, app: LaunchedApp) => Promise<T>,
): Promise<T> {
  await using cleanUp = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-window-'));
  cleanUp.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const backend = await startBackend(join(folder, 'backend'));
  cleanUp.defer(() => backend.stop());
  const userDataDir = join(folder, 'app');
  await prepare({ backendUrl: backend.url, userDataDir });
  const app = await launchApp({
    userDataDir,
    headless: true,
    args: [],
    env: { SITEWRIGHT_BACKEND_URL: backend.url },
  });
  cleanUp.defer(async () => void (await app.stop()));
  const browser = await chromium.connectOverCDP(app.ready.debuggerUrl);
  cleanUp.defer(() => browser.close());
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error('The app has no window');
  return await measure(page, app);
}

/**
 * Opens the demo site, changed by `grow`, in the app and calls `measure` once the site's first screen is drawn. Calls
 * `prepare` before the app starts.
 */
export function withSite<T>(
  grow: ChangeSite,
  measure: (page: Page, app: LaunchedApp) => Promise<T>,
  prepare: (beginning: AppSetup) => Promise<void> = async () => undefined,
): Promise<T> {
  return withApp(
    async (beginning) => {
      await growSite(beginning.backendUrl, grow);
      await prepare(beginning);
    },
    async (page, app) => {
      await openSite(page);
      await waitUntilDrawn(page);
      return measure(page, app);
    },
  );
}

/** Opens a tab. The link's accessible name is the tab's name, perhaps with marks, as in `Photos, unsaved changes`. */
export async function openTab(page: Page, tab: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Site' })
    .getByRole('link', { name: new RegExp(`^${tab}(,|$)`) })
    .click();
}

/** maximum milliseconds to wait for an idle page; on a busy computer a page may never be idle */
const IDLE_TIMEOUT = 5000;

/** Resolves once a screen is drawn: its preview is painted, and the window is idle or IDLE_TIMEOUT has passed. */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await page.locator('iframe[title="Preview of the page"]:not([data-loading])').waitFor();
  await page.getByTitle('Next preview').waitFor({ state: 'detached' });
  await page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })), IDLE_TIMEOUT);
}

/** Resolves once the preview shows the newest draft. */
export const waitForNewestPreview = (page: Page): Promise<void> =>
  page.locator('[title="Updating"]:not([data-behind])').waitFor({ state: 'attached' });

interface LinkAndTarget {
  /** selector of links; the first whose text matches `name` is clicked */
  links: string;
  name: RegExp;
  /**
   * selectors of elements of the new screen, each with the text that the first element must have; undefined if the
   * element may have any text
   */
  shown: Readonly<Record<string, string | undefined>>;
}

/** Clicks a link and returns the milliseconds to the end of the first frame that shows what the link leads to. */
export const timeToShow = (page: Page, { links, name, shown }: LinkAndTarget): Promise<number> =>
  page.evaluate(
    async ({ links, name, shown }) => {
      const named = new RegExp(name);
      const link = [...document.querySelectorAll<HTMLElement>(links)].find((each) =>
        named.test(each.textContent.trim()),
      );
      const start = performance.now();
      link?.click();
      const isThere = () =>
        shown.every(([selector, text]) => {
          const found = document.querySelector(selector);
          return found && (text === undefined || found.textContent === text);
        });
      while (!isThere()) await new Promise(requestAnimationFrame);
      await new Promise<void>((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        }),
      );
      return performance.now() - start;
    },
    { links, name: name.source, shown: Object.entries(shown) },
  );

/** Clicks a tab and returns the milliseconds to the end of the frame with the tab's title and first rows. */
export const timeToOpen = (page: Page, tab: string, title: string): Promise<number> =>
  timeToShow(page, {
    links: 'nav[aria-label="Site"] a',
    name: new RegExp(`^${tab}$`),
    shown: { 'main h1': title, 'main [data-row]': undefined },
  });

/** Changes the demo site on the backend, and sets its version to vC, which has the longest Layout screen. */
async function growSite(url: string, grow: ChangeSite): Promise<void> {
  const raw = await (await fetch(`${url}/__test/sites/${SLUG}/raw`)).text();
  const site = grow(JSON.parse(raw) as Site);
  await fetch(`${url}/__test/sites`, { method: 'POST', body: JSON.stringify({ ...site, version: 'vC' }) });
}

export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Phone number').fill('+1 801 555 0123');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText('Demo sign-in code').waitFor();
  await page.getByLabel('Code', { exact: true }).fill('123456');
}

async function openSite(page: Page): Promise<void> {
  await signIn(page);
  await page.getByLabel('Search sites').fill(SLUG);
  await page.getByRole('region', { name: 'Recent sites' }).getByRole('link', { name: SLUG }).click();
}
