/**
 * `node scripts/draw-versions.ts [FOLDER]`: draws the demo's home page in every version, side by side, into
 * resources/screenshots: what a visitor sees first, whole pages, and phones. Look at them after a change of the pages.
 */
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { loadAtlas } from '#shared/domain/place/atlas.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { allSections } from '#shared/layout/versions.ts';
import { demoSites } from '../src-main/local-backend/data/demo-sites/index.ts';
import { originalOf } from '../src-main/local-backend/media/originals.ts';
import { renderHome } from '../src-main/site-page/index.ts';
import { languages } from '../src-main/site-page/languages/index.ts';
import type { VersionId } from '../src-main/site-page/page.ts';
import { findChromium } from './lib/chromium.mjs';

const root = join(import.meta.dirname, '..');
const folder = process.argv[2] ?? join(root, 'resources/screenshots');
const origin = 'https://www.example.com/';
const versions = Object.keys(languages) as VersionId[];
const sheets = [
  { name: 'versions', screen: { width: 1280, height: 2100 }, whole: false, width: 260 },
  { name: 'versions-whole', screen: { width: 1280, height: 800 }, whole: true, width: 220 },
  { name: 'versions-phone', screen: { width: 390, height: 844 }, whole: true, width: 120 },
];
const GAP = 16;

const site = demoSites('')[0]?.toValue() as SiteDocument;
const atlas = await loadAtlas();

/** Some versions are those of sections alone: only a mixed site has all its sections in one. */
function inVersion(version: VersionId): SiteDocument {
  const layout = allSections.map((key) => [key, { ...site.custom_layout?.[key], version }] as const);
  return { ...site, version: 'vC', custom_layout: Object.fromEntries(layout) };
}

async function shot(browser: Browser, version: VersionId, { screen, whole }: (typeof sheets)[number]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: screen, reducedMotion: 'reduce' });
  const image = (src: string) => ({ src, width: 1600, height: 1200 });
  const font = (file: string): string => `${origin}assets/${file}.woff2`;
  const body = renderHome({
    site: inVersion(version),
    mode: 'publish',
    baseUrl: origin,
    image,
    font,
    formAction: '/message',
    atlas,
  });
  await page.route('**/*', async (route) => {
    const { pathname, href } = new URL(route.request().url());
    if (href === origin) return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    const face = /^\/assets\/([\w-]+\.woff2)$/.exec(pathname)?.[1];
    if (face) return route.fulfill({ path: join(root, 'resources/page-fonts', face) });
    const original = originalOf(pathname);
    if (!original) return route.fulfill({ status: 404 });
    return route.fulfill({
      contentType: original.format === 'webp' ? 'image/webp' : 'image/svg+xml',
      body: await original.read(),
    });
  });
  await page.goto(origin);
  await page.evaluate(async () => {
    document.querySelectorAll('img').forEach((picture) => (picture.loading = 'eager'));
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
  });
  const picture = await page.screenshot({ fullPage: whole });
  await page.close();
  return picture;
}

const browser = await chromium.launch({ executablePath: findChromium() });
for (const sheet of sheets) {
  const cells: { data: Buffer; info: { height: number } }[] = [];
  for (const version of versions) {
    const picture = sharp(await shot(browser, version, sheet));
    cells.push(await picture.resize({ width: sheet.width }).png().toBuffer({ resolveWithObject: true }));
  }
  await sharp({
    create: {
      width: versions.length * (sheet.width + GAP) + GAP,
      height: Math.max(...cells.map(({ info }) => info.height)) + 2 * GAP,
      channels: 3,
      background: '#d8dce2',
    },
  })
    .composite(cells.map(({ data }, at) => ({ input: data, left: GAP + at * (sheet.width + GAP), top: GAP })))
    .webp({ quality: 62, effort: 6 })
    .toFile(join(folder, `${sheet.name}.webp`));
}
await browser.close();
