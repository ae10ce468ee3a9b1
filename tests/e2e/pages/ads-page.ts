import type { Locator, Page } from '@playwright/test';
import { CustomPage } from './custom.ts';
import { SiteScreen } from './site-screen.ts';

export class AdsPagePage extends SiteScreen {
  constructor(page: Page) {
    super(page, 'ads-page', 'Ads Page');
  }

  get pages(): Locator {
    return this.shell.screen.getByRole('list', { name: 'Ads pages', exact: true }).locator('[data-name]');
  }
  get photos(): Locator {
    return this.shell.screen.getByRole('list', { name: 'Best work photos' }).getByRole('listitem');
  }
  get reviews(): Locator {
    return this.shell.screen.getByRole('list', { name: 'Reviews of this page' }).getByRole('listitem');
  }
  /** Switches on ads pages on the Custom screen, and goes on to their screen. */
  async switchOn(slug: string): Promise<void> {
    const custom = new CustomPage(this.page);
    await custom.open(slug, 'ads-pages');
    await this.page.getByRole('switch', { name: 'Show ads pages' }).click();
    await this.shell.goTo('Ads Page');
    await this.heading.waitFor();
  }
}
