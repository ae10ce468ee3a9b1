import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules whose outcome the colors decide; all others find the same in light and dark. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** axe finds nothing in the parts, else in the whole window, the preview's page aside, in light and dark. */
export async function expectAccessible(page: Page, ...parts: string[]): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode(true);
    for (const part of parts) axe.include(part);
    if (colorScheme === 'dark') axe.withRules(COLOR_RULES);
    expect((await axe.analyze()).violations, colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
