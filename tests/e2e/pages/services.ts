import type { Locator, Page } from '@playwright/test';
import { SiteScreen } from './site-screen.ts';

export class ServicesPage extends SiteScreen {
  constructor(page: Page) {
    super(page, 'services', 'Services');
  }

  /** names of the services, in the order of the list */
  get names(): Locator {
    return this.shell.screen.getByRole('list', { name: 'Services', exact: true }).locator('[data-name]');
  }
  service(name: string): Locator {
    return this.names.filter({ hasText: new RegExp(`^${name}$`) });
  }
  get name(): Locator {
    return this.field('Name');
  }
  /** photos of the chosen service */
  get photos(): Locator {
    return this.card('Photos')
      .getByRole('listitem')
      .filter({ has: this.page.locator('img') });
  }
  get stock(): Locator {
    return this.page.getByRole('switch', { name: 'Stock photos' });
  }
  /** Adds the first `count` photos of the galleries. */
  async addFromGalleries(count: number): Promise<void> {
    await this.button('From the galleries').click();
    const dialog = this.page.getByRole('dialog', { name: /^Add photos to/ });
    for (let place = 0; place < count; place++) await dialog.getByRole('checkbox').nth(place).click();
    await dialog.getByRole('button', { name: `Add ${count} photo${count === 1 ? '' : 's'}` }).click();
  }
  /** Accepts the proposed text of a field. */
  async accept(label: string): Promise<void> {
    await this.page
      .getByRole('region', { name: `New ${label}` })
      .getByRole('button', { name: 'Accept' })
      .click();
  }
}
