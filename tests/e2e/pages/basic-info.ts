import type { Locator, Page } from '@playwright/test';
import { Shell } from './shell.ts';
import { SignInPage } from './sign-in.ts';

type CardName =
  | 'Content'
  | 'Company'
  | 'Attributes'
  | 'Badges'
  | 'Business hours'
  | 'Job-photo widget'
  | 'Announcement'
  | 'Address'
  | 'Location'
  | 'Social media';

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
  card(name: CardName): Locator {
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
  hours(day: string, part: 'from' | 'to' | 'custom text'): Locator {
    return this.field(`${day} ${part}`);
  }
  /** Gives a whole day something from its menu. */
  async forDay(day: string, item: string): Promise<void> {
    await this.button(`More for ${day}`).click();
    await this.page.getByRole('menuitem', { name: item, exact: true }).click();
  }
  get badgeNames(): Locator {
    return this.page.getByLabel(/^Name of badge/);
  }
  badges(): Promise<string[]> {
    return this.badgeNames.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  }
  /** Chooses a file as the icon of a badge, as the system's own dialog would. */
  async chooseIcon(badge: string, name: string, text: string): Promise<void> {
    const file = { name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) };
    await this.field(`Icon file of ${badge}`).setInputFiles(file);
  }
  iconOf(badge: string): Locator {
    return this.button(`Choose the icon of ${badge}`).locator('img');
  }
  get findCities(): Locator {
    return this.button('Find 10 nearest cities');
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
