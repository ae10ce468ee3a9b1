import type { Locator, Page } from '@playwright/test';
import { SiteScreen } from './site-screen.ts';

export class CustomPage extends SiteScreen {
  constructor(page: Page) {
    super(page, 'custom', 'Custom');
  }

  get search(): Locator {
    return this.shell.screen.getByLabel('Find a section, a field or its text');
  }
  /** The link to a section in the index beside the sections. */
  indexLink(name: string): Locator {
    return this.shell.screen.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name });
  }
  get awards(): Locator {
    return this.shell.screen.getByRole('list', { name: 'Awards' }).getByRole('listitem');
  }
  /** Adds the first `count` photos of the site to a list of photos. */
  async pickPhotos(card: string, count: number): Promise<void> {
    await this.card(card).getByRole('button', { name: 'From the site’s photos' }).click();
    for (let at = 0; at < count; at++) await this.shell.dialog.getByRole('checkbox').nth(at).click();
    await this.shell.dialog.getByRole('button', { name: /^Add \d+ photos?$/ }).click();
  }
}
