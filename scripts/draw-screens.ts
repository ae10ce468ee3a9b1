/**
 * `node scripts/draw-screens.ts [FOLDER] [WORD …]`: draws every screen and its important states in the built app with
 * its embedded backend, from the smallest window to a large one, light and dark, into contact sheets. With words it
 * draws only the states whose names contain one of them. Checks each drawn state with axe and prints the findings. Run
 * `npm run build` first.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { states } from './draw-screens/states.ts';
import { writeSheets, type Shot } from './draw-screens/sheets.ts';
import { findingsOfAxe } from './lib/axe.ts';
import { launchApp } from './lib/launch.ts';
import { root } from './lib/paths.mjs';

/** Maximum milliseconds for one step: many times what a busy computer needs. */
const STEP_MS = 240_000;
const sizes = [
  { width: 853, height: 533 },
  { width: 1024, height: 700 },
  { width: 1280, height: 800 },
  { width: 1600, height: 1000 },
  { width: 2560, height: 1440 },
];
const themes = ['light', 'dark'] as const;

const [folder = join(root, 'demo-output', 'screens'), ...words] = process.argv.slice(2);
const isAsked = (name: string): boolean => words.length === 0 || words.some((word) => name.includes(word));

/**
 * Maximum milliseconds to wait for a state to settle. After this time the state is drawn anyway, and what it still
 * waits for is printed.
 */
const SETTLED_MS = 20_000;

/**
 * Runs in the window. Names what is not loaded yet (fonts, pictures that are not lazy, the preview), and says whether
 * something moves. An endless animation counts only if it is that of a skeleton, which stands for content that is still
 * loading.
 */
function awaited(): string[] {
  const isMoving = document.getAnimations().some(({ effect, playState }) => {
    const isSkeleton = effect instanceof KeyframeEffect && effect.target?.matches('[data-animate]');
    return playState === 'running' && (isSkeleton || effect?.getComputedTiming().iterations !== Infinity);
  });
  return [
    ...(document.fonts.status === 'loaded' ? [] : ['fonts']),
    ...[...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete).map(({ src }) => src),
    // A hidden preview, such as one behind the publish drawer, is painted only once it is visible, so it is left out.
    ...([...document.querySelectorAll('iframe[data-loading]')].some((frame) => frame.checkVisibility())
      ? ['preview']
      : []),
    ...(isMoving ? ['a movement'] : []),
  ];
}

/** Waits for two frames. After them a change of size or theme is laid out, and its transitions have begun. */
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Waits until nothing in the window is loading or moving, for at most SETTLED_MS. */
async function settled(page: Page, name: string): Promise<void> {
  const until = Date.now() + SETTLED_MS;
  let missing: string[];
  do {
    await page.evaluate(twoFrames);
    // Visible previews have their own processes, so they are waited for too. A hidden frame draws nothing, and a frame
    // that shows a page as a picture runs no script.
    for (const frame of await page.locator('iframe[sandbox~="allow-scripts"]:visible').all())
      await (await frame.contentFrame().locator(':root').elementHandle())?.evaluate(twoFrames);
    missing = await page.evaluate(awaited);
  } while (missing.length > 0 && Date.now() < until);
  if (missing.length > 0) process.stdout.write(`${name}: still waits for ${missing.join(', ')}\n`);
}

async function findingsOf(page: Page): Promise<string[]> {
  const findings = await findingsOfAxe(page, { exclude: ['iframe'] });
  return findings.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

const userDataDir = await mkdtemp(join(tmpdir(), 'sitewright-screens-'));
const app = await launchApp({ userDataDir, headless: true, args: [], timeout: STEP_MS });
const browser = await chromium.connectOverCDP(app.ready.debuggerUrl);
const shots: Shot[] = [];
try {
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error('The app has no window');
  page.context().setDefaultTimeout(STEP_MS);
  await page.locator('html[data-app-state="ready"]').waitFor();
  for (const { name, reach, leave } of states) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await reach(page);
    if (isAsked(name)) {
      for (const size of sizes) {
        await page.setViewportSize(size);
        for (const theme of themes) {
          await page.emulateMedia({ colorScheme: theme });
          await settled(page, `${name}, ${size.width}, ${theme}`);
          shots.push({ name, ...size, theme, png: await page.screenshot({ caret: 'hide' }) });
          if (size.width === 1280) {
            for (const finding of await findingsOf(page)) process.stdout.write(`${name}, ${theme}: ${finding}\n`);
          }
        }
      }
      process.stdout.write(`${name}\n`);
    }
    await leave?.(page);
  }
} finally {
  await mkdir(folder, { recursive: true });
  await writeSheets(shots, folder);
  await browser.close();
  await app.stop();
  await rm(userDataDir, { recursive: true, force: true, maxRetries: 5 });
}
