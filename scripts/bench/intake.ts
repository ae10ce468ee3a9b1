import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { createImageVariants } from '../../src-main/local-backend/publisher/image-variants.ts';
import { imageShapes } from '../../src-main/site-page/index.ts';
import { writeCameraPhotos } from './camera-photos.ts';
import { ms } from './measure.ts';
import { MEGABYTE, openPool } from './picture-pool.ts';
import type { BenchRow } from './row.ts';

const PHOTOS = 2;
/** The goal speaks of 200; the time of one does not depend on how many there are. */
const DROPPED = Number(process.env['SITEWRIGHT_BENCH_PHOTOS'] ?? 8);
const GOAL = 0.8;
const MOST_MEGABYTES = 600;
const uses = ['gallery', 'lightbox'] as const;
const never = new AbortController().signal;

/** The same files by sharp as it comes, one after the other. */
async function byDefaults(photo: Buffer): Promise<void> {
  const upright = () => sharp(photo).rotate();
  const main = await upright().resize(2048, 2048, { fit: 'inside' }).webp().toBuffer();
  await upright().resize(500, 500, { fit: 'inside' }).webp({ quality: 60 }).toBuffer();
  for (const use of uses) {
    const { widths } = imageShapes[use];
    for (const width of widths) {
      await sharp(main).resize(width).avif().toBuffer();
      await sharp(main).resize(width).webp().toBuffer();
    }
    await sharp(main).resize(widths.at(-1)).jpeg().toBuffer();
  }
}

/** P20: what becomes of photos from the drop to the page: upload, thumbnail and the variants of the page. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-intake-'));
  const pool = openPool();
  try {
    const files = await writeCameraPhotos(folder, PHOTOS);
    const photos = await Promise.all(files.map((file) => readFile(file)));
    const dropped = Array.from({ length: DROPPED }, (_, at) => photos[at % PHOTOS]!);
    await Promise.all(photos.map((photo) => pool.converter.photo(photo, never)));

    const start = performance.now();
    await Promise.all(
      dropped.map(async (photo, at) => {
        const { bytes, type } = await pool.converter.photo(photo, never);
        const read = async () => ({ bytes: Buffer.from(bytes), type });
        // A folder of its own each, so that no photo finds the files of its double.
        const variantsOf = createImageVariants(join(folder, String(at)), { read });
        for (const use of uses) await variantsOf('/media/uploads/photo.webp', use);
      }),
    );
    const ours = performance.now() - start;
    const memory = Math.round(pool.mostMemory() / MEGABYTE);

    const begun = performance.now();
    for (const photo of dropped) await byDefaults(photo);
    const theirs = performance.now() - begun;
    const ratio = ours / theirs;
    return [
      {
        id: 'P20',
        what: `${String(DROPPED)} photos dropped: upload, thumbnail, page variants (pool ≤ ${String(memory)} MB)`,
        reference: `sharp’s defaults, ${ms(theirs)}`,
        measured: ms(ours),
        ratio,
        goal: `≤ ${String(GOAL)}×, pool ≤ ${String(MOST_MEGABYTES)} MB`,
        ok: ratio <= GOAL && memory <= MOST_MEGABYTES,
      },
    ];
  } finally {
    pool.close();
    await rm(folder, { recursive: true });
  }
}
