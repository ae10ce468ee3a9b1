import type { Page } from '@playwright/test';
import { listItems } from '#shared/record-catalogue/list-engine.ts';
import { cameraPhoto } from '../../support/photos/pictures.ts';
import { asRead } from '../../support/through-border.ts';
import { AdsPagePage } from '../pages/ads-page.ts';
import { CustomPage } from '../pages/custom.ts';
import { fillFurtherFields } from '../pages/further-fields.ts';
import { beginMainJob } from '../pages/main-job.ts';
import { PhotosPage } from '../pages/photos.ts';
import { ServicesPage } from '../pages/services.ts';
import { Shell } from '../pages/shell.ts';
import { SiteScreen } from '../pages/site-screen.ts';
import { expect, test } from '../pages/with-backend.ts';

const SLUG = 'other-plumbing';
/** Paths of the stand-ins, which only the embedded backend has. */
const STAND_INS = /^\/(providers|media\/stock\/services)\//;
const photo = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await cameraPhoto(600, 400) });

/** Functions that add an item on a screen, each under the name of the record's list that gets the item. */
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

/** Screens and a value entered there: route, title, label of the field, value. */
const FILLED_IN = [
  ['basicInfo', 'Basic Info', 'Description', 'Open on Labor Day'],
  ['faqs', 'FAQs', /^Question \d+$/, 'Do you work on Sundays?'],
  ['reviews', 'Reviews', /^Review \d+$/, 'On time and tidy.'],
  ['partnerships', 'Partnerships', 'Title', 'Acme'],
  ['team', 'Team', 'Name', 'Nora Bell'],
  ['domain', 'Domain', 'Salesloft ID', '4711'],
  ['custom', 'Custom', 'Payment 1 link', 'pay-us'],
  ['custom-page', 'Custom Page', 'Header', 'Pay by the month'],
  ['ads-page', 'Ads Page', 'About us', 'Why us'],
] as const;

async function expectFilledIn(page: Page): Promise<void> {
  const services = new ServicesPage(page);
  await services.open(SLUG);
  await expect(services.service('Gutter guards')).toHaveCount(1);
  for (const [route, title, label, value] of FILLED_IN) {
    const screen = new SiteScreen(page, route, title);
    await screen.open(SLUG);
    const values = () =>
      screen.field(label).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    await expect.poll(values, title).toContain(value);
  }
  await expect(new Shell(page).status).toHaveText(/^Saved on server at/);
}

for (const [name, manners] of [
  ['keeps what is sent', []],
  ['rewrites what is sent', ['--messy']],
] as const) {
  test.describe(`on a backend that ${name}`, () => {
    test.use({ backendArgs: [...manners], standIns: false });

    test('[HOST-02] [SAVE-01] [PUB-01] a site is made, filled on every screen, saved, published and found again after a restart, in the documents’ forms and without stand-ins', async ({
      app,
      backend,
    }) => {
      test.slow();
      await backend.fail({ path: STAND_INS.source, kind: 'status', status: 404, times: 1_000_000 });
      const { page } = app;
      await beginMainJob(page, SLUG);
      const counts = async (): Promise<Record<string, number>> => {
        const site = asRead(await backend.site(SLUG));
        return Object.fromEntries(Object.keys(additions).map((list) => [list, listItems(site, [list]).length]));
      };
      const custom = new SiteScreen(page, 'custom-page', 'Custom Page');
      const { shell } = custom;
      const save = async (): Promise<void> => {
        await shell.saveSite();
        await expect(shell.status).toHaveText(/^Saved on server at/);
        await expect(shell.notices.filter({ hasText: /problem|does not hold/ })).toHaveCount(0);
      };
      const made = await counts();
      for (const add of Object.values(additions)) await add(page);
      await save();
      const filled = Object.fromEntries(Object.entries(made).map(([list, count]) => [list, count + 1]));
      expect(await counts()).toEqual(filled);

      const { logo: drawn } = await backend.site(SLUG);
      await fillFurtherFields(page, SLUG);
      await custom.open(SLUG);
      await page.getByRole('radio', { name: 'Yes' }).check();
      await custom.field('Header').fill('Pay by the month');
      await save();
      const entered = { custom_page: true, custom_page_header: 'Pay by the month', version: 'v4' };
      expect(await backend.site(SLUG)).toMatchObject(entered);
      const { logo: given } = await backend.site(SLUG);
      expect(given).toMatch(/\/media\/uploads\//);
      expect(given).not.toBe(drawn);
      const further = await counts();
      // A sample review and photos were added, and nothing that existed was added a second time.
      expect(further).toEqual({ ...filled, testimonials: filled['testimonials']! + 1, gallery: further['gallery'] });

      const published = await fetch(await custom.publish());
      expect(published.status).toBe(200);
      expect(published.url).toContain(backend.url);
      expect(await published.text()).toContain('Fast &amp; fair &lt;script&gt;');
      expect(await counts()).toEqual(further);
      expect(await backend.site(SLUG)).toMatchObject({ ...entered, logo: given });

      await expectFilledIn(await app.restart());
      expect((await backend.requests()).filter((request) => STAND_INS.test(request.split(' ')[1]!))).toEqual([]);
    });
  });
}
