import type { Locator, Page } from '@playwright/test';
import { SiteScreen } from './site-screen.ts';

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

export class BasicInfoPage extends SiteScreen {
  constructor(page: Page) {
    super(page, 'basicInfo', 'Basic Info');
  }

  override card(name: CardName): Locator {
    return super.card(name);
  }
  cityOf(area: number): Locator {
    return this.select(`City of area ${area}`);
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
  /** Chooses an item of the menu of a day. */
  async forDay(day: string, item: string): Promise<void> {
    const name = `More for ${day}`;
    await this.button(name).click();
    // The menu of another day may still be closing.
    await this.page.getByRole('menu', { name }).getByRole('menuitem', { name: item, exact: true }).click();
  }
  get badgeNames(): Locator {
    return this.page.getByLabel(/^Name of badge/);
  }
  badges(): Promise<string[]> {
    return this.badgeNames.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  }
  /** Chooses a file as the icon of a badge, as a user does in the system's dialog. */
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
  cities(): Promise<string[]> {
    return this.page
      .getByRole('combobox', { name: /^City of area/ })
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  }
}
