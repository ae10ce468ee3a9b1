import { expect, type Locator, type Page } from '@playwright/test';
import type { GivenFile } from './photos.ts';
import { SiteScreen } from './site-screen.ts';

export class LogoPage extends SiteScreen {
  constructor(page: Page) {
    super(page, 'logo', 'Logo');
  }

  get picture(): Locator {
    return this.page.getByRole('img', { name: 'Logo on a light ground' });
  }
  get transparent(): Locator {
    return this.shell.screen.getByRole('switch', { name: 'Transparent background' });
  }
  /** Presses the switch once it is enabled. The app enables the switch when it has read the media type of the logo. */
  async switchTransparent(): Promise<void> {
    await expect(this.transparent).toBeEnabled({ timeout: 30_000 });
    await this.transparent.press('Space');
  }
  get generator(): Locator {
    return this.card('Logo Generator');
  }
  async chooseFile(file: GivenFile): Promise<void> {
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.button('Choose files').press('Enter'),
    ]);
    await chooser.setFiles([file]);
  }
}
