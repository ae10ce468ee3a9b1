/**
 * `node scripts/soak.ts [MINUTES]`: types without a pause, adds photos and saves once a minute, and publishes every
 * other minute, for MINUTES (at least 11) or, without a number, until 100,000 edits are made. Fails if processes of one
 * kind use over 10 % more memory in the last three minutes than in minutes six to eight, or if a database's write-ahead
 * log is larger than 64 MB. Linux only.
 */
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { launchApp } from './lib/launch.ts';
import { untilIdle } from './bench/process-memory.ts';
import { signIn } from './demo-steps.ts';

interface Bridge {
  invoke(channel: string, requestId: string, input: object): Promise<{ ok: boolean; value?: unknown }>;
}

const MINUTE_MS = 60_000;
/**
 * Minutes at the beginning that do not count. Chromium fills its caches in these minutes, although the heap of the
 * window does not grow.
 */
const WARM_UP_MINUTES = 5;
/**
 * Number of minutes whose median is compared. The median ignores a picture that happens to be decoded in one minute,
 * which is not a leak.
 */
const COUNTED_MINUTES = 3;
const MOST_GROWTH = 1.1;
const MOST_WAL_MB = 64;
const EDITS = 100_000;
const PHOTOS_A_MINUTE = 5;
const minutes =
  process.argv[2] === undefined ? Infinity : Math.max(WARM_UP_MINUTES + 2 * COUNTED_MINUTES, Number(process.argv[2]));
if (Number.isNaN(minutes)) throw new Error(`MINUTES has to be a number, not “${process.argv[2]}”.`);
const SITE = 'blue-ridge-plumbing';

const userDataDir = await mkdtemp(join(tmpdir(), 'soak-'));
const app = await launchApp({ userDataDir, headless: true, env: { NODE_OPTIONS: '--inspect=127.0.0.1:0' } });
const main = app.process.pid ?? 0;
const browser = await chromium.connectOverCDP(app.ready.debuggerUrl);

/** Runs the garbage collection of every Node process, because unused memory would be counted otherwise. */
async function collect(): Promise<void> {
  const inspectors = app.output.flatMap((line) => /Debugger listening on (ws:\S+)/.exec(line)?.[1] ?? []);
  await Promise.allSettled(
    inspectors.map(async (url) => {
      const socket = new WebSocket(url);
      await once(socket, 'open');
      socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
      await once(socket, 'message');
      socket.close();
    }),
  );
}

const MB = 1024 * 1024;

/** Returns the IDs of the main process and all its descendants. */
async function processes(): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const line = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') : '';
    const parent = /\) \S+ (\d+) /.exec(line)?.[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const isOurs = (pid: number | undefined): boolean => pid === main || (pid !== undefined && isOurs(parents.get(pid)));
  return [...parents.keys()].filter(isOurs);
}

/**
 * Returns the used memory in megabytes by kind of process. Single processes are not compared, because a process may end
 * and a new one of its kind takes its place.
 */
async function memory(page: Page): Promise<Map<string, number>> {
  // Waits for work in progress, because its memory would be counted. For example, the backend scales new pictures
  // before a publish needs them.
  await untilIdle(await processes());
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.detach();
  await collect();
  const held = new Map<string, number>();
  for (const pid of await processes()) {
    const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
    const rss = Number(/VmRSS:\s+(\d+)/.exec(await read('status'))?.[1] ?? 0);
    // The arguments of Chromium's processes are separated by spaces, those of other processes by NUL characters.
    const command = (await read('cmdline')).split(/[\0 ]/);
    const type = command.find((part) => part.startsWith('--type='))?.slice('--type='.length);
    const script = command.find((part) => /\.[cm]?[jt]s$/.test(part));
    const kind = pid === main ? 'main' : (type ?? (script ? basename(script) : basename(command[0] ?? '')));
    if (rss > 0) held.set(kind, (held.get(kind) ?? 0) + Math.round(rss / 1024));
  }
  return held;
}

/** Returns the size of the largest write-ahead log of a database, in megabytes. */
async function largestWal(): Promise<number> {
  const files = (await readdir(userDataDir, { recursive: true })).filter((file) => file.endsWith('-wal'));
  const sizes = files.map((file) =>
    stat(join(userDataDir, file)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return Math.max(0, ...(await Promise.all(sizes))) / MB;
}

const median = (sizes: readonly number[]): number => sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;

const words = (held: Map<string, number>) => [...held].map(([kind, size]) => `${kind} ${size} MB`).join(', ');

try {
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error('The app has no window');
  await page.locator('html[data-app-state="ready"]').waitFor();
  await signIn(page);
  await page.goto(new URL(`/basicInfo/${SITE}`, page.url()).href);
  const tagline = page.getByRole('textbox', { name: 'Tagline', exact: true });
  await tagline.waitFor();
  const send = async (what: 'save' | 'publish') => {
    const done = await page.evaluate(
      async ([call, slug]) => {
        const { sitewright } = window as unknown as { sitewright: Bridge };
        const input = { slug, confirmed: { spelling: true } };
        return (await sitewright.invoke(`site.${call}`, crypto.randomUUID(), input)).ok;
      },
      [what, SITE] as const,
    );
    if (!done) throw new Error(`The ${what} failed`);
  };
  /**
   * Adds photos at the beginning of the gallery and removes the same number from its end, so that the site does not
   * grow.
   */
  const addPhotos = (first: number) =>
    page.evaluate(
      async ([slug, from, count]) => {
        const { sitewright } = window as unknown as { sitewright: Bridge };
        const call = async (channel: string, input: object) => {
          const answer = await sitewright.invoke(channel, crypto.randomUUID(), input);
          if (!answer.ok) throw new Error(`${channel} failed: ${JSON.stringify(answer)}`);
          return answer.value as { file: number; photo: string; document: string };
        };
        for (let at = from; at < from + count; at++) {
          const canvas = new OffscreenCanvas(1600, 1200);
          const context = canvas.getContext('2d');
          if (!context) throw new Error('The window draws no pictures');
          context.fillStyle = `hsl(${at % 360} 60% 50%)`;
          context.fillRect(0, 0, 1600, 1200);
          context.fillText(String(at), 800, 600);
          const bytes = await (await canvas.convertToBlob({ type: 'image/jpeg' })).bytes();
          const { file } = await call('photos.take', { slug, place: 'soak', name: `photo-${at}.jpg`, bytes });
          const { photo } = await call('photos.keep', { file });
          const { document } = await call('site.open', { slug, again: true });
          const { length } = (JSON.parse(document) as { gallery: unknown[] }).gallery;
          const operations = [
            { op: 'insert', path: ['gallery', 0], value: { photo, caption: '' } },
            { op: 'remove', path: ['gallery', length] },
          ];
          await call('site.edit', { slug, step: crypto.randomUUID(), operations });
          await call('photos.letGo', { files: [file] });
        }
      },
      [SITE, first, PHOTOS_A_MINUTE] as const,
    );
  process.stdout.write(`start: ${words(await memory(page))}\n`);
  let edits = 0;
  const held: Map<string, number>[] = [];
  const began = Date.now();
  for (let minute = 1; minute <= minutes && (minutes < Infinity || edits < EDITS); minute++) {
    await addPhotos(minute * PHOTOS_A_MINUTE);
    await send('save');
    if (minute % 2) await send('publish');
    while (Date.now() < began + minute * MINUTE_MS) await tagline.fill(`Tagline ${++edits}`);
    const now = await memory(page);
    held.push(now);
    const wal = await largestWal();
    process.stdout.write(`${minute} min, ${edits} edits: ${words(now)}; log ${wal.toFixed(1)} MB\n`);
    if (wal > MOST_WAL_MB) throw new Error(`A database's log takes more than ${MOST_WAL_MB} MB`);
  }
  const kinds = [...new Set(held.flatMap((now) => [...now.keys()]))];
  const grown = kinds.map((kind) => {
    const sizes = held.map((now) => now.get(kind) ?? 0);
    const [early, late] = [
      median(sizes.slice(WARM_UP_MINUTES, WARM_UP_MINUTES + COUNTED_MINUTES)),
      median(sizes.slice(-COUNTED_MINUTES)),
    ];
    return { kind, early, late, isTooMuch: late > early * MOST_GROWTH };
  });
  for (const { kind, early, late, isTooMuch } of grown)
    process.stdout.write(`${isTooMuch ? '✗' : '✓'} ${kind}: ${early} MB, then ${late} MB\n`);
  if (grown.some(({ isTooMuch }) => isTooMuch)) process.exitCode = 1;
} finally {
  await browser.close();
  await app.stop();
  await rm(userDataDir, { recursive: true, force: true });
}
