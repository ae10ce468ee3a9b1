import { expect, test } from '../fixtures/app.ts';
import { LayoutPage } from '../pages/layout.ts';
import { pickUp } from '../pages/pick-up.ts';
import { Shell } from '../pages/shell.ts';

const SLUG = 'blue-ridge-plumbing';
const SAVED = 'Saved on this computer';

test('[LAY-01] [LAY-02] [LAY-03] versions change as a whole, come back by one undo and over a restart', async ({
  app,
}) => {
  let screen = new LayoutPage(app.page);
  const shell = new Shell(app.page);
  await screen.open(SLUG);
  await expect(screen.choice('Version of the site', 'v2.1')).toBeChecked();
  await screen.choice('Version of the site', 'vC').check();
  await expect(screen.card('Pages').getByText('cannot be published with version vC')).toBeVisible();
  await screen.versionOf('Reviews').selectOption('v2.3');
  await screen.button('Hide FAQ').click();
  await expect(screen.versionOf('FAQ')).toHaveValue('none');
  await screen.versionOf('Services page').selectOption('v4');
  await screen.versionOf('Leave a review').selectOption('v2.2');
  await screen.setTransparency('Service cards', 10);
  const mix = await screen.versions();
  await shell.showPreview();
  await expect(shell.preview.locator('#our-services')).toHaveCount(1);
  await expect(shell.preview.locator('#faq')).toHaveCount(0);

  await screen.selectAll('v3').click();
  await expect(screen.versionOf('FAQ')).toHaveValue('v3');
  await expect.poll(async () => new Set(await screen.versions())).toEqual(new Set(['v3']));
  await expect(screen.choice('Lower edge', 'Ripped edge')).toBeChecked();
  await expect(screen.transparency('Service cards')).toHaveAttribute('aria-valuenow', '100');
  await expect(shell.preview.locator('#faq')).toHaveCount(1);
  await expect(shell.status).toHaveText(SAVED);
  await shell.undo.click();
  await expect(screen.versionOf('FAQ')).toHaveValue('none');
  await expect.poll(() => screen.versions()).toEqual(mix);
  await expect(screen.choice('Lower edge', 'Wave')).toBeChecked();
  await screen.selectAll('v3').click();
  await expect(screen.choice('Lower edge', 'Ripped edge')).toBeChecked();
  await expect(shell.status).toHaveText(SAVED);

  screen = new LayoutPage(await app.restart());
  await screen.open(SLUG);
  await screen.selectAll('v4').click();
  await expect(screen.choice('Lower edge', 'Wave')).toBeChecked();
  await expect(screen.transparency('Service cards')).toHaveAttribute('aria-valuenow', '10');
  await screen.selectAll('Custom').click();
  await expect(screen.versionOf('Reviews')).toHaveValue('v2.3');
  await expect.poll(() => screen.versions()).toEqual(mix);

  await screen.choice('Version of the site', 'v2.1').check();
  await expect(screen.card('Custom Layout')).toBeHidden();
  await screen.choice('Version of the site', 'vC').check();
  await expect(screen.versionOf('FAQ')).toHaveValue('none');
  await expect.poll(() => screen.versions()).toEqual(mix);
  await expect(screen.transparency('Service cards')).toHaveAttribute('aria-valuenow', '25');
});

test('[LAY-03] [LAY-06] [NAV-11] sections are moved by keyboard and mouse, and the preview follows; the screen is accessible at both sizes', async ({
  app,
}) => {
  const screen = new LayoutPage(app.page);
  const shell = new Shell(app.page);
  await screen.open(SLUG);
  await screen.choice('Version of the site', 'vC').check();
  await screen.card('Custom CSS').waitFor();
  for (const size of [
    { width: 1600, height: 1000 },
    { width: 1280, height: 800 },
  ]) {
    await app.page.setViewportSize(size);
    await screen.expectAccessible();
  }
  const before = await screen.sections();

  await pickUp(screen.handle('Reviews'), /^Picked up Reviews, place 13 of 19/);
  for (let at = 12; at > 6; at--) {
    await app.page.keyboard.press('ArrowUp');
    await expect(app.page.getByText(`Moved to place ${at} of 19.`)).toBeAttached();
  }
  await app.page.keyboard.press('Space');
  const moved = before.filter((name) => name !== 'Reviews').toSpliced(6, 0, 'Reviews');
  await expect.poll(() => screen.sections()).toEqual(moved);
  await shell.showPreview();
  await expect(shell.preview.locator('#reviews ~ #our-services')).toBeAttached();

  await screen.handle('FAQ').evaluate((handle) => handle.scrollIntoView({ block: 'center' }));
  const from = await screen.handle('FAQ').boundingBox();
  const to = await screen.handle('Pay online').boundingBox();
  if (!from || !to) throw new Error('the rows are not shown');
  await app.page.mouse.move(from.x + 8, from.y + 8);
  await app.page.mouse.down();
  await app.page.mouse.move(from.x + 8, from.y - 20, { steps: 5 });
  await app.page.mouse.move(to.x + 8, to.y + 8, { steps: 5 });
  await app.page.mouse.up();
  await expect.poll(async () => (await screen.sections()).indexOf('FAQ')).toBe(moved.indexOf('Pay online'));
  await expect(shell.status).toHaveText(SAVED);
});

test('[LAY-01] [LAY-04] [LAY-06] pages and theme are shown at once, kept, saved and published', async ({ app }) => {
  test.slow();
  let screen = new LayoutPage(app.page);
  const shell = new Shell(app.page);
  await screen.open(SLUG);
  const pages = app.page.getByRole('list', { name: 'Pages that result' });
  await expect(pages).toHaveText('Home');
  await screen.choice('Pages of the site', 'Multi-page').check();
  await expect(pages.getByRole('listitem')).toContainText(['Home', 'Services', 'Gallery', 'Reviews']);
  await screen.choice('Version of the site', 'vC').check();
  await expect(app.page.getByText('The swatches begin with the colors of the logo.')).toBeVisible();
  const mix = { Reviews: 'v2.3', FAQ: 'none', 'Services page': 'v4', 'Leave a review': 'v2.2' };
  for (const [section, version] of Object.entries(mix)) await screen.versionOf(section).selectOption(version);
  await screen.field('Primary color').fill('#7a1f2b');
  await screen.field('Secondary color').fill('#2b7a1f');
  await screen.field('Hero text').fill('#ffeecc');
  await screen.field('Navigation text').fill('#fefefe');
  await screen.field('Card and call-to-action text').fill('#777777');
  await expect(screen.card('Custom CSS').getByText(/hard to read/)).toBeVisible();
  await screen.field('Card and call-to-action text').fill('#fafafa');
  await expect(screen.card('Custom CSS').getByText(/hard to read/)).toBeHidden();
  await screen.field('Footer text').fill('#eeeeee');
  const percents = { Hero: 7, Navigation: 6, 'Service cards': 5, 'Call to action': 4, Footer: 3 };
  for (const [band, percent] of Object.entries(percents)) await screen.setTransparency(band, percent);
  await screen.choice('Slider', 'Slide').check();
  await screen.choice('Lower edge', 'Big wave').check();
  await screen.card('Custom CSS').getByLabel('Grayscale photos').check();

  await shell.showPreview();
  await expect(shell.preview.locator('.curve path')).toHaveAttribute('d', /^M0 24C300/);
  const styles = () =>
    shell.preview.locator('head').evaluate(() =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .map(({ cssText }) => cssText.replace(/: /g, ':'))
        .join(''),
    );
  await expect.poll(styles).toMatch(/#hero[^}]*--ink:#ffeecc/);
  const expected = [
    /#cta[^}]*--bg:#7a1f2b/,
    /#navigation[^}]*--ink:#fefefe/,
    /#cta[^}]*--ink:#fafafa/,
    /#footer[^}]*--ink:#eeeeee/,
    /#navigation[^}]*--bar:rgb\([\d ]+ \/ 94%\)/,
    /#hero[^}]*--veil:rgb\([\d ]+ \/ 93%\)/,
    /--plate:linear-gradient\(rgb\([\d ]+ \/ 95%\)/,
    /#cta[^}]*--veil:rgb\([\d ]+ \/ 96%\)/,
    /#footer[^}]*--bg:#[\da-f]{6}/,
  ];
  for (const part of expected) await expect.poll(styles).toMatch(part);
  await screen.transparency('Hero').press('ArrowRight');
  await expect.poll(styles).toMatch(/#hero[^}]*--veil:rgb\([\d ]+ \/ 92%\)/);
  await screen.transparency('Hero').press('ArrowLeft');
  await expect.poll(styles).toMatch(/#hero[^}]*--veil:rgb\([\d ]+ \/ 93%\)/);
  await expect(shell.preview.locator('.slides.slide.gray')).toHaveCount(1);

  await screen.field('Secondary color').fill('#7a1f2b');
  await expect(screen.field('Primary color')).toHaveValue('#2b7a1f');
  await expect(shell.status).toHaveText(SAVED);
  await shell.undo.click();
  await expect(screen.field('Primary color')).toHaveValue('#7a1f2b');
  await expect(screen.field('Secondary color')).toHaveValue('#2b7a1f');

  const address = await screen.publish();
  await screen.button('Copy the site link').click();
  await expect.poll(() => screen.clipboard()).toBe(address);
  const published = await (await fetch(address)).text();
  for (const part of expected) expect(published).toMatch(part);
  expect(published).toContain('slides slide');
  expect(published).toContain('M0 24C300');
  expect(published).not.toContain('id="faq"');

  screen = new LayoutPage(await app.restart());
  await screen.open(SLUG);
  await expect(screen.field('Primary color')).toHaveValue('#7a1f2b');
  await expect(screen.field('Secondary color')).toHaveValue('#2b7a1f');
  await expect(screen.choice('Pages of the site', 'Multi-page')).toBeChecked();
  await expect(screen.choice('Version of the site', 'vC')).toBeChecked();
  for (const [section, version] of Object.entries(mix)) await expect(screen.versionOf(section)).toHaveValue(version);
  await expect(screen.field('Hero text')).toHaveValue('#ffeecc');
  await expect(screen.field('Navigation text')).toHaveValue('#fefefe');
  await expect(screen.field('Card and call-to-action text')).toHaveValue('#fafafa');
  await expect(screen.field('Footer text')).toHaveValue('#eeeeee');
  for (const [band, percent] of Object.entries(percents)) {
    await expect(screen.transparency(band)).toHaveAttribute('aria-valuenow', String(percent));
  }
  await expect(screen.choice('Slider', 'Slide')).toBeChecked();
  await expect(screen.choice('Lower edge', 'Big wave')).toBeChecked();
  await expect(screen.card('Custom CSS').getByLabel('Grayscale photos')).toBeChecked();
});

test('[LAY-05] presets are saved, loaded, changed, passed on by the clipboard and kept', async ({ app }) => {
  let screen = new LayoutPage(app.page);
  const shell = new Shell(app.page);
  await screen.open(SLUG);
  await screen.choice('Version of the site', 'vC').check();
  let css = screen.presets('CSS');
  await screen.setTransparency('Hero', 12);
  await css.name.fill('Winter');
  await css.press('Save');
  await expect(css.chosen).toHaveValue('Winter');
  await screen.setTransparency('Hero', 14);
  await css.press('Update');
  const updated = shell.notices.filter({ hasText: 'Updated Winter' });
  await expect(updated.getByRole('button', { name: 'Undo' })).toBeVisible();
  await updated.getByRole('button', { name: 'Dismiss' }).click();

  await css.choose('Forest and copper');
  await css.press('Load');
  await expect(screen.field('Primary color')).toHaveValue('#1f4d36');
  await expect(screen.choice('Lower edge', 'Ellipse')).toBeChecked();
  await css.press('Delete');
  await expect(css.message(/A default preset cannot be deleted/)).toBeVisible();
  await expect(shell.status).toHaveText(SAVED);
  await shell.undo.click();
  await expect(screen.transparency('Hero')).toHaveAttribute('aria-valuenow', '14');

  await css.choose('Winter');
  await css.press('Export');
  await expect.poll(() => screen.clipboard()).toContain('"custom_hero_transparency": 14');
  const exported = await screen.clipboard();
  await css.name.fill('Copy');
  await screen.copy(exported.replace('14', '16'));
  await css.press('Import from clipboard');
  await expect(css.chosen).toHaveValue('Copy');

  const layout = screen.presets('Layout');
  await layout.choose('Reviews first');
  await layout.press('Load');
  await expect(screen.versionOf('Reviews')).toHaveValue('v2.3');
  await expect.poll(async () => (await screen.sections())[4]).toBe('Reviews');
  await layout.name.fill('Mine');
  await layout.press('Save');
  await expect(layout.chosen).toHaveValue('Mine');
  await expect(shell.status).toHaveText(SAVED);

  screen = new LayoutPage(await app.restart());
  await screen.open('summit-roofing');
  await screen.choice('Version of the site', 'vC').check();
  css = screen.presets('CSS');
  await css.choose('Copy');
  await css.press('Load');
  await expect(screen.transparency('Hero')).toHaveAttribute('aria-valuenow', '16');
  await css.press('Delete');
  await expect(css.chosen).toHaveValue('');
  await css.chosen.click();
  await expect(app.page.getByRole('option', { name: 'Winter', exact: true })).toBeVisible();
  await expect(app.page.getByRole('option', { name: 'Copy', exact: true })).toBeHidden();
});
