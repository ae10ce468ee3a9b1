import type { Locator, Page } from '@playwright/test';
import { Shell } from './shell.ts';
import { SignInPage } from './sign-in.ts';

/** The Domain screen. */
export class DomainPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Signs in where that is asked, and goes to the screen of the site. */
  async open(slug: string): Promise<void> {
    const signIn = new SignInPage(this.page);
    if (await signIn.heading.isVisible()) await signIn.signIn();
    await new Shell(this.page).visit(`/domain/${slug}`);
    await this.heading.waitFor();
  }
  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Domain' });
  }
  field(label: 'Slug' | 'Code repository' | 'Domain'): Locator {
    return this.page.getByRole('main').getByLabel(label, { exact: true });
  }
  get contact(): Locator {
    return this.page.getByRole('combobox', { name: 'Contact', exact: true });
  }
  async chooseContact(search: string, option: string | RegExp): Promise<void> {
    await this.contact.fill(search);
    await this.page.getByRole('option', { name: option }).click();
  }
}
