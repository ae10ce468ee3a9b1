import type { Locator, Page } from 'playwright';
import type { Hand } from './hand.ts';

export interface Journey {
  name: string;
  /** the count when the goal was set, as a text */
  before: string;
  /** maximum number of keys and clicks together; texts are not limited */
  goal: number;
  /** tab of the demo site on which the journey begins; without a tab it begins on the list of sites */
  tab?: string;
  run: (hand: Hand) => Promise<void>;
}

/** Opens a tab of the demo site without counting, because counting begins there. */
export async function openDemo(page: Page, tab: string): Promise<void> {
  await page.getByRole('heading', { name: 'Create a Site' }).waitFor();
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `/${tab}/blue-ridge-plumbing`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
}

/** Creates a site from a slug, fills in what is required, and publishes the site. */
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

/**
 * Puts six photos on the homepage, out of at least twenty: the demo site's photos and the stock photos of its industry.
 * Choosing the photos is not counted.
 */
async function sixToHomepage(hand: Hand): Promise<void> {
  const { page } = hand;
  const cards = page.getByRole('list', { name: 'Photos' }).getByRole('listitem');
  await cards.first().waitFor();
  const stock = page.getByRole('switch', { name: /^Stock photos/ });
  await stock.press('Space');
  await stock.and(page.getByRole('switch', { name: /\(\d+\)/ })).waitFor();
  for (let place = 0; place < 6; place++) await cards.nth(place).getByRole('checkbox').check();
  await hand.click(page.getByRole('button', { name: 'Only these on homepage' }));
  await page.getByRole('link', { name: /^Homepage Photos\s*6$/ }).waitFor();
}

const savedHere = (page: Page) => page.getByRole('contentinfo').getByText('Saved on this computer').waitFor();

/** Pastes a client's text and applies its changes. Putting the text on the clipboard is not counted. */
async function pasteRequest(hand: Hand): Promise<void> {
  const { page } = hand;
  const text = 'New phone 828-555-0199, Saturday 8–2, take the freeze warning banner down, add service Drain Camera.';
  // Puts the text on the clipboard by cutting it from a text field, because a script may write to the clipboard only
  // with a permission.
  const field = page.getByRole('combobox').and(page.locator(':focus'));
  await page.keyboard.press('ControlOrMeta+k');
  await field.fill(text);
  for (const keys of ['ControlOrMeta+a', 'ControlOrMeta+x', 'Escape']) await page.keyboard.press(keys);
  await field.waitFor({ state: 'hidden' });
  await page.getByRole('main').focus();
  await hand.press('ControlOrMeta+v');
  const dialog = page.getByRole('dialog', { name: 'Change request' });
  await dialog.getByRole('button', { name: 'Apply 4 changes' }).and(page.locator(':focus')).waitFor();
  await hand.press('Enter');
  await savedHere(page);
}

/** Makes the changes of `pasteRequest` by hand. Each field is found with the palette. */
async function typeRequest(hand: Hand): Promise<void> {
  const { page } = hand;
  const find = async (words: string, control: Locator): Promise<void> => {
    await hand.press('ControlOrMeta+k');
    await page.getByRole('combobox').and(page.locator(':focus')).waitFor();
    await hand.type(words);
    await page.getByRole('option').first().waitFor();
    await hand.press('Enter');
    await control.and(page.locator(':focus')).waitFor();
  };
  await find('phone', page.getByRole('textbox', { name: 'Phone', exact: true }));
  await hand.press('ControlOrMeta+a');
  await hand.type('828-555-0199');
  await find('saturday', page.getByRole('main').locator('input'));
  await hand.press('ControlOrMeta+a');
  await hand.type('8:00 AM');
  await hand.press('Tab', 'ControlOrMeta+a');
  await hand.type('2:00 PM');
  await find('show announcement', page.getByRole('switch', { name: /announcement/i }));
  await hand.press('Space');
  await find('add service', page.getByRole('main').locator('input'));
  await hand.type('Drain Camera');
  await savedHere(page);
}

export const journeys: readonly Journey[] = [
  { name: 'Create, fill in what is required, publish', before: '10 keys + 2 clicks', goal: 7, run: createToPublished },
  {
    name: 'Six of twenty photos to the homepage, once they are chosen',
    before: '11 clicks',
    goal: 3,
    tab: 'photos',
    run: sixToHomepage,
  },
  {
    name: 'A change request of four changes, pasted',
    before: '73 keys + 1 click',
    goal: 6,
    tab: 'basicInfo',
    run: pasteRequest,
  },
  {
    name: 'The same change request by hand',
    before: '73 keys + 1 click',
    goal: 25,
    tab: 'basicInfo',
    run: typeRequest,
  },
];
