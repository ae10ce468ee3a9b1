import { renderHome } from '../../src-main/site-page/index.ts';
import { publishInput } from '../support/site-page.ts';
import { inVersion, kinds, versions } from '../support/sites/kinds.ts';
import { expect, test } from './pages.ts';

/** Height of the bar at a phone's foot, which lies over the page. */
const PHONE_BAR = 64;
const screens = [
  { name: 'a phone', width: 390, height: 844, covered: PHONE_BAR },
  { name: 'a laptop', width: 1280, height: 800, covered: 0 },
];

for (const { name, width, height, covered } of screens) {
  test(`[PAGE-06] call, quote and rating are on the first screen of ${name} in every version`, async ({ blank }) => {
    const page = await blank({ viewport: { width, height } });
    for (const version of versions) {
      const site = { ...inVersion(kinds['rich']!, version), multipage: true };
      await page.setContent(renderHome(publishInput(site, { formAction: '/message' })));
      await page.evaluate(() => document.fonts.ready);
      const ends = await page.evaluate(() =>
        [...document.querySelectorAll('#hero :is(a[href^="tel:"], a[href="#get_a_quote"], .stars)')].map((each) => [
          (each.textContent || 'stars').trim().replace(/\s+/g, ' '),
          Math.round(each.getBoundingClientRect().bottom),
        ]),
      );
      expect(ends.length, `${version}: ${JSON.stringify(ends)}`).toBeGreaterThanOrEqual(3);
      const below = ends.filter(([, bottom]) => Number(bottom) > height - covered);
      expect(below, version).toEqual([]);
    }
  });
}
