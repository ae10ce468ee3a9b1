import { expect, type Locator } from '@playwright/test';

/** Waits until the elements do not overlap. A new element may still be sliding into its place. */
export async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect(async () => {
    const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
    if (!a || !b) throw new Error('One of them is not drawn');
    const beside = a.x + a.width <= b.x || b.x + b.width <= a.x;
    expect(beside || a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true);
  }).toPass({ timeout: 5000 });
}
