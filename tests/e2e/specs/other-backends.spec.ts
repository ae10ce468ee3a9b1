import type { Page } from '@playwright/test';
import { listItems } from '#shared/record-catalogue/list-engine.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { cameraPhoto } from '../../support/photos/pictures.ts';
import { AdsPagePage } from '../pages/ads-page.ts';
import { CustomPage } from '../pages/custom.ts';
import { fillFurtherFields } from '../pages/further-fields.ts';
import { doMainJob } from '../pages/main-job.ts';
import { PhotosPage } from '../pages/photos.ts';
import { ServicesPage } from '../pages/services.ts';
import { SiteScreen } from '../pages/site-screen.ts';
import { expect, test } from '../pages/with-backend.ts';

const SLUG = 'other-plumbing';
/** Paths at which the embedded backend alone stands in for third parties. */
const STAND_INS = /^\/(providers|media\/stock\/services)\//;
const photo = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await cameraPhoto(600, 400) });

/** Adds something on each content screen, by the list of the record that gets it. */
const additions: Record<string, (page: Page) => Promise<void>> = {
  services: async (page) => {
    const screen = new ServicesPage(page);
    await screen.open(SLUG);
    await screen.button('Add Service').click();
    await screen.name.fill('Gutter guards');
  },
  gallery: async (page) => {
    const screen = new PhotosPage(page);
    await screen.open(SLUG);
    await screen.drop([await photo('gutter.jpg')]);
    await expect(screen.adding).toBeHidden();
  },
  faqs: async (page) => {
    const screen = new SiteScreen(page, 'faqs', 'FAQs');
    await screen.open(SLUG);
    await screen.button('Add FAQ').click();
    await screen
      .field(/^Question \d+$/)
      .last()
      .fill('Do you work on Sundays?');
  },
  testimonials: async (page) => {
    const screen = new SiteScreen(page, 'reviews', 'Reviews');
    await screen.open(SLUG);
    await screen.button('Add Review').click();
    await screen.field('Reviewer').last().fill('Nora B.');
    await screen
      .field(/^Review \d+$/)
      .last()
      .fill('On time and tidy.');
  },
  products: async (page) => {
    const screen = new SiteScreen(page, 'partnerships', 'Partnerships');
    await screen.open(SLUG);
    await screen.button('Add partnership').click();
    await screen.field('Title').last().fill('Acme');
  },
  teammates: async (page) => {
    const screen = new SiteScreen(page, 'team', 'Team');
    await screen.open(SLUG);
    await screen.button('Add teammate').click();
    await screen.field('Name').last().fill('Nora Bell');
    await screen.shell.screen
      .locator('input[type=file]')
      .last()
      .setInputFiles(await photo('nora.jpg'));
    await expect(screen.button('Crop').last()).toBeVisible();
  },
  payments: async (page) => {
    const screen = new CustomPage(page);
    await screen.open(SLUG);
    await screen.choose('Payment 1', 'Zelle');
    await screen.field('Payment 1 link').fill('pay-us');
    await page.getByRole('switch', { name: 'Show ads pages' }).click();
  },
  ads_landing_pages: async (page) => {
    const screen = new AdsPagePage(page);
    await screen.open(SLUG);
    await screen.button('Add ads page').click();
    await screen.field('About us').fill('Why us');
  },
};

for (const [name, manners] of [
  ['keeps what is sent', []],
  ['rewrites what is sent', ['--messy']],
] as const) {
  test.describe(`on a backend that ${name}`, () => {
    test.use({ manners: [...manners], standIns: false });

    test('[HOST-02] [SAVE-01] [PUB-01] a site is made, filled on every content screen, saved each time and published, in the documents’ forms and without stand-ins', async ({
      app,
      backend,
    }) => {
      test.slow();
      await backend.fail({ path: STAND_INS.source, kind: 'status', status: 404, times: 1_000_000 });
      const { page } = app;
      await doMainJob(page, SLUG);
      const count = async (list: string) => listItems((await backend.site(SLUG)) as SiteDocument, [list]).length;
      const { shell } = new SiteScreen(page, 'custom-page', 'Custom Page');
      const saveAndExpect = async () => {
        await shell.save.click();
        await shell.agreeToSpelling();
        await expect(shell.status).toHaveText(/^Saved on server at/);
        await expect(shell.notices.filter({ hasText: /problem|does not hold/ })).toHaveCount(0);
      };
      for (const [list, add] of Object.entries(additions)) {
        const before = await count(list);
        await add(page);
        await saveAndExpect();
        expect([list, await count(list)]).toEqual([list, before + 1]);
      }
      await fillFurtherFields(page, SLUG);
      const custom = new SiteScreen(page, 'custom-page', 'Custom Page');
      await custom.open(SLUG);
      await page.getByRole('radio', { name: 'Yes' }).check();
      await custom.field('Header').fill('Pay by the month');
      await saveAndExpect();
      expect(await backend.site(SLUG)).toMatchObject({ custom_page: true, custom_page_header: 'Pay by the month' });

      const counts = Object.fromEntries(
        await Promise.all(Object.keys(additions).map(async (list) => [list, await count(list)])),
      );
      const address = await custom.publish();
      expect((await fetch(address)).status).toBe(200);
      for (const list of Object.keys(additions)) expect([list, await count(list)]).toEqual([list, counts[list]]);

      const again = new SiteScreen(await app.restart(), 'faqs', 'FAQs');
      await again.open(SLUG);
      await expect(again.shell.status).toHaveText(/^Saved on server at/);
      expect((await backend.requests()).filter((request) => STAND_INS.test(request.split(' ')[1]!))).toEqual([]);
    });
  });
}
