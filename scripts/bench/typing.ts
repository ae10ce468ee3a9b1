import type { Page } from 'playwright';
import { BIG, BIG_SITE, longFaqs, longLists } from './long-site.ts';
import { median, ms, percentile } from './measure.ts';
import type { BenchRow } from './row.ts';
import { waitUntilDrawn, type ChangeSite, openTab, waitForNewestPreview, withPhotos, withSite } from './site-window.ts';

/** Number of turns. A bare field and the screen's field take turns, so that a slow moment affects both. */
const TURNS = 5;
const KEYS_OF_TURN = 40;
/** the fractional parts of its multiples are spread evenly between 0 and 1 */
const GOLDEN_RATIO = (1 + Math.sqrt(5)) / 2;
/** minimum milliseconds between two keys: faster than anyone types */
const KEY_PAUSE = 35;
/** milliseconds of one frame of the display */
const FRAME = 1000 / 60;

/**
 * Returns the milliseconds between a key and the next. The pauses vary so that the keys are spread evenly over the time
 * of a frame. With equal pauses all keys in a field could fall on the same moment of a frame, and this moment would
 * differ from field to field.
 */
const pauseAfter = (count: number): number => KEY_PAUSE + ((count * GOLDEN_RATIO) % 1) * FRAME;

interface Screen {
  tab: string;
  field: string;
  /** keys to press in turn, starting over after the last key */
  keys: readonly string[];
}

const screens: readonly Screen[] = [
  { tab: 'Basic Info', field: 'License number', keys: [...'State contractor licence 31 4159 '] },
  { tab: 'Services', field: 'Short description', keys: [...'We clear drains, day and night. '] },
  { tab: 'FAQs', field: 'Question 1', keys: [...'Do you come on Sundays? '] },
  { tab: 'Reviews', field: 'Review 1', keys: [...'They came within the hour. '] },
  { tab: 'Domain', field: 'Domain', keys: [...'blue-ridge-plumbing.com'] },
  { tab: 'Layout', field: 'Hero transparency', keys: ['ArrowLeft', 'ArrowRight'] },
];

interface Measured {
  id: string;
  what: string;
  grow: ChangeSite;
}

const sites: readonly Measured[] = [
  { id: 'P13', what: 'a record of 300 KB', grow: withPhotos },
  { id: 'P13 big', what: BIG_SITE, grow: (site) => ({ ...site, ...longLists(BIG), faqs: longFaqs(200) }) },
];

/**
 * Measures P13: the time from a key press to the end of the frame that draws its effect, on screens of the running app
 * with a long record.
 */
export async function run(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const site of sites) rows.push(...(await measureSite(site)));
  return rows;
}

const measureSite = ({ id, what, grow }: Measured): Promise<BenchRow[]> =>
  withSite(grow, async (page) => {
    await countFrames(page);
    const rows: BenchRow[] = [];
    for (const screen of screens) rows.push(await measureScreen(page, screen, { id, what }));
    return rows;
  });

/** Records, in the page, the milliseconds from each key press to the end of the frame that draws it. */
async function countFrames(page: Page): Promise<void> {
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
}

/** Presses KEYS_OF_TURN keys in the focused field. Returns the milliseconds of each (see `countFrames`). */
async function press(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.evaluate(() => (window as unknown as { benchTimes: number[] }).benchTimes.splice(0));
  for (let count = 0; count < KEYS_OF_TURN; count++) {
    await page.keyboard.press(keys[count % keys.length]!, { delay: pauseAfter(count) });
  }
  return page.evaluate(async (count) => {
    const { benchTimes } = window as unknown as { benchTimes: number[] };
    while (benchTimes.length < count) await new Promise(requestAnimationFrame);
    return [...benchTimes];
  }, KEYS_OF_TURN);
}

/** Presses keys in a field outside of the app's components, to measure the time without the app's work. */
async function pressInBareField(page: Page): Promise<number[]> {
  const field = await page.evaluateHandle(() => document.body.appendChild(document.createElement('input')));
  await field.focus();
  await waitUntilDrawn(page);
  const times = await press(page, screens[0]!.keys);
  await field.evaluate((input) => input.remove());
  return times;
}

async function measureScreen(
  page: Page,
  { tab, field, keys }: Screen,
  { id, what }: Pick<Measured, 'id' | 'what'>,
): Promise<BenchRow> {
  await openTab(page, tab);
  const control = page.getByRole('main').getByLabel(field, { exact: true });
  await control.waitFor();
  const own: number[] = [];
  const bare: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    bare.push(...(await pressInBareField(page)));
    await control.focus();
    await waitUntilDrawn(page);
    own.push(...(await press(page, keys)));
    await page.getByRole('contentinfo').getByText('Saved on this computer').waitFor();
    await waitForNewestPreview(page);
  }
  const [p50, p99, bare50, bare99] = [median(own), percentile(own, 0.99), median(bare), percentile(bare, 0.99)];
  return {
    id,
    what: `key press → frame on ${tab}, ${what}, p50 and p99`,
    reference: `a bare field of the same page, ${ms(bare50)}, ${ms(bare99)}`,
    measured: `${ms(p50)}, ${ms(p99)} = ${(p99 / bare99).toFixed(2)}×`,
    ratio: p50 / bare50,
    goal: '≤ 1.25×, ≤ 1.5×',
    ok: p50 <= 1.25 * bare50 && p99 <= 1.5 * bare99,
  };
}
