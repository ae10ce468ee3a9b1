import { EventEmitter } from 'node:events';
import type { Page } from 'playwright';
import { openStore } from '../../src-main/store/store.ts';
import { storeFolder } from '../../src-main/store/store-folder.ts';
import { fixtureSites } from './fixture-sites.ts';
import { fill, fleetOn, readAll, SITES } from './fleet-sites.ts';
import { median, ms } from './measure.ts';
import type { BenchRow } from './row.ts';
import { type AppSetup, signIn, timeToShow, withApp } from './site-window.ts';

const ROUNDS = 9;
const MOST_OPENING_MS = 150;
const MOST_FRAME_MS = 50;
const MOST_REVIEW_MS = 3000;

/**
 * Measures two goals in the app's window, with 3,000 sites in the app's store. P25: opening the table of sites. P26:
 * the review of a find and replace.
 */
export async function run(): Promise<BenchRow[]> {
  return withApp(fillStore, async (page) => {
    await signIn(page);
    await page.getByRole('link', { name: 'Sites', exact: true }).click();
    await page.getByText(`${SITES.toLocaleString()} sites`, { exact: true }).waitFor();
    return [await opening(page), await reviewing(page)];
  });
}

/** Writes the app's store as if all sites had been opened before, and the table of sites had read them. */
async function fillStore({ backendUrl, userDataDir }: AppSetup): Promise<void> {
  const store = await openStore(storeFolder(userDataDir, new URL(backendUrl).href));
  const changes = new EventEmitter();
  const fleet = fleetOn(store, changes);
  fill(store, await fixtureSites());
  await readAll(fleet, changes);
  fleet.close();
  store.close();
}

async function opening(page: Page): Promise<BenchRow> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await page.getByRole('link', { name: 'All sites', exact: true }).click();
    await page.locator('[data-fleet-row]').first().waitFor({ state: 'detached' });
    times.push(await timeToShow(page, { links: 'a', name: /^Sites$/, shown: { '[data-fleet-row]': undefined } }));
  }
  const measured = median(times);
  return {
    id: 'P25 window',
    what: `/sites opens with ${SITES} sites, click → first rows drawn`,
    reference: '',
    measured: ms(measured),
    goal: `≤ ${MOST_OPENING_MS} ms`,
    ok: measured <= MOST_OPENING_MS,
  };
}

async function reviewing(page: Page): Promise<BenchRow> {
  await page.locator('[data-fleet-row]').first().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Change…' }).click();
  await page.getByRole('combobox', { name: 'Change' }).click();
  await page.getByRole('option', { name: 'Find and replace' }).click();
  await page.getByLabel('Find', { exact: true }).fill('worked');
  await page.getByLabel('Replace with').fill('worked hard');
  await page.getByRole('button', { name: 'Review' }).focus();
  const { taken, longest } = await page.evaluate(review);
  return {
    id: 'P26 window',
    what: `find and replace over all texts of ${SITES} sites, all of which have the word, click → review drawn`,
    reference: '',
    measured: `${ms(taken)}, longest frame ${ms(longest)}`,
    goal: `≤ ${MOST_REVIEW_MS / 1000} s, no frame over ${MOST_FRAME_MS} ms`,
    ok: taken <= MOST_REVIEW_MS && longest <= MOST_FRAME_MS,
  };
}

/**
 * Clicks the focused button. `taken` is the milliseconds until the review is drawn, `longest` the most milliseconds
 * between two frames in this time.
 */
async function review(): Promise<{ taken: number; longest: number }> {
  const start = performance.now();
  (document.activeElement as HTMLElement).click();
  let longest = 0;
  for (let last = start; !document.querySelector('[aria-label="Reviewed sites"] [role="listitem"]');) {
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }
  return { taken: performance.now() - start, longest };
}
