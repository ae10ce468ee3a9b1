import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { type DemoResult, guideThroughMainJob } from './demo-steps.ts';
import { launchApp, type LaunchedApp } from './lib/launch.ts';

/** Timeout of one step, far longer than any step takes on a busy computer. */
const STEP_MS = 240_000;

export interface DemoOptions {
  /** folder for the app's data and the pictures; its former content is deleted */
  output: string;
  args: readonly string[];
  say: (line: string) => void;
}

/**
 * Runs the guided demo without a display, and prints where the published site and the pictures of each step are.
 * After a failure, prints one line about the failure and one line with the path of `stopped.txt`, which has the
 * details. Never rejects.
 * @returns the exit code, 1 after a failure
 */
export async function runDemo({ output, args, say }: DemoOptions): Promise<0 | 1> {
  const userDataDir = join(output, 'user-data');
  let step = 'Starting the app …';
  let app: LaunchedApp | undefined;
  let browser: Browser | undefined;
  let page: Page | undefined;
  const sayStep = (line: string): void => say((step = line));
  try {
    await rm(output, { recursive: true, force: true });
    await mkdir(output, { recursive: true });
    app = await launchApp({ userDataDir, headless: true, args, timeout: STEP_MS });
    browser = await chromium.connectOverCDP(app.ready.debuggerUrl);
    page = await windowOf(browser);
    const { publishedUrl } = await guide(page, output, sayStep);
    // The published address works only while the embedded backend runs. The published files stay, so the path of the
    // home page is printed too.
    const folder = basename(new URL(publishedUrl).pathname);
    say(`Published and read at ${publishedUrl}`);
    say(`Published site: ${join(userDataDir, 'backend', 'published', folder, 'current', 'index.html')}`);
    say(`Pictures: ${output}`);
    return 0;
  } catch (error) {
    say(`The demo stopped at “${step}” ${firstLine(error)}`);
    await page?.screenshot({ path: join(output, 'stopped.png') }).catch(() => undefined);
    const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const file = join(output, 'stopped.txt');
    await writeFile(file, [details, ...(app?.output ?? [])].join('\n')).then(
      () => say(`The details are in ${file}`),
      (refused: unknown) => say(`The details could not be written: ${firstLine(refused)}`),
    );
    return 1;
  } finally {
    // A browser that cannot be closed does not matter, because the outcome of the demo has been printed already.
    await browser?.close().catch(() => undefined);
    await app?.stop();
  }
}

async function windowOf(browser: Browser): Promise<Page> {
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error('The app has no window');
  page.context().setDefaultTimeout(STEP_MS);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('html[data-app-state="ready"]').waitFor();
  return page;
}

function guide(window: Page, output: string, say: (line: string) => void): Promise<DemoResult> {
  return guideThroughMainJob(window, {
    say,
    picture: async (name, of = window) => {
      await of.screenshot({ path: join(output, `${name}.png`) });
    },
  });
}

/** Returns the first line of an error. Further lines are a log of calls or the output of a process. */
const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1).join('');
