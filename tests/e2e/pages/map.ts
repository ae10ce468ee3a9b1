import { expect, type Locator, type Page } from '@playwright/test';

/** The map of texts and pros, which belongs to no site. */
export class MapPage {
  readonly heading: Locator;
  /** the line that counts the shown places */
  readonly summary: Locator;
  readonly freshness: Locator;
  readonly places: Locator;
  readonly geocoding: Locator;
  readonly canvas: Locator;
  readonly detail: Locator;
  readonly leaders: Locator;
  readonly rows: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { name: 'Map', exact: true });
    this.summary = page.getByRole('group', { name: 'Filters' }).getByRole('status');
    this.freshness = page.getByText(/As of \d\d:\d\d/);
    this.places = page.getByRole('region', { name: 'Missing places' });
    this.geocoding = this.places.getByRole('status');
    this.canvas = page.getByRole('application', { name: /^Map of North America/ });
    this.detail = page.getByRole('region', { name: 'Places' }).locator('section');
    this.leaders = page.getByRole('region', { name: 'Leaderboard', exact: true }).getByRole('listitem');
    this.rows = page.getByRole('region', { name: 'Texts and pros, list' }).getByRole('row');
  }

  async open(): Promise<void> {
    await this.#page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(this.heading).toBeVisible();
  }

  /** Chooses an option of a segmented control. */
  async choose(name: string): Promise<void> {
    await this.#page
      .getByRole('radio', { name, exact: true })
      .locator('xpath=following-sibling::label')
      .first()
      .click();
  }

  /** Waits until the search has ended. Returns how many missing places were found, and out of how many. */
  async found(): Promise<[found: number, total: number]> {
    await expect(this.geocoding).toHaveText(/^Found/, { timeout: 60_000 });
    const [, found, total] = /^Found (\d+) of (\d+)/.exec((await this.geocoding.textContent()) ?? '') ?? [];
    return [Number(found), Number(total)];
  }
}
