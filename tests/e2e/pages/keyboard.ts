import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 80;

/** Operates the app with the keyboard alone. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab, or another key, until the target has the focus. */
  async to(target: Locator, key = 'Tab'): Promise<void> {
    await target.waitFor();
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.#page.keyboard.press(key);
    }
    await expect(target).toBeFocused();
  }

  async back(target: Locator): Promise<void> {
    await this.to(target, 'Shift+Tab');
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  /** Moves the focus to the target and presses Enter. */
  async enter(target: Locator, key = 'Tab'): Promise<void> {
    await this.to(target, key);
    await this.press('Enter');
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }
}
