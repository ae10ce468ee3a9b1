import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { Shell } from './shell.ts';
import { SignInPage } from './sign-in.ts';

/** A tab of the editor; the base of their page objects. */
export class SiteScreen {
  readonly page: Page;
  readonly shell: Shell;
  readonly #route: string;
  readonly #title: string;

  /** @param route of the tab, before the site’s slug */
  constructor(page: Page, route: string, title: string) {
    this.page = page;
    this.shell = new Shell(page);
    this.#route = route;
    this.#title = title;
  }

  /** Signs in where needed, and goes to the screen of the site or to one of its sections. */
  async open(slug: string, section?: string): Promise<void> {
    await this.shell.visit(`/${this.#route}/${slug}${section ? `#${section}` : ''}`);
    const signIn = new SignInPage(this.page);
    if (await signIn.heading.isVisible()) await signIn.signInAtOnce();
    await this.heading.waitFor();
  }
  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.#title });
  }
  /** A group of fields by its heading. */
  card(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }
  field(label: string | RegExp): Locator {
    return this.shell.screen.getByLabel(label, { exact: true });
  }
  select(label: string): Locator {
    return this.shell.screen.getByRole('combobox', { name: label, exact: true });
  }
  button(name: string): Locator {
    return this.shell.screen.getByRole('button', { name, exact: true });
  }
  /** Chooses in a select by its label. */
  async choose(label: string, option: string): Promise<void> {
    await this.select(label).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }
  /** Saves and publishes, and agrees to what the spell-check asks. Returns the page's address. */
  async publish(): Promise<string> {
    await this.shell.startPublish();
    await this.shell.agreeToSpelling();
    return this.shell.published();
  }
  /** Expects no findings of axe on the screen and in the other named parts. */
  async expectAccessible(...alsoIn: string[]): Promise<void> {
    await expectAccessible(this.page, 'main', ...alsoIn);
  }
}
