import type { Locator, Page } from 'playwright';

/**
 * Types and clicks on a page, and counts keys, clicks and texts. A combination of keys counts as one key. A typed text
 * counts as one text, and its characters do not count as keys.
 */
export class Hand {
  keys = 0;
  clicks = 0;
  texts = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(...combinations: string[]): Promise<void> {
    for (const combination of combinations) {
      this.keys++;
      await this.page.keyboard.press(combination);
    }
  }

  async type(text: string): Promise<void> {
    this.texts++;
    await this.page.keyboard.type(text);
  }

  async click(target: Locator): Promise<void> {
    this.clicks++;
    await target.click();
  }

  toString(): string {
    const clicks = this.clicks === 0 ? '' : ` + ${this.clicks} ${this.clicks === 1 ? 'click' : 'clicks'}`;
    return `${this.keys} keys${clicks} (${this.texts} texts)`;
  }
}
