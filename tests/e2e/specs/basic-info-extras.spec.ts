import { expect, test } from '../fixtures/app.ts';
import { BasicInfoPage } from '../pages/basic-info.ts';
import { pickUp } from '../pages/pick-up.ts';
import { expectDrawn, Shell } from '../pages/shell.ts';

const SLUG = 'blue-ridge-plumbing';
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>alert(1)</script><path d="M1 1h6v6z"/></svg>';
const WIDGET = '<script src="https://photos.example/widget.js"></script>';
const SOCIALS = { Yelp: 'yelp.example', 'Better Business Bureau': 'bbb.example' };
const ANNOUNCEMENT = 'Open on “Labor Day” & after';

test.use({ keychain: 'none' });

test('[BI-01] [BI-02] [BI-03] [BI-04] [BI-05] [BI-07] [BI-08] [BI-09] [BI-10] [BI-12] [BI-13] each kind of field is saved and published, and found again after a restart', async ({
  app,
}) => {
  let { page } = app;
  let screen = new BasicInfoPage(page);
  await screen.open(SLUG);
  const texts: Record<string, string> = {
    About: 'A family firm.\n\nSince 1987, with care.',
    Phone: '(828) 555-0177',
    'Additional phone 1': '(828) 555-0178',
    Email: 'office@ridgeline.example',
    'Site title': 'Ridgeline Plumbing',
    'Keyword 1': 'drain cleaning',
    'Street address': '1 Main Street',
    'Widget code': WIDGET,
    Description: ANNOUNCEMENT,
    'Background color': '#204060',
    'Text color': '#fefefe',
    'Icon color': '#ffdd00',
    // Filled in last: the app then replaces the old name in other texts, but the texts above do not contain it anymore.
    'Company name': 'Ridgeline “Best” Plumbing & <Sons>',
  };
  await page.getByRole('switch', { name: 'Show the announcement' }).setChecked(true);
  for (const [label, value] of Object.entries(texts)) await screen.field(label).fill(value);
  await page.getByRole('radio', { name: 'Megaphone' }).check();
  for (const [social, host] of Object.entries(SOCIALS)) await screen.field(social).fill(`https://${host}/us`);

  const attribute = (name: string) => screen.card('Attributes').getByRole('checkbox', { name, exact: true });
  await attribute('Black Owned').setChecked(true);
  await attribute('BBB').setChecked(false);
  await screen.button('Add badge').click();
  await page.keyboard.type('Crew of neighbors');
  await screen.chooseIcon('Crew of neighbors', 'crew.svg', DRAWING);
  await expectDrawn(screen.iconOf('Crew of neighbors'));

  await screen.hours('Monday', 'from').fill('9a');
  await screen.hours('Monday', 'to').fill('530');
  await screen.hours('Monday', 'to').press('Tab');
  await screen.forDay('Monday', 'Monday to Friday');
  await screen.forDay('Saturday', 'Closed');
  await screen.hours('Sunday', 'custom text').fill('Sunday by phone only');

  await screen.field('Search radius').fill('90');
  await screen.findCities.click();
  await expect(screen.card('Location').getByText('Added 4 cities within 90 miles of Asheville, NC.')).toBeVisible();
  const cities = await screen.cities();
  expect(cities).toHaveLength(10);
  await expect(
    page.getByRole('img', { name: new RegExp(`^Map of the service areas\\..*${cities[9] ?? ''}`) }),
  ).toBeVisible();

  const address = await screen.publish();
  const read = async (path: string) => (await fetch(new URL(path, address))).text();
  const html = await read('');
  const words = html
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  for (const text of [
    ...['Monday – Friday', '9 AM – 5:30 PM', 'Sunday by phone only', 'Open on “Labor Day” &amp; after'],
    ...['Crew of neighbors', 'Black owned', 'Ridgeline “Best” Plumbing &amp; &lt;Sons&gt;', 'Since 1987, with care.'],
    ...['(828) 555-0177', '(828) 555-0178', '1 Main Street', ...cities],
  ])
    expect(words).toContain(text);
  expect(words).toMatch(/Saturday\s+Closed/);
  for (const part of [
    ...['--notice-bg:#204060;--notice-ink:#fefefe;--notice-ico:#ffdd00', 'photos.example/widget.js'],
    ...['<title>Ridgeline Plumbing', 'mailto:office@ridgeline.example'],
    ...Object.values(SOCIALS).map((host) => `href="https://${host}/us"`),
  ])
    expect(html).toContain(part);
  expect(html).not.toContain('<b>BBB</b>');
  const icons = [...html.matchAll(/<img[^>]+src="(assets\/\w+\.svg)"/g)].map(([, path = '']) => read(path));
  const icon = (await Promise.all(icons)).find((drawing) => drawing.includes('M1 1h6v6z'));
  expect(icon).toBeDefined();
  expect(icon).not.toContain('script');

  page = await app.restart();
  screen = new BasicInfoPage(page);
  await screen.open(SLUG);
  for (const [label, value] of Object.entries(texts)) await expect(screen.field(label)).toHaveValue(value);
  for (const [social, host] of Object.entries(SOCIALS)) await expect(screen.field(social)).toHaveValue(`${host}/us`);
  await expect(attribute('Black Owned')).toBeChecked();
  await expect(attribute('BBB')).not.toBeChecked();
  await expect(screen.badgeNames.last()).toHaveValue('Crew of neighbors');
  await expectDrawn(screen.iconOf('Crew of neighbors'));
  await expect(screen.hours('Friday', 'from')).toHaveValue('9:00 AM');
  await expect(screen.hours('Friday', 'to')).toHaveValue('5:30 PM');
  await expect(screen.hours('Saturday', 'custom text')).toHaveValue('Closed');
  await expect(page.getByRole('radio', { name: 'Megaphone' })).toBeChecked();
  await expect.poll(() => screen.cities()).toEqual(cities);
});

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
