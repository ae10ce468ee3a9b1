import { expect, type Page } from '@playwright/test';
import { findingsOfAxe } from '../../../scripts/lib/axe.ts';

/** Rules that depend on colors. All others have the same result in light and dark. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Expects axe to report nothing in light and dark. Checks the given parts or, without any, the whole window; never the
 * preview's page.
 */
export async function expectAccessible(page: Page, ...parts: string[]): Promise<void> {
  const where = { ...(parts.length > 0 && { include: parts }), exclude: ['iframe'] };
  // A screen is loaded after its route has changed. Until then the window has no heading, which axe would report.
  if (parts.length === 0) await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(untilDrawn);
  expect(await findingsOfAxe(page, where), 'light').toEqual([]);
  await emulateColors(page, 'dark');
  expect(await findingsOfAxe(page, { ...where, runOnly: COLOR_RULES }), 'dark').toEqual([]);
  await emulateColors(page, 'light');
}

async function emulateColors(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await page.evaluate(untilDrawn);
}

/** Resolves once no CSS transition is running. During a transition axe would measure colors that do not stay. */
async function untilDrawn(): Promise<void> {
  await new Promise(requestAnimationFrame);
  const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
