import { BasicInfoPage } from '../pages/basic-info.ts';
import { PhotosPage } from '../pages/photos.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

test.use({ preview: true });

test('[LAY-06] [NAV-07] [NAV-11] the preview follows each edit in place, leads to what is clicked, and gives the keyboard back', async ({
  app,
}) => {
  const { page } = app;
  const screen = new BasicInfoPage(page);
  const { preview, previewPane, palette } = screen.shell;
  const asked: string[] = [];
  page.on('request', (request) => void (request.frame() !== page.mainFrame() && asked.push(request.url())));
  await screen.open(DEMO);
  await preview.locator('#footer').waitFor();
  const frame = (await (await page.locator('iframe').elementHandle())?.contentFrame())!;
  /** How many of the elements that were there at the first call are there still. */
  const kept = () =>
    frame.evaluate(() => {
      const known = ((window as { known?: Element[] }).known ??= [
        ...document.querySelectorAll('img, #faq details, #navigation, #hero'),
      ]);
      return known.filter(({ isConnected }) => isConnected).length;
    });
  const count = await kept();
  expect(count).toBeGreaterThan(10);

  await screen.field('Tagline').fill('Dry floors <b onclick="x()">fast</b>');
  await expect(preview.locator('#hero')).toContainText('Dry floors <b onclick="x()">fast</b>');
  await expect(preview.locator('#hero')).toHaveAttribute('data-edited', '');
  await screen.field('About').fill('We began with one van.');
  await expect(preview.locator('#about-us')).toContainText('We began with one van.');
  await expect(preview.locator('#about-us')).toBeInViewport();
  expect(await kept()).toBe(count);
  expect(asked).toHaveLength(new Set(asked).size);
  expect(page.frames()).toContain(frame);

  await preview.locator('#hero h1').click();
  await expect(screen.field('Company name')).toBeFocused();
  await preview.locator('#faq h2').click();
  await expect(page).toHaveURL(/\/faqs\//);
  await expect(page.getByRole('main').locator('input, textarea').first()).toBeFocused();
  await preview.locator('#faq summary').first().click();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await preview.locator('body').press('Escape');
  await expect(page.getByRole('main').locator(':focus')).toBeAttached();

  await previewPane.locator('label', { hasText: 'Tablet' }).click();
  await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(820);
  expect(await kept()).toBe(count);
  await previewPane.getByRole('button', { name: 'Zoom' }).click();
  await page.getByRole('menuitem', { name: '100 %' }).click();
  await expect(previewPane.getByRole('button', { name: 'Zoom: 100 %' })).toBeVisible();

  // The hero stands on the slide whose photo is edited.
  const photos = new PhotosPage(page);
  await photos.shell.tab('Photos').click();
  await photos.show('Hero');
  const opacities = () =>
    preview.locator('#hero .slides > *').evaluateAll((slides) => slides.map((each) => getComputedStyle(each).opacity));
  await photos.shell.screen.getByRole('textbox', { name: 'Caption' }).nth(1).focus();
  await expect.poll(async () => (await opacities()).indexOf('1')).toBe(1);
});
