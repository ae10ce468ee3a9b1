/**
 * `node scripts/soak.ts [MINUTES]`: types without a pause, saves each minute and publishes every second one. Says what
 * memory main and the embedded backend take, and fails where that grows by more than a tenth after two minutes. Linux only.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchApp } from './lib/launch.ts';
import { signIn } from './demo-steps.ts';

interface Bridge {
  invoke(channel: string, requestId: string, input: object): Promise<{ ok: boolean }>;
}

const MINUTE_MS = 60_000;
/** by then all parts of the app have worked once */
const WARM = 2;
const MOST_GROWTH = 1.1;
const minutes = Math.max(WARM + 1, Number(process.argv[2] ?? 20));
const SITE = 'blue-ridge-plumbing';

const userDataDir = await mkdtemp(join(tmpdir(), 'soak-'));
const app = await launchApp({ userDataDir, headless: true, env: { NODE_OPTIONS: '--inspect=127.0.0.1:0' } });
const main = app.process.pid ?? 0;
const browser = await chromium.connectOverCDP(app.ready.debuggerUrl);

/** Makes every process of the app free what it does not use: else it would count until the engine finds the time. */
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

/** Megabytes that main and the embedded backend hold. */
async function memory(): Promise<number[]> {
  await collect();
  const backend = Number(execFileSync('pgrep', ['-P', String(main), '-f', 'local-backend']));
  const held = async (pid: number) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  };
  return Promise.all([main, backend].map(held));
}

const words = ([inMain, inBackend]: number[]) => `main ${inMain} MB, backend ${inBackend} MB`;

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
  process.stdout.write(`start: ${words(await memory())}\n`);
  let edits = 0;
  let warm: number[] = [];
  let now: number[] = [];
  const began = Date.now();
  for (let minute = 1; minute <= minutes; minute++) {
    await send('save');
    if (minute % 2) await send('publish');
    while (Date.now() < began + minute * MINUTE_MS) await tagline.fill(`Tagline ${++edits}`);
    now = await memory();
    if (minute === WARM) warm = now;
    process.stdout.write(`${minute} min, ${edits} edits: ${words(now)}\n`);
  }
  const grown = now.map((held, at) => held / warm[at]!);
  process.stdout.write(`Since ${WARM} min: ${grown.map((ratio) => ratio.toFixed(2)).join(' and ')} times as much.\n`);
  if (Math.max(...grown) > MOST_GROWTH) process.exitCode = 1;
} finally {
  await browser.close();
  await app.stop();
  await rm(userDataDir, { recursive: true, force: true });
}
