import type { Page } from 'playwright';
import { tabIds } from '#shared/record-catalogue/tabs.ts';
import { signIn } from '../demo-steps.ts';

/** A state of the window, and how to reach it from the previous state. */
export interface State {
  name: string;
  reach: (page: Page) => Promise<void>;
  /** restores the screen for the next state: closes what is open over it, or undoes a change */
  leave?: (page: Page) => Promise<void>;
}

const DEMO = 'blue-ridge-plumbing';
const status = (page: Page) => page.getByRole('contentinfo').getByRole('status').first();

async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, route);
}

/** Opens a screen and waits until the heading changes: the old screen is shown until the new one's code is loaded. */
async function visit(page: Page, route: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  const before = (await heading.count()) > 0 ? await heading.textContent() : null;
  await goTo(page, route);
  await page.waitForFunction((text) => (document.querySelector('h1')?.textContent ?? text) !== text, before);
}

const escape = (page: Page): Promise<void> => page.keyboard.press('Escape');

/** Returns a state that a combination of keys opens over the screen, and that Escape closes. */
const opened = (name: string, keys: string, shown: (page: Page) => Promise<unknown>): State => ({
  name,
  reach: async (page) => {
    await page.keyboard.press(keys);
    await shown(page);
  },
  leave: escape,
});

/** Fills in another tagline on Basic Info and opens the publish drawer. */
async function reviewTagline(page: Page, tagline: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Tagline', exact: true }).fill(tagline);
  await status(page).filter({ hasText: 'Saved on this computer' }).waitFor();
  await page.keyboard.press('ControlOrMeta+Shift+p');
}

const tabs: State[] = tabIds.map((tab) => ({ name: `tab ${tab}`, reach: (page) => visit(page, `/${tab}/${DEMO}`) }));

export const states: readonly State[] = [
  { name: 'sign-in', reach: (page) => page.getByRole('textbox', { name: 'Phone number' }).waitFor() },
  {
    name: 'welcome',
    reach: async (page) => {
      await signIn(page);
      await page.getByRole('heading', { name: 'Create a Site' }).waitFor();
    },
  },
  {
    name: 'list of sites',
    reach: (page) => page.getByRole('button', { name: 'Got it' }).click(),
  },
  ...tabs,
  {
    name: 'sections of a mix of versions',
    reach: async (page) => {
      await visit(page, '/layout/sparrow-house-cleaning');
      await page.getByRole('radio', { name: 'vC' }).check();
      const section = page.getByRole('combobox', { name: 'Version of Announcement' });
      await section.evaluate((control) => control.scrollIntoView({ block: 'center' }));
    },
    leave: async (page) => {
      await page.keyboard.press('ControlOrMeta+Z');
      await page.getByRole('combobox', { name: 'Version of Announcement' }).waitFor({ state: 'detached' });
    },
  },
  { name: 'settings', reach: (page) => visit(page, '/settings') },
  {
    name: 'palette',
    reach: async (page) => {
      await visit(page, `/basicInfo/${DEMO}`);
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox').and(page.locator(':focus')).fill('satur');
      await page.getByRole('option').first().waitFor();
    },
    leave: escape,
  },
  {
    name: 'find in this site',
    reach: async (page) => {
      await page.getByRole('main').focus();
      await page.keyboard.press('ControlOrMeta+f');
      await page.locator('input:focus').fill('water');
      await page.getByRole('complementary').getByRole('listitem').first().waitFor();
    },
    leave: escape,
  },
  opened('shortcuts', 'Shift+?', (page) => page.getByRole('dialog').waitFor()),
  {
    name: 'before publishing',
    reach: async (page) => {
      await reviewTagline(page, 'Steady hands and clean floors');
      await page.getByRole('button', { name: 'Publish now' }).waitFor();
    },
  },
  {
    name: 'published',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Publish now' }).click();
      const question = page.getByRole('dialog').filter({ hasText: 'Possible misspellings' });
      const done = page.getByText('Saved and published sucessfully');
      await question.or(done).first().waitFor();
      if (await question.isVisible()) await question.getByRole('button', { name: 'Continue' }).click();
      await done.waitFor();
    },
    leave: (page) => page.getByRole('button', { name: 'Done' }).click(),
  },
  {
    name: 'pages before and after publishing',
    reach: async (page) => {
      await reviewTagline(page, 'Clean floors, steady hands');
      await page.getByRole('list', { name: 'Changed pages' }).waitFor();
    },
  },
  {
    name: 'a page before and after publishing',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Enlarge / })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Before and after' }).waitFor();
    },
    leave: async (page) => {
      await escape(page);
      await escape(page);
    },
  },
  {
    name: 'version history',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Version history' }).click();
      await page.getByRole('option').first().waitFor();
    },
    leave: escape,
  },
  {
    name: 'record, page and listing',
    reach: async (page) => {
      await visit(page, `/domain/${DEMO}`);
      await page.getByRole('button', { name: 'Compare with page and listing' }).click();
      await page.getByText('The page says what the record says.').waitFor();
    },
    leave: escape,
  },
  {
    name: 'new site, what is missing',
    reach: async (page) => {
      await visit(page, '/');
      await page.getByRole('textbox', { name: 'Facebook Slug' }).fill('clearwater-plumbing');
      await page.getByRole('combobox', { name: 'Industry' }).click();
      await page.getByRole('option', { name: 'Plumbing' }).click();
      await page.getByRole('button', { name: 'Create', exact: true }).click();
      await page.waitForURL(/\/logo\/clearwater-plumbing$/);
      await page.getByRole('complementary', { name: 'What is missing' }).waitFor();
    },
  },
  {
    name: 'all sites',
    reach: async (page) => {
      await visit(page, '/sites');
      await page.getByRole('row', { name: 'Clearwater Plumbing' }).waitFor();
    },
  },
  {
    name: 'health of all sites',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Health' }).click();
      await page.getByRole('region', { name: 'On the page' }).waitFor();
    },
    leave: escape,
  },
  { name: 'a site that does not exist', reach: (page) => visit(page, '/basicInfo/no-such-site') },
  { name: 'preview alone', reach: (page) => goTo(page, `/preview/${DEMO}`) },
  { name: 'map', reach: (page) => visit(page, '/map') },
  { name: 'no such page', reach: (page) => visit(page, '/nowhere') },
];
