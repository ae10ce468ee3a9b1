import type { Locator, Page } from '@playwright/test';

export class NewSitePage {
  readonly heading: Locator;
  readonly slug: Locator;
  readonly industry: Locator;
  readonly create: Locator;
  readonly createStock: Locator;
  readonly creating: Locator;
  readonly cancel: Locator;
  readonly recent: Locator;
  readonly search: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { name: 'Create a Site' });
    this.slug = page.getByLabel('Facebook Slug');
    this.industry = page.getByRole('combobox', { name: 'Industry' });
    this.create = page.getByRole('button', { name: 'Create', exact: true });
    this.createStock = page.getByRole('button', { name: 'Create Stock' });
    this.creating = page.getByText('Creating a Site');
    this.cancel = page.getByRole('button', { name: 'Cancel' });
    this.recent = page.getByRole('region', { name: 'Recent sites' });
    this.search = page.getByLabel('Search sites');
  }

  /** The industries that the open list shows. */
  get options(): Locator {
    return this.#page.getByRole('option');
  }

  async choose(industry: string): Promise<void> {
    await this.industry.click();
    await this.industry.fill(industry);
    await this.#page.getByRole('option', { name: industry, exact: true }).click();
  }

  /** Begins to duplicate a site of this computer. */
  async duplicate(company: string): Promise<void> {
    await this.recent.getByRole('button', { name: `Duplicate ${company}` }).click();
    await this.#page.getByText(`Duplicate of ${company}`).waitFor();
  }

  /** Opens a site by its slug, whether it is on this computer or only on the server. */
  async open(slug: string): Promise<void> {
    await this.search.fill(slug);
    await this.recent.getByRole('link', { name: slug }).click();
  }
}
