import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { convertToThumbnail } from '../../src-main/media/converter/convert.ts';
import { PictureCache } from '../../src-main/media/picture-cache.ts';
import type { LaunchedApp } from '../lib/launch.ts';
import { ms } from './measure.ts';
import { MEGABYTE } from './picture-pool.ts';
import { memoryAtRest, watchMemory } from './process-memory.ts';
import type { BenchRow } from './row.ts';
import { type AppSetup, waitUntilDrawn, openTab, type Site, withSite } from './site-window.ts';

const PHOTOS = Number(process.env['SITEWRIGHT_BENCH_SIMILAR'] ?? 5000);
/** number of pairs of similar photos */
const PAIRS = PHOTOS / 10;
const MOST_BY_CHANCE = 5;
const MOST_MS = 10_000;
const MOST_MEGABYTES = 150;
const MOST_FRAME_MS = 50;
const AT_A_TIME = 4;

/** Measures P30: the search for similar photos among 5,000, of which only the thumbnails are on this computer. */
export async function run(): Promise<BenchRow[]> {
  const addresses: string[] = [];
  const { first, second, frame, memory } = await withSite(
    (site) => withPhotos(site, addresses),
    measure,
    (beginning) => keepThumbnails(beginning, addresses),
  );
  const what = `similar photos among ${PHOTOS.toLocaleString()}`;
  const row = (of: string, measured: string, goal: string, ok?: boolean): BenchRow => ({
    id: 'P30',
    what: `${what}: ${of}`,
    reference: '',
    measured,
    goal,
    ok,
  });
  const megabytes = Math.round(memory / MEGABYTE);
  return [
    row('first look', ms(first), `≤ ${ms(MOST_MS)}`, first <= MOST_MS),
    row('second look', ms(second), ''),
    row('frame of the window meanwhile, p99', ms(frame), `≤ ${MOST_FRAME_MS} ms`, frame <= MOST_FRAME_MS),
    row('memory beyond that before', `${megabytes} MB`, `≤ ${MOST_MEGABYTES} MB`, megabytes <= MOST_MEGABYTES),
  ];
}

/** Returns the site with PHOTOS photos. @param addresses a list to which the photos' addresses are added */
function withPhotos(site: Site, addresses: string[]): object {
  const { gallery } = site;
  const photos = Array.from({ length: PHOTOS }, (_, at) => {
    const photo = gallery[at % gallery.length];
    addresses.push(`${String(photo?.['photo'])}?${String(at)}`);
    return { ...photo, photo: addresses[at], photo_pk: 10_000 + at, archived: false };
  });
  return { ...site, gallery: photos };
}

/**
 * Writes the thumbnails that the app would have kept if it had shown these photos before. Each of the first PAIRS
 * photos is similar to one of the last PAIRS photos.
 */
async function keepThumbnails({ backendUrl, userDataDir }: AppSetup, addresses: readonly string[]): Promise<void> {
  const cache = new PictureCache({ folder: join(userDataDir, 'Thumbnails'), maxBytes: Infinity, log: console.warn });
  const originals = new Map<string, Promise<string>>();
  const hashOf = (address: string): Promise<string> => {
    const bare = address.replace(/\?\d+$/, '');
    const known = originals.get(bare) ?? fetch(new URL(bare, backendUrl)).then(hashOfAnswer);
    originals.set(bare, known);
    return known;
  };
  const grain = await noise(500, 375, 12);
  const put = async (at: number, picture: Buffer): Promise<void> => {
    const address = addresses[at]!;
    const { bytes, likeness } = await convertToThumbnail(picture);
    await cache.put(address, {
      type: 'image/webp',
      bytes: Buffer.from(bytes),
      policy: await hashOf(address),
      likeness,
    });
  };
  const waiting = [...addresses.keys()].slice(0, PHOTOS - PAIRS);
  const work = async (): Promise<void> => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      const scene = await sharp(await noise(40, 30, 90))
        .resize(500, 375, { kernel: 'cubic' })
        .composite([{ input: grain, blend: 'soft-light' }])
        .png({ compressionLevel: 0 })
        .toBuffer();
      await put(at, scene);
      if (at < PAIRS) await put(PHOTOS - PAIRS + at, await sharp(scene).resize(480).webp({ quality: 85 }).toBuffer());
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

const hashOfAnswer = async (answer: Response): Promise<string> =>
  hash('sha256', Buffer.from(await answer.arrayBuffer()), 'hex');

const noise = (width: number, height: number, sigma: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'gray', noise: { type: 'gaussian', mean: 128, sigma } } })
    .png({ compressionLevel: 0 })
    .toBuffer();

interface Measured {
  /** milliseconds, like the next two members */
  first: number;
  second: number;
  frame: number;
  /** bytes by which the app's memory grew at most during the first search */
  memory: number;
}

async function measure(page: Page, app: LaunchedApp): Promise<Measured> {
  await openTab(page, 'Photos');
  await waitUntilDrawn(page);
  const { pid = 0 } = app.process;
  const before = await memoryAtRest(pid);
  const watch = watchMemory(pid);
  const { time: first, frame } = await look(page);
  const memory = (await watch.stop()) - before;
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const { time: second } = await look(page);
  return { first, second, frame, memory };
}

/**
 * Clicks "Find similar". `time` is the milliseconds until the first group is shown, `frame` the 99th percentile of the
 * milliseconds between two frames.
 * @throws if the search finds fewer groups than PAIRS, or more than PAIRS + MOST_BY_CHANCE
 */
async function look(page: Page): Promise<{ time: number; frame: number }> {
  await page.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('menuitem', { name: 'Find similar' }).waitFor();
  const { words, ...measured } = await page.evaluate(async () => {
    const start = performance.now();
    const item = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].find(
      ({ textContent }) => textContent === 'Find similar',
    );
    item?.click();
    const found = (): string | undefined =>
      [...document.querySelectorAll('[role="dialog"] [role="status"]')]
        .map(({ textContent }) => textContent)
        .find((words) => /^(Group|No two)/.test(words));
    const gaps: number[] = [];
    let last = start;
    let words: string | undefined;
    while ((words = found()) === undefined) {
      const now = await new Promise(requestAnimationFrame);
      gaps.push(now - last);
      last = now;
    }
    const frame = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.99)] ?? NaN;
    return { words, time: performance.now() - start, frame };
  });
  const groups = Number(/^Group 1 of (\d+): /.exec(words)?.[1]);
  // A few of the millions of pairs of random pictures are similar by chance.
  if (!(groups >= PAIRS && groups <= PAIRS + MOST_BY_CHANCE)) throw new Error(`The search found: ${words}`);
  return measured;
}
