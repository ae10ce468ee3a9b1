import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { loadPictures } from '../../scripts/lib/load-pictures.ts';
import { folderFiles } from '../../src-main/backend/files/folder-files.ts';
import { uploadFolder } from '../../src-main/backend/media/uploads.ts';
import { createImageVariants } from '../../src-main/backend/publisher/image-variants.ts';
import { createRenderer } from '../../src-main/backend/publisher/render-release.ts';
import { inVersion, kinds, versions } from '../support/sites/kinds.ts';
import { expect, test } from './pages.ts';
import { homeOf, show } from './unserved.ts';

const MOST_ENLARGED = 1.3;
/**
 * Minimum scale at which the hero's first photo may be shown: screen pixels per pixel of the file. At a smaller scale,
 * more pixels are loaded than are needed.
 */
const LEAST_SHOWN = 0.6;
const origin = 'https://www.example.com';
const screens = [
  { width: 360, height: 780, scale: 3 },
  { width: 390, height: 844, scale: 3 },
  { width: 412, height: 823, scale: 1.75 },
  { width: 768, height: 1024, scale: 1 },
  { width: 1280, height: 800, scale: 2 },
  { width: 1920, height: 1080, scale: 1 },
];

/** The rich record with its JPEG and WebP pictures as uploads. Its other pictures, such as logos, are not served. */
const uploaded = JSON.parse(
  JSON.stringify(kinds['rich']).replace(
    /https:\/\/media\.example\/([^"]*\.)(?:jpe?g|webp)/g,
    (_, name: string) => `${uploadFolder}${name.replace(/\//g, '-')}webp`,
  ),
) as SiteDocument;
/** The same record with a single photo in its gallery. A single photo is shown as wide as the section. */
const alone = { ...uploaded, gallery: uploaded.gallery?.slice(0, 1) ?? [] };

/** Returns descriptions of pictures that are enlarged too much, and of hero photos that are reduced too much. */
async function misfits({ most, least, scale }: Record<'most' | 'least' | 'scale', number>): Promise<string[]> {
  const found: string[] = [];
  for (const image of document.images) {
    const { currentSrc, clientWidth, clientHeight } = image;
    if (!currentSrc || !image.checkVisibility() || clientWidth === 0) continue;
    // In the page, an image's natural size depends on `sizes`. The size of the file is that of an image without
    // `sizes`.
    const file = new Image();
    file.src = currentSrc;
    if (
      !(await file.decode().then(
        () => true,
        () => false,
      ))
    )
      continue;
    const [across, down] = [(clientWidth * scale) / file.naturalWidth, (clientHeight * scale) / file.naturalHeight];
    const isCut = getComputedStyle(image).objectFit === 'cover';
    const factor = isCut ? Math.max(across, down) : Math.min(across, down);
    const isFirst = image.matches('#hero .slides *');
    if (factor > most || (isFirst && factor < least)) {
      const where = image.closest('.s')?.className ?? '';
      found.push(`${where}: ${file.naturalWidth}×${file.naturalHeight} shown ${factor.toFixed(2)} times as large`);
    }
  }
  return found;
}

test.describe('photos of 2,400 px', () => {
  let folder = '';
  let bytes: Awaited<ReturnType<typeof photo>>;
  const photo = () =>
    sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#7a9a6b' } })
      .webp()
      .toBuffer();
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'photo-fit-'));
    bytes = await photo();
  });
  test.afterAll(() => rm(folder, { recursive: true, force: true }));

  for (const version of versions) {
    test(`[PAGE-09] ${version} enlarges no photo above 1.3 times on phone, tablet and laptop, and fetches no first photo far above its size`, async ({
      blank,
    }) => {
      const read = async (url: string) => (url.startsWith(uploadFolder) ? { bytes, type: 'image/webp' } : undefined);
      const render = createRenderer(createImageVariants(folderFiles(folder), { read }), async () => [], {
        product: 'Sitewright',
        publicUrl: origin,
      });
      const found: string[] = [];
      for (const record of [uploaded, alone]) {
        const { files } = await render(inVersion(record, version), 'www.example.com', 'key');
        const published = new Map(files.map((file) => [file.path, file]));
        for (const { width, height, scale } of screens) {
          const page = await blank({ viewport: { width, height }, deviceScaleFactor: scale });
          await page.route('**/*', async (route) => {
            const { pathname } = new URL(route.request().url());
            const file = published.get(pathname === '/' ? 'index.html' : decodeURIComponent(pathname.slice(1)));
            await route.fulfill(file ? { contentType: file.type, body: file.bytes } : { status: 404 });
          });
          await page.goto(`${origin}/`);
          await loadPictures(page);
          const faults = await page.evaluate(misfits, { most: MOST_ENLARGED, least: LEAST_SHOWN, scale });
          found.push(...faults.map((fault) => `${width} px: ${fault}`));
          await page.close();
        }
      }
      expect(found).toEqual([]);
    });
  }
});

for (const version of versions) {
  test(`[PAGE-03] a phone fetches the first photo of ${version} once, in one size`, async ({ blank }) => {
    const page = await blank({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') fetched.push(request.url());
    });
    await show(page, homeOf(inVersion(kinds['rich']!, version)));
    const first = await page
      .locator('#hero img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    const photo = first.replace(/\?.*/, '');
    expect(fetched.filter((url) => url.startsWith(photo) && url !== `${photo}?w=320`)).toEqual([first]);
  });
}
