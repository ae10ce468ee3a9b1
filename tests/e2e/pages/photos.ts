import { expect, type Locator, type Page } from '@playwright/test';
import { SiteScreen } from './site-screen.ts';

export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export class PhotosPage extends SiteScreen {
  constructor(page: Page) {
    super(page, 'photos', '');
  }

  /** The heading, which is the title of the current view. */
  override get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }
  get cards(): Locator {
    return this.shell.screen.getByRole('list', { name: 'Photos' }).getByRole('listitem');
  }
  get pictures(): Locator {
    return this.cards.locator('img');
  }
  /** Returns the names of the first `count` photos, read from the labels of their move buttons. */
  async names(count: number): Promise<(string | null)[]> {
    const moves = this.cards.getByRole('button', { name: /^Move / });
    const labels = await Promise.all(
      Array.from({ length: count }, (_, place) => moves.nth(place).getAttribute('aria-label')),
    );
    return labels.map((label) => label?.replace('Move ', '') ?? null);
  }
  /** @param place counted from 1 */
  async tick(place: number): Promise<void> {
    await this.cards
      .nth(place - 1)
      .getByRole('checkbox')
      .press('Space');
  }
  get details(): Locator {
    return this.shell.screen.getByRole('region', { name: 'Details of the selected photos' });
  }
  /** Chooses a value of a detail for the selected photos. */
  async chooseDetail(label: string, option: string): Promise<void> {
    await this.details.getByRole('combobox', { name: label }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }
  async show(view: string): Promise<void> {
    await this.shell.screen
      .getByRole('navigation', { name: 'Photo views' })
      .getByRole('link', { name: view })
      .press('Enter');
    await expect(this.heading).toContainText(view);
  }
  /** the files that could not be added, with their reasons */
  get refused(): Locator {
    return this.shell.screen.getByRole('list', { name: 'Files that were not added' }).getByRole('listitem');
  }
  /** the line that counts the photos that are still being added */
  get adding(): Locator {
    return this.shell.screen.getByText('Adding photos:');
  }
  /** Waits until all files are copied, so that a restart loses none. Expects that photos are still being added. */
  async expectCopied(): Promise<void> {
    await expect(this.adding).toBeVisible();
    await this.shell.screen.getByText('still to be copied').waitFor({ state: 'hidden', timeout: 60_000 });
    await expect(this.adding).toBeVisible();
  }
  async chooseFiles(files: GivenFile[]): Promise<void> {
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.button('Choose files').press('Enter'),
    ]);
    await chooser.setFiles(files);
  }
  /** Drops files on the screen, as the system's file manager does. */
  async drop(files: GivenFile[]): Promise<void> {
    const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }));
    const transfer = await this.page.evaluateHandle((all) => {
      const dropped = new DataTransfer();
      for (const { name, mimeType, base64 } of all) {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        dropped.items.add(new File([bytes], name, { type: mimeType }));
      }
      return dropped;
    }, given);
    await this.shell.screen
      .getByRole('group', { name: 'Add photos' })
      .dispatchEvent('drop', { dataTransfer: transfer });
  }
}
