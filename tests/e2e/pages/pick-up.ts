import { expect, type Locator } from '@playwright/test';

/** Picks a row up by its handle with the keyboard; the arrow keys move it then. @param said what is said aloud of it */
export async function pickUp(handle: Locator, said: string | RegExp): Promise<void> {
  await handle.press('Space');
  await expect(handle.page().getByText(said)).toBeAttached();
  // What moves it listens to the arrow keys, and knows where the other rows are, only after that.
  await handle.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}
