import { test as base, type Page } from '@playwright/test';
import { chromium } from 'playwright';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { orderedHomeSections } from '#shared/layout/order.ts';
import { serveSite, type SiteServer } from '../../scripts/bench/site-server.ts';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { languages } from '../../src-main/site-page/languages/index.ts';
import type { VersionId } from '../../src-main/site-page/page.ts';
import { fleet, hostile } from '../support/sites/index.ts';

export const sites = { ...fleet, hostile };
export type SiteName = keyof typeof sites;

export const versions = Object.keys(languages) as VersionId[];

/** The site with all its sections in one version, which only a mixed one may have whatever the version. */
function inVersion(site: SiteDocument, version: VersionId | undefined): SiteDocument {
  if (version === undefined) return site;
  const custom_layout = Object.fromEntries(
    orderedHomeSections(site.custom_layout).map((key, order) => [key, { version, order }]),
  );
  return { ...site, version: 'vC', custom_layout };
}

interface Served {
  server(name: SiteName, version?: VersionId): Promise<SiteServer>;
}

/** Tests on published pages: each site is rendered and served once per worker. */
export const test = base.extend<
  { open: (name: SiteName, width: number, height: number, version?: VersionId) => Promise<Page> },
  { served: Served }
>({
  served: [
    async ({}, use) => {
      const servers = new Map<string, Promise<SiteServer>>();
      await use({
        server(name, version) {
          const key = `${name} ${version ?? ''}`;
          const server = servers.get(key) ?? serveSite(inVersion(sites[name], version));
          servers.set(key, server);
          return server;
        },
      });
      for (const server of servers.values()) await (await server).close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  open: async ({ served }, use) => {
    const browser = await chromium.launch({ executablePath: findChromium() });
    await use(async (name, width, height, version) => {
      const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto((await served.server(name, version)).url);
      return page;
    });
    await browser.close();
  },
});

export { expect } from '@playwright/test';
