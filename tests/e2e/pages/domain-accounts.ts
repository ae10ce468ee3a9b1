import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { DomainPage } from './domain.ts';
import { DEMO, test as base } from './with-backend.ts';

/** One of the Domain screen's sections on accounts: checkout, customers, business profile. */
export class AccountSection extends DomainPage {
  readonly region: Locator;

  constructor(page: Page, title: 'Checkout link' | 'Customer sign-ins' | 'Google Business Profile') {
    super(page);
    this.region = this.card(title);
  }

  override async open(slug = DEMO): Promise<void> {
    await super.open(slug);
    await this.region.scrollIntoViewIfNeeded();
  }
  override field(label: string): Locator {
    return this.region.getByLabel(label, { exact: true });
  }
  override select(label: string): Locator {
    return this.region.getByRole('combobox', { name: label, exact: true });
  }
  override button(name: string): Locator {
    return this.region.getByRole('button', { name, exact: true });
  }
  /** Saves, and answers the spell-check's question with yes if there is one. */
  async save(): Promise<void> {
    await this.shell.saveSite();
    await expect(this.shell.notices.filter({ hasText: 'Saved successfully' })).toBeVisible();
  }
}

/** The links that the app has opened and the texts that it has copied, oldest first. */
export interface SystemCalls {
  links(): Promise<string[]>;
  copied(): Promise<string[]>;
}

/** The app on a backend of its own, with a record of what it opens and copies. */
export const test = base.extend<{ eventsFile: string; handed: SystemCalls }>({
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
