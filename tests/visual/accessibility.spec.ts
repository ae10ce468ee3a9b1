import type { Page } from '@playwright/test';
import { findingsOfAxe } from '../../scripts/lib/axe.ts';
import { inVersion, kinds, versions, withAllPages } from '../support/sites/kinds.ts';
import { expect, sites, standards, test, type SiteName } from './pages.ts';
import { homeOf, pagesOf } from './unserved.ts';

async function problems(page: Page): Promise<string[]> {
  const findings = await findingsOfAxe(page, { runOnly: standards });
  return findings.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

// Consecutive tests open different sites, so that parallel workers do not make the same photos.
for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  for (const name of Object.keys(sites) as SiteName[]) {
    test(`[PAGE-03] ${name} at ${width} px: axe finds nothing, all that opens included`, async ({ open }) => {
      const page = await open(name, width, height);
      for (const details of await page.locator('details:not([name])').all()) {
        await details.evaluate((element) => element.setAttribute('open', ''));
      }
      expect(await problems(page)).toEqual([]);
    });
  }
}

/** Returns the colors of the visible words, each color once. */
const textColors = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hasWords = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeName === '#text' && node.textContent?.trim());
    const shown = [...document.querySelectorAll('body *')].filter((each) => hasWords(each) && each.checkVisibility());
    return [...new Set(shown.map((each) => getComputedStyle(each).color))];
  });

for (const version of versions) {
  for (const custom_dark of [false, true]) {
    test(`[PAGE-03] all words of ${version} on ${custom_dark ? 'dark' : 'light'} pages are printed black, beside the home page too: paper has no grounds for light ones`, async ({
      blank,
    }) => {
      const page = await blank({ viewport: { width: 794, height: 1123 } });
      await page.emulateMedia({ media: 'print' });
      // Colors need neither fonts nor photos, which would take long to load on many pages.
      await page.route('**/*', (route) => route.abort());
      const site = { ...inVersion(withAllPages(kinds['rich']!), version), custom_dark };
      for (const { path, body } of [
        ...pagesOf(site),
        { path: 'withLock', body: homeOf({ ...site, multipage: false }) },
      ]) {
        await page.setContent(body, { waitUntil: 'domcontentloaded' });
        expect(await textColors(page), path).toEqual(['rgb(0, 0, 0)']);
      }
    });
  }
}

test('[PAGE-03] the menu opens, holds the entries, and closes on the way to a section', async ({ open }) => {
  const page = await open('plumber', 390, 844);
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await page.getByRole('link', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  expect(await problems(page)).toEqual([]);
  await menu.getByRole('link', { name: 'Reviews' }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator('#reviews-title')).toBeInViewport();
});

test('[PAGE-03] the lightbox opens from the keyboard, steps, keeps the focus, and gives it back', async ({ open }) => {
  const page = await open('plumber', 1280, 800);
  await page.locator('#tile-1').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Photo 1 of 12' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.getByRole('link', { name: 'Next photo' }).click();
  await expect(page.getByRole('dialog', { name: 'Photo 2 of 12' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(await problems(page)).toEqual([]);
  await expect(page.getByRole('link')).toHaveCount(3);
  for (const control of await page.getByRole('link').all()) {
    await expect(control).toHaveCSS('color', 'rgb(255, 255, 255)');
    expect((await control.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#tile-2')).toBeFocused();
  await expect(page.locator('#tile-2')).toBeInViewport();
});

test('[PAGE-03] arrows and Escape work in lightbox and menu, and each opening is one entry of the history', async ({
  open,
}) => {
  const page = await open('plumber', 390, 844);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await page.locator('#tile-1').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Photo 1 of 12' })).toBeFocused();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog', { name: 'Photo 2 of 12' })).toBeVisible();
  expect(await entries()).toBe(before + 1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#tile-2')).toBeFocused();

  await page.getByRole('link', { name: 'Menu' }).press('Enter');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Menu' })).toBeFocused();
  expect(await entries()).toBe(before + 1);
  expect(new URL(page.url()).hash).toBe('');
});

test('[PAGE-03] the slideshow stops when asked, and never moves for those who asked the system', async ({ open }) => {
  const page = await open('plumber', 1280, 800);
  await expect(page.locator('.pause')).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const slide = page.locator('#hero .slides > div').first();
  await expect(slide).toHaveCSS('animation-play-state', 'running');
  await page.getByRole('checkbox', { name: 'Pause the slideshow' }).check();
  await expect(slide).toHaveCSS('animation-play-state', 'paused');
});

test('[PAGE-03] the first stop of the keyboard skips to the content', async ({ open }) => {
  const page = await open('cleaner', 1280, 800);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
