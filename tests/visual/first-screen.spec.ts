import type { Page } from '@playwright/test';
import { demoIn, openPage } from '../../scripts/lib/published-page.ts';
import { renderHome } from '../../src-main/site-page/index.ts';
import { previewInput } from '../support/site-page.ts';
import { inVersion, kinds, versions } from '../support/sites/kinds.ts';
import { expect, test } from './pages.ts';
import { homeOf, show } from './unserved.ts';

/** Approximate height in pixels of the page's bar at the bottom of a phone's screen. The bar covers other content. */
const PHONE_BAR = 64;
const screens = [
  { name: 'a phone', width: 390, height: 844, covered: PHONE_BAR },
  { name: 'a laptop', width: 1280, height: 800, covered: 0 },
];

/** Returns the text and the lower edge, in pixels, of the hero's calls to action, ratings and license. */
const endsOf = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '#hero :is(a[href^="tel:"], a:is([href="#get_a_quote"], [href="#hero-message"]), .stars, .license)',
      ),
    ].map((each) => ({
      words: (each.textContent || 'stars').trim().replace(/\s+/g, ' '),
      bottom: Math.round(each.getBoundingClientRect().bottom),
    })),
  );

for (const { name, width, height, covered } of screens) {
  const expectOnScreen = async (page: Page, what: string): Promise<void> => {
    const ends = await endsOf(page);
    expect(ends.length, `${what}: ${JSON.stringify(ends)}`).toBeGreaterThanOrEqual(4);
    expect(
      ends.filter(({ bottom }) => bottom > height - covered),
      what,
    ).toEqual([]);
  };

  test(`[PAGE-06] call, quote, rating and license are on the first screen of ${name} in every version`, async ({
    blank,
    visitor,
  }) => {
    const page = await blank({ viewport: { width, height } });
    for (const version of versions) {
      const site = { ...inVersion(kinds['rich']!, version), multipage: true };
      await show(page, homeOf(site));
      await expectOnScreen(page, version);
      const demo = await openPage(visitor, renderHome(demoIn(version)), { width, height });
      await expectOnScreen(demo, `the demo in ${version}`);
      await demo.close();
    }
  });
}

test('[PAGE-06] on a small phone the links about privacy and terms keep to one line in every version, and the first buttons’ labels too', async ({
  blank,
}) => {
  const page = await blank({ viewport: { width: 360, height: 780 } });
  const sites = ['rich', 'without photos', 'Spanish'].map((kind) => [kind, kinds[kind]!] as const);
  for (const version of versions) {
    for (const [kind, site] of sites) {
      await show(page, homeOf({ ...inVersion(site, version), license_number: 'TN-CMC-00061234' }));
      const broken = await page.evaluate(() => {
        const isBroken = (each: Element): boolean => {
          const range = document.createRange();
          range.selectNodeContents(each);
          const words = [...range.getClientRects()].filter(({ width }) => width > 1);
          return words.some(({ top, height }) => top > (words[0]?.top ?? 0) + height / 2);
        };
        return [...document.querySelectorAll('#hero .btn :is(small, .num, span:not(:has(small))), .legal')]
          .filter((each) => each.checkVisibility() && isBroken(each))
          .map((each) => each.textContent);
      });
      expect(broken, `${version}, ${kind}`).toEqual([]);
    }
  }
});

test('[PAGE-06] on a small phone two buttons with usual labels are beside each other in every version', async ({
  blank,
}) => {
  const page = await blank({ viewport: { width: 360, height: 780 } });
  // v4 shows the phone number instead of one of the two buttons.
  for (const version of versions.filter((each) => each !== 'v4')) {
    await show(page, homeOf(inVersion(kinds['rich']!, version)));
    const tops = await page.evaluate(() =>
      [...document.querySelectorAll('#hero .btns > .btn')].map((each) => Math.round(each.getBoundingClientRect().top)),
    );
    expect([tops.length, new Set(tops).size], version).toEqual([2, 1]);
  }
});

for (const version of ['v2', 'v4'] as const) {
  test(`[PAGE-06] ${version} shows a part of its photo on the first screen of a small phone, below the words`, async ({
    blank,
  }) => {
    const small = { width: 360, height: 780 };
    const page = await blank({ viewport: small });
    await show(page, homeOf({ ...inVersion(kinds['rich']!, version), multipage: true }));
    const box = await page.locator('#hero .photo').boundingBox();
    expect(box?.y).toBeLessThan(small.height - PHONE_BAR);
  });
}

for (const version of versions) {
  test(`[PUB-03] a preview in ${version} begins at the page's top when it is loaded at its first section`, async ({
    blank,
  }) => {
    const page = await blank({ viewport: { width: 1280, height: 800 } });
    const html = renderHome(previewInput(inVersion(kinds['rich']!, version)));
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    const scrolled = async (section: string): Promise<number> => {
      await page.goto('about:blank');
      await page.goto(`http://preview.example/#${section}`);
      return page.evaluate(() => scrollY);
    };
    expect(await scrolled('hero')).toBe(0);
    expect(await scrolled('faq')).toBeGreaterThan(800);
  });
}
