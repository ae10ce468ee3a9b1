import type { Locator } from '@playwright/test';
import { cameraPhoto, flatLogo } from '../../support/photos/pictures.ts';
import { LogoPage } from '../pages/logo.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

test('[LOGO-01] [LOGO-02] [LOGO-05] a logo is uploaded, freed of its background once, and saved with its fonts', async ({
  app,
  backend,
}) => {
  const screen = new LogoPage(app.page);
  await screen.open(DEMO);
  const before = await backend.site(DEMO);
  await screen.chooseFile({ name: 'van.jpg', mimeType: 'image/jpeg', buffer: await cameraPhoto(400, 300) });
  await expect(screen.picture).toHaveAttribute('src', /local-blob/);
  await screen.switchTransparent();
  await expect(screen.shell.screen.getByRole('alert')).toContainText(
    'The background is not of one color, so it cannot be removed.',
    { timeout: 30_000 },
  );
  await expect(screen.transparent).not.toBeChecked();

  await screen.chooseFile({ name: 'logo.png', mimeType: 'image/png', buffer: await flatLogo() });
  await expect(screen.shell.screen.getByText('Suggested for its shape: 300 px')).toBeVisible();
  await screen.button('Use the suggested logo size').click();
  await screen.select('Hero font').fill('Robo');
  await app.page.getByRole('option', { name: 'Roboto', exact: true }).click();
  await expect(screen.transparent).not.toBeChecked();
  await screen.expectAccessible();

  await screen.switchTransparent();
  await expect(screen.transparent).toBeEnabled({ timeout: 30_000 });
  await expect(screen.transparent).toBeChecked();
  await screen.switchTransparent();
  await screen.switchTransparent();
  await expect(screen.transparent).toBeChecked();
  const refined = (await backend.requests()).filter((request) => request.includes('generate-refined-logo'));
  expect(refined).toHaveLength(2);

  await screen.shell.saveSite();
  await expect(screen.shell.status).toHaveText(/^Saved on server at/, { timeout: 30_000 });
  const { logo, logo_refined, modified, ...after } = await backend.site(DEMO);
  expect(logo).not.toBe(before['logo']);
  expect(logo_refined).toEqual(expect.stringContaining('/media/'));
  expect(modified).not.toBe(before['modified']);
  expect({ ...before, ...after }).toEqual({
    ...before,
    use_refined_logo: true,
    custom_logo_size: 300,
    custom_hero_font: 'Roboto',
  });
});

test.describe('beside the preview', () => {
  test.use({ preview: true });

  test('[LOGO-05] [PAGE-02] the fonts that staff choose show in it: those of the page’s own files, and any other', async ({
    app,
  }) => {
    const screen = new LogoPage(app.page);
    await screen.open(DEMO);
    const choose = async (picker: string, family: string) => {
      await screen.select(picker).fill(family);
      await app.page.getByRole('option', { name: family, exact: true }).click();
    };
    /** Returns the text's first font family if the page has loaded a file of the family, otherwise a message. */
    const drawn = (text: Locator) =>
      text.evaluate((element) => {
        const plain = (family = '') => family.trim().replaceAll('"', '');
        const wanted = plain(getComputedStyle(element).fontFamily.split(',')[0]);
        const faces = [...element.ownerDocument.fonts].filter(({ family }) => plain(family) === wanted);
        return faces.some(({ status }) => status === 'loaded') ? wanted : `${wanted} is missing`;
      });
    await choose('Hero font', 'Archivo Black');
    await choose('All-text font', 'Figtree');
    await expect
      .poll(() => drawn(screen.shell.preview.getByRole('heading', { level: 1 })).catch(String), { timeout: 30_000 })
      .toBe('Archivo Black');
    await expect.poll(() => drawn(screen.shell.preview.locator('body')).catch(String)).toBe('Figtree');
  });
});
