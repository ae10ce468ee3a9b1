import { SiteScreen } from '../pages/site-screen.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

type Review = Record<string, unknown>;

const PASTED = `Rosa Diaz
5 stars
2 weeks ago
They replaced our water heater in a morning.

Karl Olsen
4 stars
a month ago
Good people, fair price.`;

/** For each field of the record, the label of its input and the text to type there. */
const links = {
  review_link: ['Google review link', 'https://g.page/r/new-place'],
  leave_review_link_header: ['Google button text', 'Tell Google'],
  leave_review_link_3: ['Facebook review link', 'facebook.com/new-place'],
  leave_review_link_3_header: ['Facebook button text', 'Tell Facebook'],
  yelp_review_link: ['Yelp review link', 'yelp.com/new-place'],
  see_more_reviews_header: ['Yelp button text', 'Tell Yelp'],
  review_link_more: ['Other review link', 'houzz.com/new-place'],
  other_review_link_header: ['Other button text', 'Tell Houzz'],
} as const;

test('[REV-01] [REV-02] a save on the Reviews screen stores links, custom HTML and a new review, and changes nothing else', async ({
  app,
  backend,
}) => {
  const before = await backend.site(DEMO);
  const screen = new SiteScreen(app.page, 'reviews', 'Reviews');
  await screen.open(DEMO);
  for (const [label, value] of Object.values(links)) await screen.field(label).fill(value);
  await screen.button('Add review link').click();
  await screen.field('Title of review link 1').fill('Angi');
  await screen.field('Address of review link 1').fill('angi.com/blue-ridge');
  await screen.card('Custom HTML').getByRole('textbox').fill('<div class="widget"></div>');

  const rows = screen.shell.screen.getByRole('list', { name: 'Reviews', exact: true }).getByRole('listitem');
  const count = await rows.count();
  await screen.button('Add Review').click();
  const added = rows.last();
  await expect(added.getByRole('combobox', { name: 'Stars' })).toHaveValue('5 stars');
  await expect(added.getByRole('combobox', { name: 'Source' })).toHaveValue('Facebook');
  await expect(added.getByRole('switch')).toBeChecked();
  await added.getByLabel('Reviewer').fill('Nora B.');
  await added.getByLabel('Location').fill('Asheville');
  const chosen = { Stars: '4 stars', Source: 'Google', Service: 'Leak Detection' };
  for (const [label, option] of Object.entries(chosen)) {
    await added.getByRole('combobox', { name: label }).click();
    await app.page.getByRole('option', { name: option, exact: true }).click();
  }
  await added.getByLabel(`Review ${count + 1}`).fill('g.page/r/'.padEnd(400, 'x'));
  const [width, shown] = await screen.shell.screen.evaluate((main) => [main.scrollWidth, main.clientWidth]);
  expect(width).toBe(shown);
  await added.getByLabel(`Review ${count + 1}`).fill('On time and tidy.');
  await screen.shell.showPreview();
  await expect(screen.shell.preview.locator('#reviews')).toContainText('On time and tidy.');
  await added.getByRole('switch').click();
  await expect(screen.shell.preview.locator('#reviews')).not.toContainText('On time and tidy.');
  await screen.expectAccessible();
  await screen.shell.saveSite();
  await expect(screen.shell.notices.filter({ hasText: 'Saved successfully' })).toBeVisible();
  const site = await backend.site(DEMO);
  expect(site).toEqual({
    ...before,
    ...Object.fromEntries(Object.entries(links).map(([field, [, value]]) => [field, value])),
    modified: site['modified'],
    alternative_review_html: '<div class="widget"></div>',
    review_links: [expect.objectContaining({ title: 'Angi', link: 'angi.com/blue-ridge' })],
    testimonials: [
      ...(before['testimonials'] as Review[]),
      expect.objectContaining({
        reviewer: 'Nora B.',
        title: 'Asheville',
        review: 'On time and tidy.',
        stars: '4',
        source: 'Google',
        service: 'Leak Detection',
        status: 'unapproved',
      }),
    ],
  });
});

test('[REV-03] [REV-04] reviews are pasted, categorized and sampled; a sample is never published', async ({ app }) => {
  const screen = new SiteScreen(app.page, 'reviews', 'Reviews');
  await screen.open(DEMO);
  const rows = screen.shell.screen.getByRole('list', { name: 'Reviews', exact: true }).getByRole('listitem');
  const count = await rows.count();
  await screen.button('Categorize Reviews').click();
  await expect(screen.shell.screen.getByText('Please select reviews to categorize.')).toBeVisible();

  await screen.button('Paste reviews').click();
  await screen.shell.dialog.getByLabel('Text of the page').fill(PASTED);
  await expect(
    screen.shell.dialog.getByRole('list', { name: 'Reviews that were read' }).getByRole('listitem'),
  ).toHaveCount(2);
  await screen.shell.dialog.getByRole('button', { name: 'Add 2 reviews' }).click();
  await expect(rows).toHaveCount(count + 2);
  const pasted = rows.nth(count);
  await expect(pasted.getByLabel('Reviewer')).toHaveValue('Rosa Diaz');
  await pasted.getByRole('checkbox').click();
  await screen.button('Categorize Reviews').click();
  await expect(pasted.getByRole('combobox', { name: 'Service' })).toHaveValue(/Water Heater/);
  await expect(pasted.getByRole('checkbox')).not.toBeChecked();

  await screen.button('Sample review').click();
  await expect(rows).toHaveCount(count + 3);
  await expect(rows.last()).toContainText('Sample: never published');
  const words = await rows
    .last()
    .getByLabel(`Review ${count + 3}`)
    .inputValue();
  await screen.shell.undo.click();
  await screen.shell.redo.click();
  await screen.shell.showPreview();
  await expect(screen.shell.preview.locator('#reviews')).toContainText('Rosa Diaz');
  await expect(screen.shell.preview.locator('#reviews')).not.toContainText(words);
});
