import { expect, type Locator, type Page } from '@playwright/test';
import { Shell } from './shell.ts';
import { SignInPage } from './sign-in.ts';

/** The Domain screen. */
export class DomainPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Signs in where that is asked, and goes to the screen of the site, or to one of its sections. */
  async open(slug: string, section?: string): Promise<void> {
    const signIn = new SignInPage(this.page);
    if (await signIn.heading.isVisible()) await signIn.signIn();
    await new Shell(this.page).visit(`/domain/${slug}${section ? `#${section}` : ''}`);
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

  /** The card of a section. */
  section(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }
  /** A link of the index beside the sections. */
  indexLink(title: string): Locator {
    return this.page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: title, exact: true });
  }
  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }
  /** A step of the set-up. */
  step(title: string): Locator {
    return this.section('Domain set-up').getByRole('listitem', { name: title });
  }
  /** The mark before a step. */
  mark(title: string, mark: 'Not done' | 'Done' | 'Failed' | 'Unknown'): Locator {
    return this.step(title).getByRole('img', { name: mark, exact: true });
  }

  /** Asks for the price of the domain and says yes to it. */
  async buy(question: string): Promise<void> {
    await this.button('Check Domain Info').click();
    await this.button('Buy Domain Now').click();
    const dialog = this.page.getByRole('dialog');
    await expect(dialog).toContainText(question);
    await dialog.getByRole('button', { name: 'Buy Domain' }).click();
    await expect(dialog).toBeHidden();
  }
}
