import { join } from 'node:path';
import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { chromium } from 'playwright';
import { serveSite, type ServeOptions, type SiteServer } from '../../scripts/bench/site-server.ts';
import { findChromium, WITHOUT_ADDRESS_BAR } from '../../scripts/lib/chromium.mjs';
import { DRAWN_AT, waitForLayout } from '../../scripts/lib/load-pictures.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { sharedPictures } from '../support/shared-pictures.ts';
import { fleet, hostile } from '../support/sites/index.ts';

export const sites = { ...fleet, hostile };
export type SiteName = keyof typeof sites;

/** The tags of the rules that axe checks. */
export const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Serves a published site. All workers of a run share the sizes of its photos, because making them takes longer than
 * most tests.
 */
export const serve = (site: SiteDocument, photos: ServeOptions['photos']): Promise<SiteServer> =>
  serveSite(site, { photos, picturesFolder: join(sharedPictures, 'pages') });

interface Served {
  server(name: SiteName): Promise<SiteServer>;
}

/**
 * Tests of published pages. Each site is rendered and served once for each worker, and the worker uses a single
 * browser.
 */
export const test = base.extend<
  {
    /** opens an empty page */
    blank: (options?: BrowserContextOptions) => Promise<Page>;
    /** Opens a site's page. `prepare` is called with the page while the page is empty. */
    open: (name: SiteName, width: number, height: number, prepare?: (page: Page) => Promise<unknown>) => Promise<Page>;
  },
  { photos: ServeOptions['photos']; served: Served; visitor: Browser }
>({
  photos: ['plain', { scope: 'worker', option: true }],
  served: [
    async ({ photos }, use) => {
      const servers = new Map<SiteName, Promise<SiteServer>>();
      await use({
        server(name) {
          const server = servers.get(name) ?? serve(sites[name], photos);
          servers.set(name, server);
          return server;
        },
      });
      for (const server of servers.values()) await (await server).close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: [
    async ({}, use) => {
      const browser = await chromium.launch({ executablePath: findChromium(), args: [WITHOUT_ADDRESS_BAR] });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  blank: async ({ visitor }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await visitor.newContext({ reducedMotion: 'reduce', ...options });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  open: async ({ served, blank }, use) => {
    await use(async (name, width, height, prepare) => {
      const page = await blank();
      await page.clock.setFixedTime(DRAWN_AT);
      await page.setViewportSize({ width, height });
      await prepare?.(page);
      await page.goto((await served.server(name)).url);
      await waitForLayout(page);
      return page;
    });
  },
});

export { expect } from '@playwright/test';
