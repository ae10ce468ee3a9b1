import type { Page } from 'playwright';

/** Waits until all sections of a page are laid out: those below the first screens are some time after it has loaded. */
export const laidOut = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !('loading' in document.documentElement.dataset));

/** Waits until a page is laid out, and all its pictures and fonts are loaded and decoded, those outside the window too. */
export async function loadPictures(page: Page): Promise<void> {
  await laidOut(page);
  await page.evaluate(async () => {
    document.querySelectorAll('img').forEach((picture) => (picture.loading = 'eager'));
    await document.fonts.ready;
  });
  // Lazy pictures begin to load some time after they are asked for, and cannot be decoded before.
  await page.waitForFunction(() =>
    [...document.images].every((picture) => picture.complete && picture.naturalWidth > 0),
  );
  await page.evaluate(() => Promise.all([...document.images].map((picture) => picture.decode())));
}
