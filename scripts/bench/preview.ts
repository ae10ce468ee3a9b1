import type { Frame, Page } from 'playwright';
import { ms } from './measure.ts';
import type { BenchRow } from './row.ts';
import { waitUntilDrawn, type ChangeSite, openTab, waitForNewestPreview, withPhotos, withSite } from './site-window.ts';

const FRAME_MS = 1000 / 60;
/** milliseconds for which each key is held down, which is the minimum time between two key presses */
const KEY_PAUSE = 60;
const TYPED = 'abcdefgh';

/** Fields of five different cards of Basic Info, each with the page's section that shows the field. */
const cards = [
  { field: 'Tagline', section: 'hero' },
  { field: 'About', section: 'about-us' },
  { field: 'License number', section: 'about-us' },
  { field: 'Street address', section: 'footer' },
  { field: 'Company name', section: 'footer' },
] as const;

/**
 * Measures P18: the time from a key press until the preview draws the typed character, for 40 keys in fields of five
 * cards.
 */
export async function run(): Promise<BenchRow[]> {
  return [
    await measureSite('the demo site', (site) => site, 150),
    await measureSite('a record of 300 KB', withPhotos, 250),
  ];
}

const measureSite = (what: string, grow: ChangeSite, most: number): Promise<BenchRow> =>
  withSite(grow, async (page) => {
    await openTab(page, 'Basic Info');
    await waitUntilDrawn(page);
    const frame = await previewFrame(page);
    const times: number[] = [];
    let flaws = 0;
    for (const { field, section } of cards) {
      const measured = await typeInto(page, frame, field, section);
      times.push(...measured.times);
      flaws += measured.flaws;
    }
    const isSame = (await previewFrame(page)) === frame;
    const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? NaN;
    return {
      id: 'P18',
      what: `key press → frame of the preview, ${what}, p95 of ${times.length}`,
      reference: `a frame, ${ms(FRAME_MS)}`,
      measured: `${ms(p95)}, ${flaws} frames with a flaw${isSame ? '' : ', another frame'}`,
      ratio: p95 / FRAME_MS,
      goal: `≤ ${most} ms, no flaw`,
      ok: p95 <= most && flaws === 0 && isSame,
    };
  });

async function previewFrame(page: Page): Promise<Frame> {
  const frame = await (await page.getByTitle('Preview of the page').elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no preview');
  return frame;
}

/**
 * Types TYPED at the end of a field. `times` is the milliseconds from each key to the first frame of the preview that
 * shows the character in `section`. `flaws` is the number of frames with a flaw (see `watchSection`).
 */
async function typeInto(page: Page, frame: Frame, field: string, section: string) {
  const control = page.getByRole('main').getByLabel(field, { exact: true });
  await control.focus();
  await page.keyboard.press('ControlOrMeta+End');
  const before = await control.inputValue();
  await page.evaluate(() => {
    const bench = window as unknown as { benchKeys?: number[] };
    if (bench.benchKeys) return void bench.benchKeys.splice(0);
    const keys: number[] = (bench.benchKeys = []);
    document.addEventListener('keydown', ({ timeStamp }) => keys.push(performance.timeOrigin + timeStamp), true);
  });
  const tails = [...TYPED].map((_, at) => before.slice(-12) + TYPED.slice(0, at + 1));
  await frame.evaluate(watchSection, { section, tails });
  for (const key of TYPED) await page.keyboard.press(key, { delay: KEY_PAUSE });
  await waitForNewestPreview(page);
  const seen = await frame.evaluate(async () => {
    const watch = (window as unknown as { benchSeen: { times: number[]; flaws: number; stop: () => void } }).benchSeen;
    await new Promise(requestAnimationFrame);
    watch.stop();
    return { times: watch.times, flaws: watch.flaws };
  });
  const keys = await page.evaluate(() => (window as unknown as { benchKeys: number[] }).benchKeys);
  if (seen.times.filter(Boolean).length < tails.length)
    throw new Error(`The preview does not show ${field} in ${section}`);
  return { times: keys.map((key, at) => (seen.times[at] ?? NaN) - key), flaws: seen.flaws };
}

/**
 * Runs in the preview. For each of `tails`, records the time of the first frame in which the section contains it.
 * Counts the frames with a flaw: the section is empty, or a picture that was loaded at the start is gone, not loaded or
 * has another source.
 */
function watchSection({ section, tails }: { section: string; tails: readonly string[] }): void {
  const times: number[] = [];
  const pictures = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  const sources = pictures.map(({ src }) => src);
  const state = { times, flaws: 0, stop: () => cancelAnimationFrame(next) };
  const look = (): void => {
    const text = document.getElementById(section)?.textContent ?? '';
    tails.forEach((tail, at) => {
      if (!times[at] && text.includes(tail)) times[at] = performance.timeOrigin + performance.now();
    });
    const isWhole = pictures.every(
      (picture, at) => picture.isConnected && picture.complete && picture.src === sources[at],
    );
    if (!isWhole || text === '') state.flaws++;
    next = requestAnimationFrame(look);
  };
  let next = requestAnimationFrame(look);
  Object.assign(window, { benchSeen: state });
}
