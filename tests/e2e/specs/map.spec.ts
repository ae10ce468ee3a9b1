import { readFile, writeFile } from 'node:fs/promises';
import { messagePath } from '#shared/domain/message/form.ts';
import { MapPage } from '../pages/map.ts';
import { SignInPage } from '../pages/sign-in.ts';
import { askForQuotes } from '../pages/visitor.ts';
import { DEMO, expect, test as base } from '../pages/with-backend.ts';
import { expectAccessible } from '../pages/accessible.ts';

const GEOCODING = '/providers/geocoding/';

/** The app, with a file that the system’s save dialog returns. */
const test = base.extend<{ file: string }>({
  file: async ({}, use, testInfo) => use(testInfo.outputPath('exported.csv')),
  appEnv: async ({ appEnv, file }, use, testInfo) => {
    const answers = testInfo.outputPath('answers.json');
    await writeFile(answers, JSON.stringify({ showSaveDialog: { canceled: false, filePath: file } }));
    await use({ ...appEnv, ELECTRON_HOST_ANSWERS: answers });
  },
});

test('[MAP-01] from the header to markers, charts and leaderboard: filtered, listed, shown, exported, and kept offline', async ({
  app,
  backend,
  file,
}) => {
  const { page } = app;
  await new SignInPage(page).signInAtOnce();
  const map = new MapPage(page);
  await map.open();
  const [found, total] = await map.found();
  expect(found).toBeGreaterThan(0.9 * total);
  await expect(map.summary).toHaveText(/^\d+ texts · 60 pros · \d+ not on the map$/);
  await expectAccessible(page);

  const counts = (await map.leaders.allTextContents()).map((row) => Number(/(\d+)$/.exec(row)?.[1]));
  expect(counts.length).toBeGreaterThan(10);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  for (const chart of ['Texts by state', 'Texts by pro']) {
    const box = await page.getByRole('img', { name: new RegExp(`^${chart}\\.`) }).boundingBox();
    expect([box?.width, box?.height]).toEqual([700, 700]);
  }

  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'North Carolina' }).click();
  await map.choose('Texts');
  await expect(map.summary).toHaveText(/^\d+ texts · 0 pros$/);
  await map.choose('List');
  await expect(map.rows.nth(1)).toContainText('North Carolina');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'List as CSV…' }).click();
  await expect(page.getByText(file)).toBeVisible();
  const lines = (await readFile(file, 'utf8')).trim().split('\r\n');
  expect(lines.length - 1).toBe(Number.parseInt((await map.summary.textContent()) ?? '', 10));
  expect(lines[1]).toMatch(/^text,.*,North Carolina,/);

  await map.rows
    .nth(1)
    .getByRole('button', { name: /on the map$/ })
    .click();
  await expect(map.detail).toContainText('North Carolina');
  await page.keyboard.press('Escape');
  await expect(map.canvas).toBeFocused();
  await expect(map.detail).toHaveCount(0);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Map as PNG…' }).click();
  await expect.poll(async () => (await readFile(file)).subarray(1, 4).toString()).toBe('PNG');

  await backend.goDown();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(map.freshness).toHaveText(/cannot be reached.* As of \d\d:\d\d$/);
  await expect(map.summary).toHaveText(/^\d+ texts · 0 pros$/);
});

test('[PAGE-05] [PAGE-06] in every version visitors ask for a quote with one thumb and are thanked; messages are shown, exported, and deleted for good', async ({
  app,
  backend,
  file,
}) => {
  const { page } = app;
  const visitors = await askForQuotes(backend, DEMO);
  const { id_key: siteKey } = await backend.site(DEMO);
  const message = 'The kitchen drain is backed up again.\nPlease call before noon.';
  const sent = { name: 'Ann Lee', phone: '(775) 555-0142', email: 'ann@example.com', address: '', message };
  const answer = await fetch(backend.url + messagePath(String(siteKey)), {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ ...sent, consent: 'on', website: '', elapsed: '8000' }),
  });
  expect(answer.status).toBe(200);

  await new SignInPage(page).signInAtOnce();
  const map = new MapPage(page);
  await map.open();
  // The backend may still be making the pictures of the published pages, so its answer may take long.
  await expect(map.summary).toHaveText(/^\d+ texts · 60 pros/, { timeout: 60_000 });
  await map.choose('List');
  for (const visitor of visitors) {
    const asked = map.rows.filter({ hasText: visitor.phone });
    for (const fact of [visitor.name, 'Yes', visitor.message]) await expect(asked).toContainText(fact);
  }
  const row = map.rows.filter({ hasText: 'Ann Lee' });
  for (const fact of [sent.phone, sent.email, 'Yes', 'The kitchen drain']) await expect(row).toContainText(fact);
  await row.getByRole('button', { name: 'Ann Lee' }).click();
  for (const fact of [sent.phone, sent.email, 'Yes', 'Please call before noon.']) {
    await expect(map.detail).toContainText(fact);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'List as CSV…' }).click();
  await expect(page.getByText(file)).toBeVisible();
  expect(await readFile(file, 'utf8')).toContain(`,Ann Lee,${sent.phone},${sent.email},Yes,`);

  await map.detail.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete this text?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await expect(map.detail).toHaveCount(0);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  await expect(row).toHaveCount(0);
});

base.describe('over a restart', () => {
  base.use({ keychain: 'system' });

  base(
    '[MAP-02] the search for places is cancelled, goes on, and after a crash looks only for what is left',
    async ({ app, backend }) => {
      // The search waits at the first point without a city.
      await backend.fail({ path: `${GEOCODING}reverse`, kind: 'delay', ms: 3_600_000, times: 1000 });
      await new SignInPage(app.page).signInAtOnce();
      let map = new MapPage(app.page);
      await map.open();
      await expect(map.geocoding).toHaveText(/^Looking for missing places: [1-9]\d* of /);
      await map.places.getByRole('button', { name: 'Cancel' }).click();
      await expect(map.geocoding).toHaveText(/^Cancelled after \d+ of \d+/);
      const [, total] = /of (\d+)/.exec((await map.geocoding.textContent()) ?? '') ?? [];
      const asked = async () => (await backend.requests()).filter((request) => request.includes(GEOCODING)).length;
      const before = await asked();
      await app.page.getByRole('button', { name: 'Refresh' }).click();
      await expect(app.page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
      await expect(map.geocoding).toHaveText(/^Cancelled/);
      expect(await asked()).toBe(before);

      await map.places.getByRole('button', { name: 'Continue' }).click();
      await expect(map.geocoding).toHaveText(/^Looking for missing places: \d+ of /);
      await app.kill();

      await backend.recover();
      const page = await app.start();
      map = new MapPage(page);
      await expect(map.heading).toBeVisible();
      const [found, left] = await map.found();
      expect(left).toBeLessThan(Number(total));
      expect(found).toBeGreaterThan(0.9 * left);
      await expect(map.places.getByRole('button', { name: /^Show \d+ addresses$/ })).toBeVisible();
    },
  );
});
