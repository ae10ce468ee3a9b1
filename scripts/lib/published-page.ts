/** Opens pages of the demo site in a browser, with pictures and fonts but without a server. */
import { join } from 'node:path';
import type { Browser, Page, ViewportSize } from 'playwright';
import { loadAtlas } from '#shared/domain/place/atlas.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { VersionId } from '#shared/layout/catalogue.ts';
import { allSections } from '#shared/layout/sections.ts';
import { demoSites } from '../../src-main/backend/data/demo-sites/index.ts';
import { originalOf } from '../../src-main/backend/media/originals.ts';
import type { RenderInput } from '../../src-main/site-page/index.ts';
import { DRAWN_AT, loadPictures } from './load-pictures.ts';
import { publishedImage } from './published-image.ts';

const fonts = join(import.meta.dirname, '../../resources/page-fonts');
const origin = 'https://www.example.com/';
const site = demoSites('')[0]?.toValue() as SiteDocument;
const atlas = await loadAtlas();

export const fontUrl = (file: string): string => `${origin}assets/${file}.woff2`;

/**
 * Returns the demo site with every section in the given version. The site itself has the version `vC`, which lets each
 * section have a version of its own, because some versions exist only for sections.
 */
function inVersion(version: VersionId): SiteDocument {
  const layout = allSections.map((key) => [key, { ...site.custom_layout?.[key], version }] as const);
  return { ...site, version: 'vC', custom_layout: Object.fromEntries(layout) };
}

/** Returns the input that draws the demo site with all its sections in one version. */
export const demoIn = (version: VersionId): RenderInput => ({
  site: inVersion(version),
  mode: 'publish',
  baseUrl: origin,
  image: publishedImage,
  font: fontUrl,
  formAction: '/message',
  atlas,
});

/** Opens HTML in a new page, and waits until its fonts and pictures are loaded. */
export async function openPage(
  browser: Browser,
  body: string,
  viewport: ViewportSize,
  deviceScaleFactor = 1,
): Promise<Page> {
  const page = await browser.newPage({ viewport, deviceScaleFactor, reducedMotion: 'reduce' });
  await page.route('**/*', async (route) => {
    const { pathname, href } = new URL(route.request().url());
    if (href === origin) return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    const face = /^\/assets\/([\w-]+\.woff2)$/.exec(pathname)?.[1];
    if (face) return route.fulfill({ path: join(fonts, face) });
    const original = originalOf(pathname);
    if (!original) return route.fulfill({ status: 404 });
    return route.fulfill({
      contentType: original.servedAs === 'webp' ? 'image/webp' : 'image/svg+xml',
      body: await original.read(),
    });
  });
  await page.clock.setFixedTime(DRAWN_AT);
  await page.goto(origin);
  await loadPictures(page);
  return page;
}
