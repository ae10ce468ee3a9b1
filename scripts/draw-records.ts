/**
 * `node scripts/draw-records.ts FOLDER PHOTOS [WORD …]`: publishes four records in every version, as the embedded
 * backend does, with the photos of the folder PHOTOS. The designs were made with another record, the demo site, so the
 * pages show how the designs handle other content. Writes contact sheets of the home pages at four widths to FOLDER.
 * With words, draws only the records and versions that the words name. Look at the sheets after a change of a design.
 */
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { homeSections, type VersionId } from '#shared/layout/catalogue.ts';
import { folderFiles } from '../src-main/backend/files/folder-files.ts';
import { uploadFolder } from '../src-main/backend/media/uploads.ts';
import { createImageVariants } from '../src-main/backend/publisher/image-variants.ts';
import { createLookAtLogo } from '../src-main/backend/publisher/logo-look.ts';
import { createRenderer } from '../src-main/backend/publisher/render-release.ts';
import { createIcons } from '../src-main/backend/publisher/site-icons.ts';
import { languages } from '../src-main/site-page/languages/index.ts';
import { logos, recordsWith } from './draw-records/records.ts';
import { findChromium, WITHOUT_ADDRESS_BAR } from './lib/chromium.mjs';
import { loadPictures } from './lib/load-pictures.ts';

const [folder, photoFolder, ...words] = process.argv.slice(2);
if (!folder || !photoFolder) throw new RangeError('usage: node scripts/draw-records.ts FOLDER PHOTOS [WORD …]');
const versions = Object.keys(languages) as VersionId[];
const isAsked = (name: string, among: readonly string[]): boolean =>
  !words.some((word) => among.includes(word)) || words.includes(name);

const origin = 'https://www.example.com';
const screens = [
  { width: 360, height: 780, shown: 150 },
  { width: 768, height: 1024, shown: 250 },
  { width: 1280, height: 800, shown: 330 },
  { width: 1920, height: 1080, shown: 420 },
];
/** Maximum height of a column in pixels of the sheet. A longer page continues in the next column. */
const COLUMN = 1500;
const GAP = 12;

const files = (await readdir(photoFolder)).filter((name) => /\.(jpe?g|png|webp)$/i.test(name)).sort();
if (files.length === 0) throw new RangeError(`no photos in ${photoFolder}`);
/** The photos by their URL paths: upright, as WebP, with at most 2,400 pixels on the longer side. */
const uploads = new Map<string, Buffer>();
for (const [at, file] of files.entries()) {
  const photo = sharp(await readFile(join(photoFolder, file))).rotate();
  uploads.set(
    `${uploadFolder}${at}.webp`,
    await photo.resize(2400, 2400, { fit: 'inside', withoutEnlargement: true }).webp().toBuffer(),
  );
}
async function read(url: string) {
  const logo = logos[url];
  if (logo !== undefined) return { bytes: Buffer.from(logo), type: 'image/svg+xml' };
  const bytes = uploads.get(url);
  return bytes && { bytes, type: 'image/webp' };
}

/**
 * Returns the site with the version vC and with each section in the given version, because some versions can be chosen
 * only for sections and not for a whole site.
 */
const inVersion = (site: SiteDocument, version: VersionId): SiteDocument => ({
  ...site,
  version: 'vC',
  custom_layout: Object.fromEntries(homeSections.map((key, order) => [key, { version, order }])),
});

type Files = ReadonlyMap<string, { type: string; bytes: Buffer }>;

/** Takes a picture of the home page at the width of a screen, scales it down, and cuts it into columns of the sheet. */
async function columnsOf(browser: Browser, published: Files, screen: (typeof screens)[number]) {
  const page = await browser.newPage({ viewport: screen, reducedMotion: 'reduce' });
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = published.get(pathname === '/' ? 'index.html' : decodeURIComponent(pathname.slice(1)));
    await route.fulfill(file ? { contentType: file.type, body: file.bytes } : { status: 404 });
  });
  await page.goto(`${origin}/`);
  await loadPictures(page);
  const whole = await page.screenshot({ fullPage: true });
  await page.close();
  const small = await sharp(whole).resize({ width: screen.shown }).png().toBuffer({ resolveWithObject: true });
  const { width, height } = small.info;
  return Promise.all(
    Array.from({ length: Math.ceil(height / COLUMN) }, async (_, at) => {
      const part = { left: 0, top: at * COLUMN, width, height: Math.min(COLUMN, height - at * COLUMN) };
      return { input: await sharp(small.data).extract(part).png().toBuffer(), width };
    }),
  );
}

async function writeSheet(columns: readonly { input: Buffer; width: number }[], file: string): Promise<void> {
  let left = GAP;
  const placed = columns.map(({ input, width }) => {
    const at = { input, left, top: GAP };
    left += width + GAP;
    return at;
  });
  await sharp({ create: { width: left, height: COLUMN + 2 * GAP, channels: 3, background: '#d8dce2' } })
    .composite(placed)
    .png()
    .toFile(file);
}

const kept = await mkdtemp(join(tmpdir(), 'sitewright-records-'));
const browser = await chromium.launch({ executablePath: findChromium(), args: [WITHOUT_ADDRESS_BAR] });
try {
  await mkdir(folder, { recursive: true });
  const render = createRenderer(
    createImageVariants(folderFiles(kept), { read }),
    createIcons(folderFiles(kept), { read }),
    {
      product: 'Sitewright',
      publicUrl: origin,
      lookAtLogo: createLookAtLogo({ read }),
    },
  );
  const records = recordsWith((at) => `${uploadFolder}${at % files.length}.webp`);
  for (const [name, record] of Object.entries(records)) {
    if (!isAsked(name, Object.keys(records))) continue;
    for (const version of versions.filter((each) => isAsked(each, versions))) {
      const release = await render(inVersion(record, version), 'www.example.com', 'key');
      const published = new Map(release.files.map((file) => [file.path, file]));
      const columns = [];
      for (const screen of screens) columns.push(...(await columnsOf(browser, published, screen)));
      await writeSheet(columns, join(folder, `${name}-${version}.png`));
      process.stdout.write(`${name} in ${version}\n`);
    }
  }
} finally {
  await browser.close();
  await rm(kept, { recursive: true, force: true });
}
