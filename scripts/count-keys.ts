/**
 * Counts the keys and clicks of staff's daily tasks in the built app with its embedded backend, and compares each count
 * with its goal. Run `npm run build` first.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { Hand } from './count-keys/hand.ts';
import { journeys, openDemo } from './count-keys/journeys.ts';
import { signIn } from './demo-steps.ts';
import { launchApp } from './lib/launch.ts';

/** Maximum milliseconds for one step: many times what a busy computer needs. */
const STEP_MS = 240_000;

for (const { name, before, goal, tab, run } of journeys) {
  const userDataDir = await mkdtemp(join(tmpdir(), 'sitewright-keys-'));
  const app = await launchApp({ userDataDir, headless: true, args: [], timeout: STEP_MS });
  const browser = await chromium.connectOverCDP(app.ready.debuggerUrl);
  try {
    const page = browser.contexts()[0]?.pages()[0];
    if (!page) throw new Error('The app has no window');
    page.context().setDefaultTimeout(STEP_MS);
    await page.locator('html[data-app-state="ready"]').waitFor();
    await signIn(page);
    if (tab !== undefined) await openDemo(page, tab);
    const hand = new Hand(page);
    await run(hand);
    const verdict = hand.keys + hand.clicks <= goal ? 'met' : 'missed';
    process.stdout.write(`${name}: ${before} → ${hand.toString()}; goal ${goal}: ${verdict}\n`);
  } finally {
    await browser.close();
    await app.stop();
    await rm(userDataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
