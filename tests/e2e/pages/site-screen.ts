import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { Shell } from './shell.ts';
import { SignInPage } from './sign-in.ts';

/** The base class of the page objects for the editor's tabs. */
export class SiteScreen {
  readonly page: Page;
  readonly shell: Shell;
  readonly #route: string;
  readonly #title: string;

  /** @param route first part of the tab's path; the site's slug is the second part */
  constructor(page: Page, route: string, title: string) {
    this.page = page;
    this.shell = new Shell(page);
    this.#route = route;
    this.#title = title;
  }

  /** Signs in if needed, and goes to the site's screen or to a section of it. */
  async open(slug: string, section?: string): Promise<void> {
    await this.shell.visit(`/${this.#route}/${slug}${section ? `#${section}` : ''}`);
    const signIn = new SignInPage(this.page);
    if (await signIn.heading.isVisible()) await signIn.signInAtOnce();
    await this.heading.waitFor();
  }
  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.#title });
  }
  /** A group of fields, found by its heading. */
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
  /** Chooses an option of the select that has the given label. */
  async choose(label: string, option: string): Promise<void> {
    await this.select(label).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }
  /** Saves and publishes, and agrees to the spell-check's question if there is one. Returns the page's address. */
  async publish(): Promise<string> {
    await this.shell.startPublish();
    await this.shell.agreeToSpelling();
    return this.shell.published();
  }
  /** Expects axe to report nothing on the screen and in the other given parts. */
  async expectAccessible(...alsoIn: string[]): Promise<void> {
    await expectAccessible(this.page, 'main', ...alsoIn);
  }
}
