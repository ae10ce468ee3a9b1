/**
 * `node scripts/draw-versions.ts [FOLDER]`: draws the demo's home page in every version, side by side. Writes three
 * pictures to resources/screenshots (the top of the pages, the whole pages, and the whole pages on a phone), and one
 * picture with a thumbnail of each version's first screen to the Layout screen's folder. With FOLDER, it writes all
 * pictures to FOLDER. Look at the pictures after a change of the pages.
 */
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import type { VersionId } from '#shared/layout/catalogue.ts';
import { renderHome } from '../src-main/site-page/index.ts';
import { languages } from '../src-main/site-page/languages/index.ts';
import { findChromium, WITHOUT_ADDRESS_BAR } from './lib/chromium.mjs';
import { demoIn, openPage } from './lib/published-page.ts';

const folder = process.argv[2] ?? join(import.meta.dirname, '../resources/screenshots');
const thumbs = process.argv[2] ?? join(import.meta.dirname, '../src-renderer/screens/layout/thumbs');
const versions = Object.keys(languages) as VersionId[];
const sheets = [
  { name: 'versions', screen: { width: 1280, height: 2100 }, whole: false, width: 260 },
  { name: 'versions-whole', screen: { width: 1280, height: 800 }, whole: true, width: 220 },
  { name: 'versions-phone', screen: { width: 390, height: 844 }, whole: true, width: 120 },
];
const GAP = 16;
const THUMB = { width: 288, height: 192 };
const thumbScreen = { screen: { width: 1280, height: 853 }, whole: false };

async function shot(
  browser: Browser,
  version: VersionId,
  { screen, whole }: Pick<(typeof sheets)[number], 'screen' | 'whole'>,
): Promise<Buffer> {
  const page = await openPage(browser, renderHome(demoIn(version)), screen);
  const picture = await page.screenshot({ fullPage: whole });
  await page.close();
  return picture;
}

const browser = await chromium.launch({ executablePath: findChromium(), args: [WITHOUT_ADDRESS_BAR] });
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
const row = { width: versions.length * THUMB.width, height: THUMB.height };
const tops: Buffer[] = [];
for (const version of versions) {
  tops.push(
    await sharp(await shot(browser, version, thumbScreen))
      .resize({ ...THUMB, position: 'top' })
      .toBuffer(),
  );
}
await sharp({ create: { ...row, channels: 3, background: '#fff' } })
  .composite(tops.map((input, at) => ({ input, left: at * THUMB.width, top: 0 })))
  .webp({ quality: 70, effort: 6 })
  .toFile(join(thumbs, 'versions.webp'));
await browser.close();
