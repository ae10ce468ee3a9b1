import { attributes, socials } from '#shared/record-catalogue/rows/basic-info.ts';
import { expect, test } from '../fixtures/app.ts';
import { BasicInfoPage } from '../pages/basic-info.ts';
import { pickUp } from '../pages/pick-up.ts';
import { Shell } from '../pages/shell.ts';

const SLUG = 'blue-ridge-plumbing';
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>alert(1)</script><path d="M1 1h6v6z"/></svg>';
const WIDGET = '<script src="https://photos.example/widget.js"></script>';
const ANNOUNCEMENT = 'Open on “Labor Day” & after';

test.use({ keychain: 'none' });

test('[BI-03] [BI-04] [BI-07] [BI-08] [BI-09] [BI-12] [BI-13] every further field is published, and found again after a restart', async ({
  app,
}) => {
  let { page } = app;
  let screen = new BasicInfoPage(page);
  await screen.open(SLUG);

  for (const { label } of Object.values(attributes)) {
    await screen
      .card('Attributes')
      .getByRole('checkbox', { name: label, exact: true })
      .setChecked(label !== 'BBB');
  }

  await screen.button('Add badge').click();
  await page.keyboard.type('Crew of neighbors');
  await screen.chooseIcon('Crew of neighbors', 'crew.svg', DRAWING);
  await expect(screen.iconOf('Crew of neighbors')).toHaveJSProperty('complete', true);
  await expect(screen.iconOf('Crew of neighbors')).not.toHaveJSProperty('naturalWidth', 0);

  await screen.hours('Monday', 'from').fill('9a');
  await screen.hours('Monday', 'to').fill('530');
  await screen.hours('Monday', 'to').press('Tab');
  await expect(screen.hours('Monday', 'from')).toHaveValue('9:00 AM');
  await expect(screen.hours('Monday', 'to')).toHaveValue('5:30 PM');
  await screen.forDay('Monday', 'Monday to Friday');
  await screen.forDay('Saturday', 'Closed');
  await screen.hours('Sunday', 'custom text').fill('Sunday by phone only');
  await screen.hours('Tuesday', 'to').fill('9:00 am');
  await screen.hours('Tuesday', 'to').press('Tab');
  await expect(page.getByText('Opening and closing are the same time')).toBeVisible();
  await screen.hours('Tuesday', 'to').fill('530');
  await screen.hours('Tuesday', 'to').press('Tab');

  await screen.field('Widget code').fill(WIDGET);
  await page.getByRole('switch', { name: 'Show the announcement' }).setChecked(true);
  await screen.field('Description').fill(ANNOUNCEMENT);
  await page.getByRole('radio', { name: 'Megaphone' }).check();
  await screen.field('Background color').fill('#204060');
  await screen.field('Text color').fill('#fefefe');
  await screen.field('Icon color').fill('#ffdd00');

  await screen.field('Search radius').fill('90 miles');
  await expect(screen.field('Search radius')).toHaveValue('90');
  await screen.findCities.click();
  await expect(screen.card('Location').getByText('Added 4 cities within 90 miles of Asheville, NC.')).toBeVisible();
  const cities = await screen.cities();
  expect(cities).toHaveLength(10);
  for (const area of [7, 8, 9, 10]) await expect(screen.radiusOf(area)).toHaveValue('50');
  await expect(
    page.getByRole('img', { name: new RegExp(`^Map of the service areas\\..*${cities[9] ?? ''}`) }),
  ).toBeVisible();

  for (const { label } of Object.values(socials)) await screen.field(label).fill(`https://${hostOf(label)}/us`);
  await expect(screen.field('Yelp')).toHaveValue('yelp.example/us');

  const address = await screen.publish();
  const read = async (path: string) => (await fetch(new URL(path, address))).text();
  const html = await read('');
  const words = html
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  for (const text of ['Monday – Friday', '9 AM – 5:30 PM', 'Sunday by phone only', 'Open on “Labor Day” &amp; after']) {
    expect(words).toContain(text);
  }
  expect(words).toMatch(/Saturday\s+Closed/);
  expect(html).toContain('--notice-bg:#204060;--notice-ink:#fefefe;--notice-ico:#ffdd00');
  expect(words).toContain('Crew of neighbors');
  const icons = [...html.matchAll(/<img[^>]+src="(assets\/\w+\.svg)"/g)].map(([, path = '']) => read(path));
  const icon = (await Promise.all(icons)).find((drawing) => drawing.includes('M1 1h6v6z'));
  expect(icon).toBeDefined();
  expect(icon).not.toContain('script');
  expect(words).toContain('Black owned');
  expect(html).not.toContain('<b>BBB</b>');
  expect(html).toContain('photos.example/widget.js');
  for (const { label } of Object.values(socials)) expect(html).toContain(`href="https://${hostOf(label)}/us"`);
  for (const city of cities) expect(words).toContain(city);

  page = await app.restart();
  screen = new BasicInfoPage(page);
  await screen.open(SLUG);
  for (const { label } of Object.values(attributes)) {
    const box = screen.card('Attributes').getByRole('checkbox', { name: label, exact: true });
    await expect(box).toBeChecked({ checked: label !== 'BBB' });
  }
  await expect(screen.badgeNames.last()).toHaveValue('Crew of neighbors');
  await expect(screen.iconOf('Crew of neighbors')).not.toHaveJSProperty('naturalWidth', 0);
  await expect(page.getByRole('switch', { name: 'Show Crew of neighbors' })).toBeChecked();
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    await expect(screen.hours(day, 'from')).toHaveValue('9:00 AM');
    await expect(screen.hours(day, 'to')).toHaveValue('5:30 PM');
  }
  await expect(screen.hours('Saturday', 'custom text')).toHaveValue('Closed');
  await expect(screen.hours('Sunday', 'custom text')).toHaveValue('Sunday by phone only');
  await expect(screen.field('Widget code')).toHaveValue(WIDGET);
  await expect(page.getByRole('switch', { name: 'Show the announcement' })).toBeChecked();
  await expect(screen.field('Description')).toHaveValue(ANNOUNCEMENT);
  await expect(page.getByRole('radio', { name: 'Megaphone' })).toBeChecked();
  await expect(screen.field('Background color')).toHaveValue('#204060');
  await expect(screen.field('Text color')).toHaveValue('#fefefe');
  await expect(screen.field('Icon color')).toHaveValue('#ffdd00');
  await expect.poll(() => screen.cities()).toEqual(cities);
  for (const { label } of Object.values(socials)) await expect(screen.field(label)).toHaveValue(`${hostOf(label)}/us`);
});

const hostOf = (label: string): string => `${label.replaceAll(' ', '-').toLowerCase()}.example`;

test('[BI-04] [NAV-11] badges are arranged by mouse and by keyboard, removed and brought back; what is wrong is accessible, and so are the menus', async ({
  app,
}) => {
  const { page } = app;
  const screen = new BasicInfoPage(page);
  await screen.open(SLUG);
  await expect(screen.badgeNames).toHaveCount(2);
  const [first = '', second = ''] = await screen.badges();

  await pickUp(screen.button(`Move ${first}`), `Picked up ${first}, place 1 of 2.`);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Moved to place 2 of 2.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => screen.badges()).toEqual([second, first]);

  await screen.button(`Move ${first}`).dragTo(screen.button(`Move ${second}`), { steps: 8 });
  await expect.poll(() => screen.badges()).toEqual([first, second]);

  await screen.button(`Remove ${first}`).click();
  await expect.poll(() => screen.badges()).toEqual([second]);
  await new Shell(page).notices.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => screen.badges()).toEqual([first, second]);

  await screen.chooseIcon(first, 'photo.png', DRAWING);
  await expect(page.getByText('Only .svg files can be icons')).toBeVisible();

  await screen.hours('Monday', 'to').fill('6:00 am');
  await screen.field('Text color').fill('#0b3d6c');
  await screen.field('Description').fill('');
  await page.getByRole('img', { name: /^Map of the service areas/ }).waitFor();
  await screen.button('More for Monday').click();
  await page.getByRole('menuitem', { name: 'Closed' }).waitFor();
  await screen.expectAccessible('[role=menu]');
});
