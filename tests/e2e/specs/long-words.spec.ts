import type { Locator } from '@playwright/test';
import { PhotosPage } from '../pages/photos.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

const WORD = 'W'.repeat(300);

const widerBy = (box: Locator): Promise<number> =>
  box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

test('[NAV-11] a word of 300 letters widens no screen, no dialog and not the palette', async ({ app, backend }) => {
  const record = await backend.site(DEMO);
  const withWord = (field: string, change: object) =>
    (record[field] as object[]).map((item) => ({ ...item, ...change }));
  await backend.put(DEMO, {
    company_name: WORD,
    paid_url: `${WORD}.com`,
    gallery: withWord('gallery', { caption: WORD, gallery: WORD, gallery_name: WORD }),
    gallery_names: [{ 'gallery-name': WORD }],
    services: withWord('services', { 'service-name': WORD }),
    testimonials: withWord('testimonials', { reviewer: WORD, title: WORD, review: WORD, service: WORD }),
    faqs: withWord('faqs', { question: WORD }),
    teammates: withWord('teammates', { name: WORD }),
  });
  const screen = new PhotosPage(app.page);
  const { shell } = screen;
  await screen.open(DEMO, `/galleries/${WORD}`);
  await expect(screen.heading).toContainText(WORD);
  expect(await widerBy(shell.screen)).toBe(0);
  await screen.pictures.first().dblclick();
  await expect(shell.dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  expect(await widerBy(shell.dialog)).toBe(0);
  await app.page.keyboard.press('Escape');

  // The first tab leads away from the site.
  for (const tab of (await shell.tabs.all()).slice(1)) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(screen.heading).toBeVisible();
    expect(await widerBy(shell.screen), app.route()).toBe(0);
  }
  await app.page.keyboard.press('ControlOrMeta+k');
  await shell.palette.fill('WWW');
  const found = app.page.getByRole('listbox', { name: 'Found' });
  await expect(found.getByRole('option').first()).toContainText(WORD);
  expect(await widerBy(found)).toBe(0);
});
