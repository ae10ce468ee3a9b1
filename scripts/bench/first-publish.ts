import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { folderFiles } from '../../src-main/backend/files/folder-files.ts';
import { uploadFolder } from '../../src-main/backend/media/uploads.ts';
import { createFolderStore } from '../../src-main/backend/publisher/folder-store.ts';
import { createImageVariants } from '../../src-main/backend/publisher/image-variants.ts';
import { createNewPictures } from '../../src-main/backend/publisher/new-pictures.ts';
import { createIcons } from '../../src-main/backend/publisher/site-icons.ts';
import { createRenderer } from '../../src-main/backend/publisher/render-release.ts';
import { referencedImages } from '../../src-main/site-page/index.ts';
import { writeCameraPhotos } from './camera-photos.ts';
import { fixtureSites } from './fixture-sites.ts';
import { ms } from './measure.ts';
import type { BenchRow } from './row.ts';

const PHOTOS = 20;
const GOAL = 2;
const MOST_MS = 2000;

/** Measures P28: the first publish of a site whose picture sizes are made already, compared with a second publish. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-first-publish-'));
  try {
    const files = await writeCameraPhotos(folder, 2);
    // The app converts JPEG photos to WebP before it uploads them, so the bench converts its photos too.
    const photos = await Promise.all(
      files.map(async (file) =>
        sharp(await readFile(file))
          .resize(2400, 2400, { fit: 'inside' })
          .webp()
          .toBuffer(),
      ),
    );
    const urls = Array.from({ length: PHOTOS }, (_, at) => `${uploadFolder}${String(at)}.webp`);
    const bytesOf = async (url: string): Promise<Buffer> => {
      const at = urls.indexOf(url);
      // Each photo has its own brightness. The sizes of equal photos would be made only once.
      return sharp(photos[at % photos.length])
        .modulate({ brightness: 1 + at / 100 })
        .webp()
        .toBuffer();
    };
    const uploads = new Map(await Promise.all(urls.map(async (url) => [url, await bytesOf(url)] as const)));
    const read = async (url: string) => {
      const bytes = uploads.get(url);
      return bytes && { bytes, type: 'image/webp' };
    };
    const [example] = Object.values(await fixtureSites());
    // The app proposes a focal point for most added photos. Some pictures, such as those for phones, are cropped around
    // this point.
    const focal_point = '30% 40%';
    const site = {
      ...example,
      gallery: urls.map((photo, order) => ({ photo, order, focal_point, homepage_order: order < 6 ? order : -1 })),
      hero_gallery_photos: urls.slice(0, 3).map((photo, order) => ({ photo, order, focal_point })),
    };
    const variantsOf = createImageVariants(folderFiles(folder), { read });
    const wanted = referencedImages(site).filter(({ url }) => url.startsWith(uploadFolder)).length;
    let made = 0;
    const begun = performance.now();
    await new Promise<void>((resolve) => {
      const pictures = createNewPictures(async (url, use, focus) => {
        const variants = await variantsOf(url, use, focus);
        if (++made === wanted) resolve();
        return variants;
      });
      pictures.addSite('1', () => site);
    });
    const before = performance.now() - begun;

    const render = createRenderer(variantsOf, createIcons(folderFiles(folder), { read }), {
      product: 'Sitewright',
      publicUrl: 'http://127.0.0.1',
    });
    const store = createFolderStore(join(folder, 'site'));
    const publish = async (document = site, to = store): Promise<number> => {
      const start = performance.now();
      await to.publish(await render(document, 'www.example.com', 'key'));
      return performance.now() - start;
    };
    // Publishes the site without its photos to another folder first, so that the measured time does not include work
    // that a backend does once.
    await publish({ ...site, gallery: [], hero_gallery_photos: [] }, createFolderStore(join(folder, 'other')));
    const first = await publish();
    const again = await publish();
    const ratio = first / again;
    return [
      {
        id: 'P28',
        what: `first publish after ${String(PHOTOS)} new photos, whose sizes took ${ms(before)} in the background`,
        reference: `published again, ${ms(again)}`,
        measured: ms(first),
        ratio,
        goal: `≤ ${String(GOAL)}×, ≤ ${ms(MOST_MS)}`,
        ok: ratio <= GOAL && first <= MOST_MS,
      },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}
