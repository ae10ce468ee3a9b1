import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { loadAtlas } from '#shared/domain/place/atlas.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { waitForLayout } from '../../scripts/lib/load-pictures.ts';
import { publishedImage } from '../../scripts/lib/published-image.ts';
import {
  type PublishedFile,
  renderHome,
  type RenderInput,
  renderSite,
  UNSENT_FORM,
} from '../../src-main/site-page/index.ts';
import { oneOfEachKind } from '../support/site-page.ts';

/** Base URL of the pages. No server listens there: `load` answers all requests. */
export const origin = 'https://www.example.com/';

const atlas = await loadAtlas();
const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#8899aa' } });

const inputOf = (site: SiteDocument): RenderInput => ({
  site,
  mode: 'publish',
  baseUrl: origin,
  image: (url, use) => publishedImage(`/${encodeURIComponent(url)}`, use),
  font: (face) => `/assets/${face}.woff2`,
  formAction: UNSENT_FORM,
  atlas,
});

export const homeOf = (site: SiteDocument): string => renderHome(inputOf(site));

/** Returns the site's home page, then a page of each other kind. */
export const pagesOf = (site: SiteDocument): PublishedFile[] => oneOfEachKind(renderSite(inputOf(site)));

/**
 * Opens a page without a server. Every photo is the same small picture, because drawing the real photos takes seconds.
 * `prepare` is called with the page while the page is empty.
 */
export async function load(page: Page, html: string, prepare?: (page: Page) => Promise<unknown>): Promise<void> {
  const webp = await picture.clone().webp().toBuffer();
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    const face = /assets\/([a-z-]+)\.woff2$/.exec(url)?.[1];
    if (url === origin) return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    if (face === undefined) return route.fulfill({ contentType: 'image/webp', body: webp });
    const body = await readFile(new URL(`../../resources/page-fonts/${face}.woff2`, import.meta.url));
    return route.fulfill({ contentType: 'font/woff2', body });
  });
  await prepare?.(page);
  await page.goto(origin);
}

/** Like `load`, but also waits until the whole page is laid out with its fonts. */
export async function show(...shown: Parameters<typeof load>): Promise<void> {
  await load(...shown);
  const [page] = shown;
  await waitForLayout(page);
  await page.evaluate(() => document.fonts.ready);
}
