import type { Page } from 'playwright';
import type { Bridge } from '#shared/ipc/bridge.ts';
import { BIG, BIG_SITE, longLists } from './long-site.ts';
import { ms } from './measure.ts';
import type { BenchRow } from './row.ts';
import { waitUntilDrawn, SLUG, timeToShow, withSite } from './site-window.ts';

const OPENINGS = 20;
const MOST_TO_OPEN = 1000;
const EDITS = 300;
const MOST_TO_JOURNAL = 20;

/** Measures R39: the goals for the largest sites, in the running app. */
export function run(): Promise<BenchRow[]> {
  return withSite(
    (site) => ({ ...site, ...longLists(BIG) }),
    async (page) => [
      row('opens from the list', p95(await openings(page)), MOST_TO_OPEN),
      row('an edit of a caption is in the journal', p95(await edits(page)), MOST_TO_JOURNAL),
    ],
  );
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? NaN;

const row = (what: string, time: number, most: number): BenchRow => ({
  id: 'R39',
  what: `${BIG_SITE}: ${what}, p95`,
  reference: '',
  measured: ms(time),
  goal: `≤ ${most} ms`,
  ok: time <= most,
});

/** Returns the milliseconds from each click on the site's link to the end of the frame with the site's first screen. */
async function openings(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < OPENINGS; count++) {
    await page.getByRole('link', { name: 'All sites' }).click();
    await page.getByRole('region', { name: 'Recent sites' }).getByRole('link', { name: SLUG }).waitFor();
    times.push(
      await timeToShow(page, {
        links: 'main a',
        name: new RegExp(SLUG),
        shown: { 'nav[aria-label="Site"]': undefined, 'main h1': undefined },
      }),
    );
    await waitUntilDrawn(page);
  }
  return times;
}

/**
 * Returns the milliseconds from each call of `site.edit` to its answer, which comes once the edit is in the journal.
 */
function edits(page: Page): Promise<number[]> {
  return page.evaluate(
    async ([slug, count]) => {
      const { sitewright } = globalThis as unknown as { sitewright: Bridge };
      const times: number[] = [];
      for (let at = 0; at < count; at++) {
        const operations = [{ op: 'set', path: ['gallery', at, 'caption'], value: `Caption ${at}` }];
        const start = performance.now();
        const answer = await sitewright.invoke('site.edit', `bench ${at}`, { slug, step: `bench ${at}`, operations });
        if (!answer.ok) throw new Error(answer.error.message);
        times.push(performance.now() - start);
      }
      return times;
    },
    [SLUG, EDITS] as const,
  );
}
