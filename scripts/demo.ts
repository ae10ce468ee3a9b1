/**
 * The guided demo, without a display: creates a site, edits, saves and publishes it in the real app, and says where the
 * published site and the pictures of each step are.
 */
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { chromium } from 'playwright';
import { type DemoResult, guideThroughMainJob } from './demo-steps.ts';
import { launchApp } from './lib/launch.ts';
import { root } from './lib/paths.mjs';

/** Milliseconds for one step, far above what any takes on a computer that is busy with other things. */
const STEP_MS = 240_000;
const output = join(root, 'demo-output');
const userDataDir = join(output, 'user-data');
await rm(output, { recursive: true, force: true });
await mkdir(output, { recursive: true });

const app = await launchApp({ userDataDir, headless: true, args: process.argv.slice(2) });
const browser = await chromium.connectOverCDP(app.ready.debuggerUrl);
try {
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error('The app has no window');
  page.context().setDefaultTimeout(STEP_MS);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('html[data-app-state="ready"]').waitFor();
  const result: DemoResult = await guideThroughMainJob(page, {
    say: (line) => process.stdout.write(`${line}\n`),
    picture: async (name, of = page) => {
      await of.screenshot({ path: join(output, `${name}.png`) });
    },
  });
  // The address is the embedded backend's, which ends with the app; the files stay.
  const folder = basename(new URL(result.publishedUrl).pathname);
  process.stdout.write(`Published and read at ${result.publishedUrl}\n`);
  process.stdout.write(
    `Published site: ${join(userDataDir, 'backend', 'published', folder, 'current', 'index.html')}\n`,
  );
  process.stdout.write(`Pictures: ${output}\n`);
} finally {
  await browser.close();
  await app.stop();
}
