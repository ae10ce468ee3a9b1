import type { Page } from 'playwright';

/** Waits until all pictures and fonts of a page are loaded and decoded, those outside the window too. */
export async function loadPictures(page: Page): Promise<void> {
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
