import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { DomainPage } from './domain.ts';
import { Shell } from './shell.ts';
import { DEMO, test as base } from './with-backend.ts';

/** One of the Domain screen's sections on accounts: checkout, customers, business profile. */
export class AccountSection {
  readonly page: Page;
  readonly region: Locator;
  readonly shell: Shell;

  constructor(page: Page, title: 'Checkout link' | 'Customers' | 'Business profile') {
    this.page = page;
    this.region = page.getByRole('region', { name: title, exact: true });
    this.shell = new Shell(page);
  }

  async open(slug = DEMO): Promise<void> {
    await new DomainPage(this.page).open(slug);
    await this.region.scrollIntoViewIfNeeded();
  }
  field(label: string): Locator {
    return this.region.getByLabel(label, { exact: true });
  }
  select(label: string): Locator {
    return this.region.getByRole('combobox', { name: label, exact: true });
  }
  button(name: string): Locator {
    return this.region.getByRole('button', { name, exact: true });
  }
  async choose(label: string, option: string): Promise<void> {
    await this.select(label).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }
  /** Saves, past what the spell-check asks. */
  async save(): Promise<void> {
    await this.shell.save.click();
    const asked = this.shell.dialog.getByRole('button', { name: 'Continue' });
    const saved = this.shell.notices.filter({ hasText: 'Saved successfully' });
    await expect(asked.or(saved).first()).toBeVisible();
    if (await asked.isVisible()) await asked.click();
    await expect(saved).toBeVisible();
  }
  /** axe finds nothing on the screen, in light and dark. */
  async expectAccessible(): Promise<void> {
    for (const colorScheme of ['light', 'dark'] as const) {
      await this.page.emulateMedia({ colorScheme });
      const axe = new AxeBuilder({ page: this.page }).include('main');
      expect((await axe.analyze()).violations).toEqual([]);
    }
    await this.page.emulateMedia({ colorScheme: 'light' });
  }
}

/** What the app has handed to the system, oldest first. */
export interface Handed {
  links(): Promise<string[]>;
  copied(): Promise<string[]>;
}

/** The app on a backend of its own, with what it opens and copies. */
export const test = base.extend<{ eventsFile: string; handed: Handed }>({
  eventsFile: async ({}, use, testInfo) => use(testInfo.outputPath('events.jsonl')),
  appEnv: async ({ appEnv, eventsFile }, use) => use({ ...appEnv, ELECTRON_HOST_EVENTS: eventsFile }),
  handed: async ({ eventsFile }, use) => {
    const events = async (): Promise<{ type: string; target?: string; text?: string }[]> => {
      const text = await readFile(eventsFile, 'utf8').catch(() => '');
      return text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as { type: string; target?: string; text?: string });
    };
    const of = async (type: string) => (await events()).filter((event) => event.type === type);
    await use({
      links: async () => (await of('open-external')).map(({ target }) => target ?? ''),
      copied: async () => (await of('clipboard')).map(({ text }) => text ?? ''),
    });
  },
});

export { expect } from '@playwright/test';
