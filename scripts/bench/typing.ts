import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from 'playwright';
import { launchApp } from '../lib/launch.ts';
import { ms } from './measure.ts';
import type { BenchRow } from './row.ts';

const root = join(import.meta.dirname, '../..');
const FRAME_MS = 1000 / 60;
const KEYS = 300;
const SLUG = 'blue-ridge-plumbing';

/** P13: from a key press to the frame that shows it, in a record of 300 KB, on the running app. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-typing-'));
  const backend = await startBackend(join(folder, 'backend'));
  await growSite(backend.url);
  const app = await launchApp({
    userDataDir: join(folder, 'app'),
    headless: true,
    args: [],
    env: { SITEWRIGHT_BACKEND_URL: backend.url },
  });
  const browser = await chromium.connectOverCDP(app.ready.debuggerUrl);
  try {
    const page = browser.contexts()[0]?.pages()[0];
    if (!page) throw new Error('The app has no window');
    await openBasicInfo(page);
    const times = (await measureKeys(page)).toSorted((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
    return [
      {
        id: 'P13',
        what: 'key press → frame in a 300 KB record, p50 and p99',
        reference: `a frame, ${ms(FRAME_MS)}`,
        measured: `${ms(at(0.5))}, ${ms(at(0.99))} = ${(at(0.99) / FRAME_MS).toFixed(2)}×`,
        ratio: at(0.5) / FRAME_MS,
        goal: '≤ 1.2×, ≤ 2×',
        ok: at(0.5) <= 1.2 * FRAME_MS && at(0.99) <= 2 * FRAME_MS,
      },
    ];
  } finally {
    await browser.close();
    await app.stop();
    backend.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function startBackend(dataDir: string): Promise<{ url: string; stop: () => void }> {
  const args = ['src-main/local-backend/main.ts', `--data-dir=${dataDir}`, '--port=0', '--allow-faults'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { url: (JSON.parse(line) as { url: string }).url, stop: () => child.kill() };
}

/** Gives a demo site photos until its record has 300 KB. */
async function growSite(url: string): Promise<void> {
  const raw = await (await fetch(`${url}/__test/sites/${SLUG}/raw`)).text();
  const site = JSON.parse(raw) as { gallery: Record<string, unknown>[] };
  const [photo = {}] = site.gallery;
  while (JSON.stringify(site).length < 300_000) {
    site.gallery.push({ ...photo, photo_pk: 10_000 + site.gallery.length, homepage_order: -1 });
  }
  await fetch(`${url}/__test/sites`, { method: 'POST', body: JSON.stringify(site) });
}

async function openBasicInfo(page: Page): Promise<void> {
  await page.getByLabel('Phone number').fill('+1 801 555 0123');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText('Demo sign-in code').waitFor();
  await page.getByLabel('Code', { exact: true }).fill('123456');
  await page.getByLabel('Search sites').fill(SLUG);
  await page.getByRole('region', { name: 'Recent sites' }).getByRole('link', { name: SLUG }).click();
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Basic Info' }).click();
  await page.getByLabel('License number').click();
}

/** Milliseconds from each key press to the end of the frame that draws it. */
async function measureKeys(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { benchTimes: times });
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - timeStamp);
          port2.postMessage(null);
        }),
      { capture: true },
    );
  });
  const text = 'State contractor licence 31 4159 '.repeat(10).slice(0, KEYS);
  await page.keyboard.type(text, { delay: 35 });
  await page.getByRole('contentinfo').getByText('Saved on this computer').waitFor();
  return page.evaluate(() => (window as unknown as { benchTimes: number[] }).benchTimes);
}
