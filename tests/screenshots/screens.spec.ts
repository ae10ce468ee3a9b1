import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { test as onOwnBackend } from '../e2e/fixtures/app.ts';
import { MapPage } from '../e2e/pages/map.ts';
import { expectDrawn, Shell } from '../e2e/pages/shell.ts';
import { SignInPage } from '../e2e/pages/sign-in.ts';
import { SiteScreen } from '../e2e/pages/site-screen.ts';
import { SyncPages } from '../e2e/pages/sync.ts';
import { DEMO, expect, test as onTestBackend } from '../e2e/pages/with-backend.ts';

const folder = join(import.meta.dirname, '../../resources/screenshots');
const TAGLINE = 'Steady hands and clean floors';

onOwnBackend.use({ keychain: 'none', preview: true });
onTestBackend.use({ preview: true });

/** Returns whether all visible pictures of the frame in which it runs are drawn. */
function visiblePicturesDrawn(): boolean {
  const isInSight = (image: HTMLImageElement): boolean => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    const isShown = image.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isShown && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  return [...document.images].filter(isInSight).every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
}

/** Writes a screenshot of the window, once all of its content has loaded. */
async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const images = page.locator('main img');
  if ((await images.count()) > 0) await expectDrawn(images);
  await expect(page.locator('iframe[data-loading]')).toHaveCount(0);
  for (const frame of page.frames()) await expect.poll(() => frame.evaluate(visiblePicturesDrawn)).toBe(true);
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await sharp(png)
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, `${name}.png`));
}

onOwnBackend('the screens of a site, light', async ({ app }) => {
  const { page } = app;
  await new SignInPage(page).signInAtOnce();
  await page.getByRole('textbox', { name: 'Facebook Slug' }).fill('clearwater-plumbing');
  await expectDrawn(page.locator('main img'));
  await picture(page, 'new-site');
  const screen = new SiteScreen(page, 'basicInfo', 'Basic Info');
  await screen.open(DEMO);
  await expectDrawn(screen.shell.previewPictures);
  await picture(page, 'basic-info');
  for (const [tab, section] of [
    ['Services', 'What we do'],
    ['Photos', 'Our best work'],
    ['Layout', 'Our best work'],
  ] as const) {
    await screen.shell.goTo(tab);
    await page.getByRole('heading', { level: 1, name: tab }).waitFor();
    await expect(screen.shell.preview.getByRole('heading', { name: section })).toBeInViewport();
    await picture(page, tab.toLowerCase());
  }
});

onOwnBackend.describe('in the dark', () => {
  onOwnBackend.use({ theme: 'dark' });

  onOwnBackend('the screens of a site, dark', async ({ app }) => {
    const { page } = app;
    for (const [route, title] of [
      ['logo', 'Logo'],
      ['domain', 'Domain'],
    ] as const) {
      const screen = new SiteScreen(page, route, title);
      await screen.open(DEMO);
      await expectDrawn(screen.shell.previewPictures);
      await picture(page, route);
    }
  });
});

onOwnBackend('the map', async ({ app }) => {
  await new SignInPage(app.page).signInAtOnce();
  const map = new MapPage(app.page);
  await map.open();
  await map.found();
  await picture(app.page, 'map');
});

onOwnBackend('what publishing will change, and the versions', async ({ app }) => {
  const { page } = app;
  const screen = new SiteScreen(page, 'basicInfo', 'Basic Info');
  const { shell } = screen;
  await screen.open(DEMO);
  await screen.publish();
  await screen.field('Tagline').fill(TAGLINE);
  await page.keyboard.press('ControlOrMeta+Shift+p');
  const pages = shell.drawer.locator('iframe');
  await expect(pages.first()).toBeVisible();
  await expectDrawn(page.frameLocator('iframe[title$=": as it will be"]').first().locator('header img'));
  await expectDrawn(page.frameLocator('iframe[title$=": as visitors see it"]').first().locator('header img'));
  await picture(page, 'publish');
  await page.keyboard.press('Escape');

  await page.keyboard.press('ControlOrMeta+s');
  await expect(shell.status).toContainText('Saved on server');
  await shell.notices.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Version history' }).click();
  const { history, versions } = new SyncPages(page);
  await expect(versions.first()).toBeVisible();
  await expect(history.locator('ins').filter({ hasText: TAGLINE })).toBeVisible();
  await picture(page, 'history');
});

onTestBackend('many sites, and a change over them', async ({ app: { page }, backend }) => {
  const trades = { Plumbing: ['Asheville', 'NC'], Roofing: ['Reno', 'NV'], 'House Cleaning': ['Boise', 'ID'] };
  const slugs = Object.entries(trades).flatMap(([trade, [city, state]]) =>
    ['Blue', 'Granite', 'River', 'Oak', 'Cedar'].map((word) => ({
      trade,
      city,
      state,
      word,
      slug: slugOf(word, trade),
    })),
  );
  for (const [place, { trade, city, state, word, slug }] of slugs.entries()) {
    const own = { sitePk: 9000 + place, id_key: slug, slug, paid_url: `${slug}.example` };
    await backend.put(DEMO, { ...own, company_name: `${word} ${trade}`, company_type: trade, city, state });
  }
  await new SignInPage(page).signInAtOnce();
  await page.getByRole('link', { name: 'Sites', exact: true }).click();
  await page.getByRole('button', { name: 'Add sites' }).first().click();
  await page.getByLabel('Slugs').fill(slugs.map(({ slug }) => slug).join('\n'));
  await page.getByRole('button', { name: `Fetch ${slugs.length} sites` }).click();
  await page.getByText(`${slugs.length} sites fetched`).waitFor();
  await page.keyboard.press('Escape');
  const rows = page.locator('[data-fleet-row]');
  await expect(rows).toHaveCount(slugs.length);
  const search = page.getByRole('textbox', { name: 'Search or filter the sites' });
  await search.fill('industry is not roofing');
  await search.press('Enter');
  await expect(rows).toHaveCount(10);
  await rows.nth(1).focus();
  for (const keys of ['Space', 'Shift+J', 'Shift+J', 'Shift+J']) await page.keyboard.press(keys);
  await picture(page, 'sites');
  await page.getByRole('button', { name: 'Change…' }).click();
  await page.getByLabel('Find', { exact: true }).fill('free');
  await page.getByLabel('Replace with').fill('no-cost');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.locator('ins').first()).toBeVisible();
  await picture(page, 'sites-review');
  await page.getByRole('button', { name: 'Apply to 4 sites' }).click();
  await page.getByRole('button', { name: 'Go on' }).waitFor();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('pauses after 3 of 4 sites');
  await picture(page, 'sites-paused');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove the filter Industry is not “roofing”' }).click();
  await search.fill('call to action subtitle contains no-cost');
  await search.press('Enter');
  await expect(rows).toHaveCount(3);
  await picture(page, 'sites-found');
});

const slugOf = (word: string, trade: string): string => `${word} ${trade}`.toLowerCase().replace(/ /g, '-');

onTestBackend('two people’s changes of the same fields', async ({ app, backend }) => {
  const { page } = app;
  const screen = new SiteScreen(page, 'basicInfo', 'Basic Info');
  const shell = new Shell(page);
  await screen.open(DEMO);
  await screen.field('Tagline').fill(TAGLINE);
  await screen.field('License number').fill('ROC 31 4159');
  await expect(shell.status).toHaveText('Saved on this computer');
  await backend.put(DEMO, {
    company_tagline: 'Quick hands and dry floors',
    license_number: 'X 12',
    email: 'new@blueridge.example',
  });
  await page.keyboard.press('ControlOrMeta+s');
  await shell.dialog.getByRole('button', { name: 'Review' }).click();
  await expect(new SyncPages(page).conflicts).toContainText('2 conflicts to decide');
  await picture(page, 'conflicts');
});
