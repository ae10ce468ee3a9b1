/** `node scripts/soak.ts [EDITS]`: types, publishes, and says what memory main and the embedded backend have taken since. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchApp } from './lib/launch.ts';
import { signIn } from './demo-steps.ts';

interface Bridge {
  invoke(channel: string, requestId: string, input: object): Promise<{ ok: boolean }>;
}

const ROUNDS = 6;
const perRound = Math.ceil(Number(process.argv[2] ?? 3000) / ROUNDS);
const SITE = 'blue-ridge-plumbing';

const userDataDir = await mkdtemp(join(tmpdir(), 'soak-'));
const app = await launchApp({ userDataDir, headless: true });
const main = app.process.pid ?? 0;
const browser = await chromium.connectOverCDP(app.ready.debuggerUrl);

/** Megabytes that a process holds; Linux only. */
async function held(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

async function say(after: string): Promise<void> {
  const backend = Number(execFileSync('pgrep', ['-P', String(main), '-f', 'local-backend']));
  process.stdout.write(`${after.padEnd(14)} main ${await held(main)} MB, backend ${await held(backend)} MB\n`);
}

try {
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error('The app has no window');
  await page.locator('html[data-app-state="ready"]').waitFor();
  await signIn(page);
  await page.goto(new URL(`/basicInfo/${SITE}`, page.url()).href);
  const tagline = page.getByRole('textbox', { name: 'Tagline', exact: true });
  await tagline.waitFor();
  await say('start');
  for (let round = 1; round <= ROUNDS; round++) {
    for (let at = 0; at < perRound; at++) await tagline.fill(`Tagline ${round}.${at}`);
    await say(`${round * perRound} edits`);
  }
  for (let publish = 0; publish < 3; publish++) {
    const done = await page.evaluate(async (slug) => {
      const { sitewright } = window as unknown as { sitewright: Bridge };
      return (await sitewright.invoke('site.publish', crypto.randomUUID(), { slug, confirmed: { spelling: true } })).ok;
    }, SITE);
    await say(done ? 'publish' : 'publish failed');
  }
} finally {
  await browser.close();
  await app.stop();
  await rm(userDataDir, { recursive: true, force: true });
}
