import type { Page } from 'playwright';

/**
 * Waits until all sections of a page are laid out. The sections below the first screens are laid out only after the
 * page has loaded.
 */
export const waitForLayout = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !('loading' in document.documentElement.dataset));

/**
 * Waits until a page is laid out, its fonts are loaded, and its pictures, including those outside the viewport, are
 * loaded and decoded.
 */
export async function loadPictures(page: Page): Promise<void> {
  await waitForLayout(page);
  await page.evaluate(async () => {
    document.querySelectorAll('img').forEach((picture) => (picture.loading = 'eager'));
    await document.fonts.ready;
  });
  // A lazy picture begins to load some time after it is switched to eager loading, and cannot be decoded before then.
  await page.waitForFunction(() =>
    [...document.images].every((picture) => picture.complete && picture.naturalWidth > 0),
  );
  await page.evaluate(() => Promise.all([...document.images].map((picture) => picture.decode())));
}

/**
 * Time at which pages are drawn, a Monday morning in the United States. The time is fixed, because the pages say
 * whether the business is open now.
 */
export const DRAWN_AT = '2026-05-04T15:00:00Z';
