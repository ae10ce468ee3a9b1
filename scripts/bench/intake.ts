import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { folderFiles } from '../../src-main/backend/files/folder-files.ts';
import { createImageVariants } from '../../src-main/backend/publisher/image-variants.ts';
import { imageShapes } from '../../src-main/site-page/index.ts';
import { hasProgram, writeCameraPhotos, writeHeic } from './camera-photos.ts';
import { ms } from './measure.ts';
import { MEGABYTE, openPool } from './picture-pool.ts';
import type { BenchRow } from './row.ts';

/** number of different photos; a batch uses them in turn */
const PHOTOS = 2;
/** Number of photos that are timed. Few are enough, because the time per photo does not depend on this number. */
const TIMED = 8;
/**
 * Number of photos that are read while memory is measured. Memory may depend on this number, so the row of the bench
 * shows the number.
 */
const DROPPED = Number(process.env['SITEWRIGHT_BENCH_PHOTOS'] ?? 200);
const GOAL = 0.8;
const MOST_MEGABYTES = 600;
const uses = ['gallery', 'lightbox'] as const;
const never = new AbortController().signal;

/**
 * Makes pictures of the same sizes and formats as the app, but one after the other, and with sharp's defaults for all
 * but the thumbnail's quality.
 */
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

/** Reads DROPPED photos of one kind and returns the row with the pool's maximum memory. */
async function memoryRow(kind: string, files: readonly Buffer[]): Promise<BenchRow> {
  const pool = openPool();
  try {
    const start = performance.now();
    await Promise.all(
      Array.from({ length: DROPPED }, async (_, at) => {
        await pool.converter.photo(files[at % files.length]!, never);
      }),
    );
    const each = (performance.now() - start) / DROPPED;
    const memory = Math.round(pool.mostMemory() / MEGABYTE);
    return {
      id: 'P20',
      what: `memory of the pool that reads ${String(DROPPED)} ${kind}s of twelve megapixels`,
      reference: `${ms(each)} each`,
      measured: `≤ ${String(memory)} MB`,
      goal: `≤ ${String(MOST_MEGABYTES)} MB`,
      ok: memory <= MOST_MEGABYTES,
    };
  } finally {
    pool.close();
  }
}

/** Measures P20: the time per dropped photo to make the picture for the upload, the thumbnail and the page's sizes. */
async function timeRow(folder: string, photos: readonly Buffer[]): Promise<BenchRow> {
  const pool = openPool();
  try {
    await Promise.all(photos.map((photo) => pool.converter.photo(photo, never)));

    const start = performance.now();
    await Promise.all(
      Array.from({ length: TIMED }, async (_, at) => {
        const { bytes, type } = await pool.converter.photo(photos[at % PHOTOS]!, never);
        const read = async () => ({ bytes: Buffer.from(bytes), type });
        // Each photo has its own folder. Otherwise only the first of several equal photos would be converted.
        const variantsOf = createImageVariants(folderFiles(join(folder, String(at))), { read });
        for (const use of uses) await variantsOf('/media/uploads/photo.webp', use);
      }),
    );
    const ours = (performance.now() - start) / TIMED;

    const begun = performance.now();
    for (const photo of photos) await byDefaults(photo);
    const theirs = (performance.now() - begun) / PHOTOS;
    const ratio = ours / theirs;
    return {
      id: 'P20',
      what: 'each of the photos dropped: upload, thumbnail, page variants',
      reference: `sharp’s defaults, ${ms(theirs)}`,
      measured: ms(ours),
      ratio,
      goal: `≤ ${String(GOAL)}×`,
      ok: ratio <= GOAL,
    };
  } finally {
    pool.close();
  }
}

export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-intake-'));
  try {
    const files = await writeCameraPhotos(folder, PHOTOS);
    const photos = await Promise.all(files.map((file) => readFile(file)));
    const rows = [await timeRow(folder, photos), await memoryRow('JPEG', photos)];
    if (hasProgram('heif-enc')) rows.push(await memoryRow('HEIC', [await readFile(writeHeic(files[0]!, folder))]));
    return rows;
  } finally {
    await rm(folder, { recursive: true });
  }
}
