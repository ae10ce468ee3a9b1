import { cameraPhoto } from '../../support/photos/pictures.ts';
import { SiteScreen } from '../pages/site-screen.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

const fields = {
  'Tab name': ['custom_page_tab_name', 'Financing'],
  Header: ['custom_page_header', 'Pay by the month'],
  Subheader: ['custom_page_subheader', 'No interest in the first year'],
  Body: ['custom_page_body', 'Ask us for the plan that fits.'],
  CTA: ['custom_page_cta', 'Apply now'],
  'CTA link': ['custom_page_cta_link', 'https://bank.example/apply'],
  'CTA 2': ['custom_page_cta_secondary', 'Call us'],
  'CTA 2 link': ['custom_page_cta_secondary_link', 'tel:8285550100'],
} as const;

test('[CPAGE-01] the custom page is filled, gets v2.1 when it is shown, and a save changes nothing else', async ({
  app,
  backend,
}) => {
  test.slow();
  await backend.put(DEMO, { multipage: true, custom_layout: { 'custom-page': { version: 'none', order: '3' } } });
  const before = await backend.site(DEMO);
  const screen = new SiteScreen(app.page, 'custom-page', 'Custom Page');
  await screen.open(DEMO);
  const photo = () => screen.page.getByRole('group', { name: 'Photo', exact: true });
  const yes = () => screen.page.getByRole('radio', { name: 'Yes' });

  await yes().check();
  for (const [label, [, value]] of Object.entries(fields)) await screen.field(label).fill(value);
  await photo()
    .locator('input[type=file]')
    .setInputFiles({ name: 'bank.jpg', mimeType: 'image/jpeg', buffer: await cameraPhoto(400, 300) });
  await expect(photo().getByRole('button', { name: 'Remove' })).toBeVisible();
  await screen.shell.showPreview();
  await expect(screen.shell.preview.getByRole('link', { name: 'Apply now' })).toBeAttached();
  await screen.expectAccessible();
  await screen.shell.saveSite();
  await expect(screen.shell.status).toHaveText(/^Saved on server at/);
  const saved = await backend.site(DEMO);
  expect(saved).toEqual({
    ...before,
    ...Object.fromEntries(Object.values(fields)),
    modified: saved['modified'],
    custom_page: true,
    custom_page_photo: expect.stringMatching(/^\/media\/uploads\//) as unknown,
    custom_layout: { 'custom-page': { version: 'v2.1', order: '3' } },
  });

  await photo().getByRole('button', { name: 'Remove' }).click();
  await screen.shell.answerYes('Yes, delete');
  await expect(photo().getByRole('button', { name: 'Remove' })).toBeHidden();
});

test('[NAV-08] a long notice is read from its first line beside the choice of a photo, whose buttons stay in sight', async ({
  app,
  backend,
}) => {
  const screen = new SiteScreen(app.page, 'custom-page', 'Custom Page');
  const { shell } = screen;
  await screen.open(DEMO);
  const body = 'The database is being moved. Please try again in ten minutes, or call the office. '.repeat(2);
  await backend.fail({ method: 'POST', path: '/edit/landingpage', kind: 'status', body });
  await screen.field('Header').fill('Financing');
  await shell.save.click();
  await expect(shell.notices).toContainText('The database is being moved');

  await screen.button('From the site’s photos').click();
  await expect(shell.dialog.getByRole('button', { name: 'Use this photo' })).toBeInViewport({ ratio: 1 });
  await expect(shell.notices.getByText('There was a problem saving...')).toBeInViewport({ ratio: 1 });
});
