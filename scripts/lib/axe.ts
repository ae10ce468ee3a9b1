import axe, { type Result } from 'axe-core';
import type { Page } from 'playwright';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Look {
  /** selectors of the parts that are looked at, the whole page by default, and of those that are not */
  include?: string[];
  exclude?: string[];
  /** rules or their tags, axe's usual ones by default */
  runOnly?: string[];
}

/**
 * What axe finds on the page, but not in its frames. Axe's own package for Playwright takes three times as long: it loads
 * axe anew for each look, and hands over also what is in order.
 */
export async function findingsOfAxe(
  page: Page,
  { include = ['html'], exclude = [], runOnly }: Look = {},
): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ include, exclude, rules }) => {
      const { violations } = await window.axe.run(
        { include, exclude },
        { ...rules, iframes: false, resultTypes: ['violations'] },
      );
      return violations;
    },
    { include, exclude, rules: { ...(runOnly && { runOnly }) } },
  );
}
