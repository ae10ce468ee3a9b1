import { rowsOfTabs } from '#shared/record-catalogue/rows/index.ts';
import { expectAccessible } from '../pages/accessible.ts';
import { BasicInfoPage } from '../pages/basic-info.ts';
import { PhotosPage } from '../pages/photos.ts';
import { CustomPage } from '../pages/custom.ts';
import { expect, test } from '../pages/domain-accounts.ts';
import { DEMO } from '../pages/with-backend.ts';

test.use({ preview: true });

test.describe('in a narrow window', () => {
  test.use({ windowSize: { width: 853, height: 533 } });

  test('[LAY-06] [NAV-02] the preview takes the screen’s place when it is asked for, a click in it leads back; tabs without room are in a menu', async ({
    app,
  }) => {
    const { page } = app;
    const screen = new BasicInfoPage(page);
    const { preview, previewPane } = screen.shell;
    await screen.open(DEMO);
    await expect(previewPane).toHaveCount(0);
    await screen.field('Tagline').fill('Dry floors fast');
    await page.keyboard.press('ControlOrMeta+\\');
    await expect(preview.locator('#hero')).toContainText('Dry floors fast');
    await expect(screen.field('Tagline')).toBeHidden();
    await screen.expectAccessible();
    await screen.shell.clickInPreview('#hero h1');
    await expect(screen.field('Company name')).toBeFocused();
    await expect(previewPane).toHaveCount(0);

    await page.getByRole('navigation', { name: 'Site' }).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Custom Page' }).click();
    await expect(page).toHaveURL(/\/custom-page\//);
    await expect(screen.shell.tab('Custom Page')).toBeInViewport({ ratio: 0.99 });
    await page.getByRole('heading', { level: 1, name: 'Custom Page' }).waitFor();
    await expectAccessible(page);
  });
});

test('[LAY-06] [NAV-07] [NAV-11] the preview follows each edit in place, leads to what is clicked, and gives the keyboard back', async ({
  app,
}) => {
  const { page } = app;
  const screen = new BasicInfoPage(page);
  const { preview, previewPane, palette } = screen.shell;
  const asked: string[] = [];
  page.on('request', (request) => void (request.frame() !== page.mainFrame() && asked.push(request.url())));
  const seenWhileLoading = await page.evaluateHandle(() => {
    const seen = new Set<string | undefined>();
    new MutationObserver(() => {
      const loading = document.querySelector('iframe[data-loading]');
      const { x = 0, y = 0, width = 0, height = 0 } = loading?.getBoundingClientRect() ?? {};
      if (width > 0 && height > 0) seen.add(document.elementFromPoint(x + width / 2, y + height / 2)?.localName);
    }).observe(document, { subtree: true, childList: true, attributes: true });
    return seen;
  });
  await screen.open(DEMO);
  await preview.locator('#footer').waitFor();
  await expect(page.locator('iframe[data-loading]')).toHaveCount(0);
  expect(await seenWhileLoading.evaluate((seen) => [...seen])).toEqual(['div']);
  const frame = (await (await page.locator('iframe').elementHandle())?.contentFrame())!;
  /** Returns how many of the elements that the first call found are still in the document. */
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
  await screen.field('Tagline').fill('Dry floors, faster');
  await expect.poll(() => frame.evaluate(() => scrollY)).toBe(0);
  expect(await kept()).toBe(count);
  expect(asked).toHaveLength(new Set(asked).size);
  expect(page.frames()).toContain(frame);

  await screen.shell.clickInPreview('#hero h1');
  await expect(screen.field('Company name')).toBeFocused();
  await screen.shell.clickInPreview('#faq h2');
  await expect(page).toHaveURL(/\/faqs\//);
  await expect(page.getByRole('main').locator('input, textarea').first()).toBeFocused();
  await screen.shell.clickInPreview('#faq summary');
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

  // The hero shows the slide whose photo is being edited.
  const photos = new PhotosPage(page);
  await photos.shell.tab('Photos').click();
  await photos.show('Hero');
  const shownSlide = () =>
    preview
      .locator('#hero .slides > *')
      .evaluateAll((slides) => slides.findIndex((each) => each.checkVisibility({ opacityProperty: true })));
  await photos.shell.screen.getByRole('textbox', { name: 'Caption' }).nth(1).focus();
  await expect.poll(shownSlide).toBe(1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await photos.shell.screen.getByRole('textbox', { name: 'Caption' }).nth(2).focus();
  await expect.poll(shownSlide).toBe(2);
});

test('[LAY-06] [PAGE-04] the record’s own code runs when it is asked for, beside no bridge and with no storage, and in the browser', async ({
  app,
  handed,
}) => {
  const screen = new CustomPage(app.page);
  await screen.open(DEMO);
  const code = `<script>
    const attempt = (what) => { try { return String(what()); } catch { return 'refused'; } };
    document.body.dataset.ran = [
      typeof sitewright, typeof process, attempt(() => localStorage.length), attempt(() => document.cookie),
      attempt(() => parent.document.title), attempt(() => top.sitewright),
    ].join();
  </script>`;
  await screen.field(rowsOfTabs.custom.google_analytics_tag.label).fill(code);
  const { preview, previewPane } = screen.shell;
  await expect(preview.locator('#footer')).toBeAttached();

  const more = previewPane.getByRole('button', { name: 'More of the preview' });
  await more.click();
  await app.page.getByRole('menuitem', { name: 'Run widgets' }).click();
  const page = app.page.frameLocator('iframe[title="The page with its widgets"]');
  const ran = 'undefined,undefined,refused,refused,refused,refused';
  await expect(page.locator('body')).toHaveAttribute('data-ran', ran);
  await screen.field(rowsOfTabs.custom.service_nav_title.label).fill('All we do');
  await expect(previewPane.getByRole('status')).toHaveText(/^Edits since the widgets were started are not shown/);
  await previewPane.getByRole('button', { name: 'Run again' }).click();
  await expect(page.locator('#navigation')).toContainText('All we do');
  await expect(page.locator('body')).toHaveAttribute('data-ran', ran);

  await more.click();
  await app.page.getByRole('menuitem', { name: 'Open in the browser' }).click();
  await expect.poll(async () => (await handed.links()).length).toBe(1);
  const [link = ''] = await handed.links();
  const html = await (await fetch(link)).text();
  expect(html).toContain('document.body.dataset.ran');
  expect(html).toContain('All we do');

  await previewPane.getByRole('button', { name: 'Stop' }).click();
  await expect(preview.locator('#navigation')).toContainText('All we do');
  await expect(preview.locator('body')).not.toHaveAttribute('data-ran');
});
