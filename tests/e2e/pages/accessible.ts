import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rules that depend on colors; all others have the same outcome in light and dark. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Expects no findings of axe in light and dark: in the given parts, else in the whole window without the preview's
 * page.
 */
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
