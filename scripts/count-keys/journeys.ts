import type { Hand } from './hand.ts';

export interface Journey {
  name: string;
  /** the count at the time when the goal was set, in words */
  before: string;
  /** most keys and clicks together */
  goal: number;
  run: (hand: Hand) => Promise<void>;
}

/** From a slug to a published site: creates it, fills in what is required, publishes. */
async function createToPublished(hand: Hand): Promise<void> {
  const { page } = hand;
  const option = (name: string) => page.getByRole('option', { name }).first().waitFor();
  await page.locator(':focus').and(page.getByLabel('Facebook Slug')).waitFor();
  await hand.type('clearwater-plumbing');
  await hand.press('Tab');
  await hand.type('plumb');
  await option('Plumbing');
  await hand.press('Tab');
  await hand.type('derek');
  await option('Derek Olsen');
  await hand.press('Tab');
  await hand.type('clearwater-plumbing.example.com');
  await hand.press('Enter');
  await page.waitForURL(/\/logo\/clearwater-plumbing$/);
  await page.getByRole('complementary', { name: 'What is missing' }).waitFor();
  await hand.press('ControlOrMeta+Shift+p');
  const publish = page.getByRole('button', { name: 'Publish now' });
  await publish.and(page.locator(':focus')).waitFor();
  await hand.press('Enter');
  const question = page.getByRole('dialog').filter({ hasText: 'Possible misspellings' });
  const done = page.getByText('Saved and published sucessfully');
  await question.or(done).first().waitFor();
  if (await question.isVisible()) await hand.press('Enter');
  await done.waitFor();
}

/** Of the demo site's photos and the stock photos of its industry, together twenty and more. */
async function sixToHomepage(hand: Hand): Promise<void> {
  const { page } = hand;
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, '/photos/blue-ridge-plumbing');
  const cards = page.getByRole('list', { name: 'Photos' }).getByRole('listitem');
  await cards.first().waitFor();
  const stock = page.getByRole('switch', { name: /^Stock photos/ });
  await stock.press('Space');
  await stock.and(page.getByRole('switch', { name: /\(\d+\)/ })).waitFor();
  for (let place = 0; place < 6; place++) await cards.nth(place).getByRole('checkbox').check();
  await hand.click(page.getByRole('button', { name: 'Only these on homepage' }));
  await page.getByRole('link', { name: /^Homepage Photos\s*6$/ }).waitFor();
}

export const journeys: readonly Journey[] = [
  { name: 'Create, fill in what is required, publish', before: '10 keys + 2 clicks', goal: 7, run: createToPublished },
  {
    name: 'Six of twenty photos to the homepage, once they are chosen',
    before: '11 clicks',
    goal: 3,
    run: sixToHomepage,
  },
];
