import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import heicConvert from 'heic-convert';
import sharp from 'sharp';
import { convertPhoto } from '../../src-main/media/converter/convert.ts';
import type { HeicJob } from './heic-worker.ts';
import { hasProgram, writeCameraPhotos, writeHeic } from './camera-photos.ts';
import { median, ms } from './measure.ts';
import { MEGABYTE, openPool } from './picture-pool.ts';
import type { BenchRow } from './row.ts';

const never = new AbortController().signal;
/** number of different photos; a batch uses them in turn */
const PHOTOS = 2;
const BATCH = 40;
const ROUNDS = 3;
const HEIC_BATCH = 4;

/**
 * Runs both functions in turn, ROUNDS times each, after one unmeasured run of `ours`. Returns the median milliseconds
 * of each.
 */
async function compare(ours: () => Promise<unknown>, theirs: () => unknown): Promise<{ ours: number; theirs: number }> {
  const times = { ours: [] as number[], theirs: [] as number[] };
  const timed = async (into: number[], work: () => unknown) => {
    const start = performance.now();
    await work();
    into.push(performance.now() - start);
  };
  await ours();
  for (let round = 0; round < ROUNDS; round++) {
    await timed(times.ours, ours);
    await timed(times.theirs, theirs);
  }
  return { ours: median(times.ours), theirs: median(times.theirs) };
}

interface Goal {
  id: string;
  what: string;
  goal: number;
}

function row(
  { id, what, goal }: Goal,
  reference: string,
  times: { ours: number; theirs: number },
  fits = true,
): BenchRow {
  const ratio = times.ours / times.theirs;
  return {
    id,
    what,
    reference: `${reference}, ${ms(times.theirs)}`,
    measured: ms(times.ours),
    ratio,
    goal: `≤ ${String(goal)}×`,
    ok: ratio <= goal && fits,
  };
}

const notMeasured = ({ id, what, goal }: Goal, why: string): BenchRow => ({
  id,
  what,
  reference: why,
  measured: 'not measured',
  goal: `≤ ${String(goal)}×`,
  ok: undefined,
});

/** Returns the 99th percentile of the event loop's delays during `work`, in milliseconds. */
async function stallDuring(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  return delay.percentile(99) / 1e6;
}

const within = (edge: number) => ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const;
const asDefaults = {
  main: (photo: Buffer) => sharp(photo).rotate().resize(within(2048)).webp({ quality: 82 }).toBuffer(),
  thumbnail: (photo: Buffer) => sharp(photo).rotate().resize(within(500)).webp({ quality: 60 }).toBuffer(),
};

/**
 * Opens two workers, because the app converts pictures in two processes. `batch` divides HEIC_BATCH conversions of the
 * same file among the workers and returns the size in bytes of one result.
 */
function openHeicWorkers() {
  const workers = Array.from({ length: 2 }, () => new Worker(new URL('heic-worker.ts', import.meta.url)));
  return {
    async batch(job: HeicJob): Promise<number> {
      const sizes = await Promise.all(
        workers.map(async (worker) => {
          let size = 0;
          for (let file = 0; file < HEIC_BATCH / workers.length; file++) {
            worker.postMessage(job);
            [size] = (await once(worker, 'message')) as [number];
          }
          return size;
        }),
      );
      return sizes[0] ?? 0;
    },
    close: () => Promise.all(workers.map((worker) => worker.terminate())),
  };
}

async function heicRows(file: string | undefined): Promise<BenchRow[]> {
  const goals = [
    { id: 'P3', what: `${String(HEIC_BATCH)} HEIC → PNG, twelve megapixels`, goal: 0.37, format: 'PNG' },
    { id: 'P4', what: `${String(HEIC_BATCH)} HEIC → JPEG, twelve megapixels`, goal: 0.35, format: 'JPEG' },
  ] as const;
  if (file === undefined) return goals.map((goal) => notMeasured(goal, 'heif-enc (libheif-examples) is not there'));
  const bytes = await readFile(file);
  const workers = openHeicWorkers();
  const rows: BenchRow[] = [];
  for (const { format, ...goal } of goals) {
    const sizes = { ours: 0, theirs: 0 };
    const times = await compare(
      async () => (sizes.ours = await workers.batch({ bytes, format })),
      async () => {
        for (let each = 0; each < HEIC_BATCH; each++) {
          sizes.theirs = (await heicConvert({ buffer: bytes, format, quality: 0.92 })).byteLength;
        }
      },
    );
    const measured = row(goal, 'heic-convert on one thread', times, format !== 'PNG' || sizes.ours <= sizes.theirs);
    const [ours, theirs] = [sizes.ours, sizes.theirs].map((size) => (size / MEGABYTE).toFixed(1));
    rows.push({ ...measured, measured: `${measured.measured}, ${String(ours)} of ${String(theirs)} MB each` });
  }
  await workers.close();
  return rows;
}

/** Measures P1–P5: reading and converting added photos. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-pictures-'));
  const pool = openPool();
  const rows: BenchRow[] = [];
  try {
    const files = await writeCameraPhotos(folder, PHOTOS);
    const photos = await Promise.all(files.map((file) => readFile(file)));
    const batch = Array.from({ length: BATCH }, (_, at) => at % PHOTOS);

    const p1 = { id: 'P1', what: `${String(BATCH)} photos of twelve megapixels → thumbnails`, goal: 0.6 };
    const thumbnails = () => Promise.all(batch.map((at) => pool.converter.thumbnail(photos[at]!, never)));
    if (hasProgram('vipsthumbnail')) {
      const args = ['-s', '500x500', '-o', join(folder, 'tn_%s.webp[Q=60]'), ...batch.map((at) => files[at]!)];
      rows.push(row(p1, 'vipsthumbnail', await compare(thumbnails, () => execFileSync('vipsthumbnail', args))));
    } else rows.push(notMeasured(p1, 'vipsthumbnail (libvips-tools) is not there'));

    const [photo = Buffer.alloc(0)] = photos;
    const p2 = { id: 'P2', what: 'main picture and thumbnail from one decode', goal: 0.8 };
    const oneByOne = async () => [await asDefaults.main(photo), await asDefaults.thumbnail(photo)];
    rows.push(row(p2, 'sharp’s defaults', await compare(() => convertPhoto(photo), oneByOne)));

    const heic = hasProgram('heif-enc') ? writeHeic(files[0]!, folder) : undefined;
    rows.push(...(await heicRows(heic)));

    const idle = await stallDuring(() => pause(3000));
    const stall = await stallDuring(() => Promise.all(batch.map((at) => pool.converter.photo(photos[at]!, never))));
    const memory = Math.round(pool.mostMemory() / MEGABYTE);
    rows.push({
      id: 'P5',
      what: `main-process stall while ${String(BATCH)} photos are read (pool ≤ ${String(memory)} MB)`,
      reference: `idle p99 ${ms(idle)}`,
      measured: `p99 ${ms(stall)}`,
      goal: 'p99 ≤ 16 ms, pool ≤ 600 MB',
      ok: stall <= 16 && memory <= 600,
    });
    return rows;
  } finally {
    pool.close();
    await rm(folder, { recursive: true });
  }
}
