import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe finds nothing in the window, the preview's page aside, in light and dark. */
export async function expectAccessibleWindow(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode(true);
    expect((await axe.analyze()).violations, colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
