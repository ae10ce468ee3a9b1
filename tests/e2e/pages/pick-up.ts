import { expect, type Locator } from '@playwright/test';

/**
 * Picks up a row by its handle with the keyboard, so that the arrow keys move it.
 * @param said announcement for screen readers
 */
export async function pickUp(handle: Locator, said: string | RegExp): Promise<void> {
  await handle.press('Space');
  await expect(handle.page().getByText(said)).toBeAttached();
  // The list reacts to the arrow keys, and knows the rows' places, only after these frames.
  await handle.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}
