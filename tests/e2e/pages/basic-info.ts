import type { Locator, Page } from '@playwright/test';
import { Shell } from './shell.ts';
import { SignInPage } from './sign-in.ts';

/** The Basic Info screen. */
export class BasicInfoPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Signs in where that is asked, and goes to the screen of the site. */
  async open(slug: string): Promise<void> {
    const signIn = new SignInPage(this.page);
    if (await signIn.heading.isVisible()) await signIn.signIn();
    await new Shell(this.page).visit(`/basicInfo/${slug}`);
    await this.heading.waitFor();
  }
  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'Basic Info' });
  }
  card(name: 'Content' | 'Company' | 'Address' | 'Location'): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }
  field(label: string): Locator {
    return this.page.getByRole('main').getByLabel(label, { exact: true });
  }
  cityOf(area: number): Locator {
    return this.page.getByRole('combobox', { name: `City of area ${area}`, exact: true });
  }
  stateOf(area: number): Locator {
    return this.field(`State of area ${area}`);
  }
  radiusOf(area: number): Locator {
    return this.field(`Radius of area ${area} in miles`);
  }
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
  /** Chooses in a select by its label. */
  async choose(label: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: label, exact: true }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }
  cities(): Promise<string[]> {
    return this.page
      .getByRole('combobox', { name: /^City of area/ })
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  }
}
