import { expect, type Locator, type Page } from '@playwright/test';
import { SiteScreen } from './site-screen.ts';

export class DomainPage extends SiteScreen {
  constructor(page: Page) {
    super(page, 'domain', 'Domain');
  }

  get contact(): Locator {
    return this.select('Contact');
  }
  async chooseContact(search: string, option: string | RegExp): Promise<void> {
    await this.contact.fill(search);
    await expect(this.page.getByRole('option', { name: option })).toBeVisible();
    await this.contact.press('ArrowDown');
    await this.contact.press('Enter');
  }

  /** A link of the index beside the sections. */
  indexLink(title: string): Locator {
    return this.page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: new RegExp(`^${title}(,|$)`) });
  }
  /** A step of the set-up. */
  step(title: string): Locator {
    return this.card('Domain set-up').getByRole('listitem', { name: title });
  }
  /** The icon in front of a step. */
  mark(title: string, mark: 'Not done' | 'Done' | 'Failed' | 'Unknown'): Locator {
    return this.step(title).getByRole('img', { name: mark, exact: true });
  }

  /** Asks for the price of the domain and accepts it. */
  async buy(question: string): Promise<void> {
    await this.button('Check Domain Info').click();
    await this.button('Buy Domain Now').click();
    const dialog = this.page.getByRole('dialog');
    await expect(dialog).toContainText(question);
    await dialog.getByRole('button', { name: 'Buy Domain' }).click();
    await expect(dialog).toBeHidden();
  }
}
