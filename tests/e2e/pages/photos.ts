import type { Locator, Page } from '@playwright/test';
import { SiteScreen } from './site-screen.ts';

export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export class PhotosPage extends SiteScreen {
  constructor(page: Page) {
    super(page, 'photos', 'All Photos');
  }

  get cards(): Locator {
    return this.shell.screen.getByRole('list', { name: 'Photos' }).getByRole('listitem');
  }
  get pictures(): Locator {
    return this.cards.locator('img');
  }
  /** @param place counted from 1 */
  captionOf(place: number): Locator {
    return this.cards.nth(place - 1).getByLabel('Caption', { exact: true });
  }
  /** the files that could not be added, with their reasons */
  get refused(): Locator {
    return this.shell.screen.getByRole('list', { name: 'Files that were not added' }).getByRole('listitem');
  }
  async chooseFiles(files: GivenFile[]): Promise<void> {
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.button('Choose files').press('Enter'),
    ]);
    await chooser.setFiles(files);
  }
  /** Drops files on the screen as the system's file manager does. */
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
