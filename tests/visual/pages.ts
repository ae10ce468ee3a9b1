import { test as base, type Page } from '@playwright/test';
import { chromium } from 'playwright';
import { serveSite, type SiteServer } from '../../scripts/bench/site-server.ts';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { fleet, hostile } from '../support/sites/index.ts';

export const sites = { ...fleet, hostile };
export type SiteName = keyof typeof sites;

interface Served {
  server(name: SiteName): Promise<SiteServer>;
}

/** Tests on published pages: each site is rendered and served once per worker. */
export const test = base.extend<
  { open: (name: SiteName, width: number, height: number) => Promise<Page> },
  { served: Served }
>({
  served: [
    async ({}, use) => {
      const servers = new Map<SiteName, Promise<SiteServer>>();
      await use({
        server(name) {
          const server = servers.get(name) ?? serveSite(sites[name]);
          servers.set(name, server);
          return server;
        },
      });
      for (const server of servers.values()) await (await server).close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  open: async ({ served }, use) => {
    const browser = await chromium.launch({ executablePath: findChromium() });
    await use(async (name, width, height) => {
      const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto((await served.server(name)).url);
      return page;
    });
    await browser.close();
  },
});

export { expect } from '@playwright/test';
