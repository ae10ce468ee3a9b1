import type { Page } from '@playwright/test';
import { shownBands } from '#shared/domain/site/bands.ts';
import { bandFields, type BandName } from '#shared/theme/bands.ts';
import { toHex } from '#shared/theme/color.ts';
import { inVersion, kinds, versions } from '../support/sites/kinds.ts';
import { expect, sites, test, type SiteName } from './pages.ts';
import { homeOf, show } from './unserved.ts';

const widths = [320, 390, 768, 1024, 1280, 1600];

for (const name of Object.keys(sites) as SiteName[]) {
  test(`[PAGE-03] ${name} fits every width from 320 to 1600 px`, async ({ open }) => {
    const page = await open(name, 1280, 800);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    }
  });
}

test('[PAGE-03] a name of one long word is broken in every version, with and without photos', async ({ blank }) => {
  const page = await blank({ viewport: { width: 360, height: 800 } });
  const company_name = 'clearwaterplumbing'.repeat(11);
  for (const version of versions) {
    for (const kind of ['rich', 'sparse'] as const) {
      await show(page, homeOf({ ...inVersion(kinds[kind]!, version), company_name }));
      const beyond = await page.evaluate(() => {
        const words = [...document.querySelectorAll('h1, p, li, a')].filter((each) => each.checkVisibility());
        return words.filter((each) => each.getBoundingClientRect().width > innerWidth).map((each) => each.className);
      });
      expect(beyond, `${kind} ${version}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${kind} ${version}`).toBe(360);
    }
  }
});

/** selectors of words in bands whose text color staff can choose */
const wordsOf = { hero: '#hero h1', nav: '#navigation a', cta: '#cta h2', footer: '#footer a' } as const;

test('[LAY-04] a browser shows the colors that the Layout screen tells of, in every version', async ({ blank }) => {
  const page = await blank({ viewport: { width: 1280, height: 800 } });
  // Colors need neither fonts nor photos, which would take long to load on many pages.
  await page.route('**/*', (route) => route.abort());
  for (const version of versions) {
    for (const color of ['#ffffff', '#111111', '#c2410c']) {
      const texts = Object.fromEntries(Object.values(bandFields).map((fields) => [fields.text, color]));
      const site = { ...inVersion(kinds['rich']!, version), custom_primary: '#3f6212', ...texts };
      await page.setContent(homeOf(site), { waitUntil: 'domcontentloaded' });
      for (const [name, words] of Object.entries(wordsOf)) {
        const shown = await page.evaluate((selector) => {
          const style = getComputedStyle(document.querySelector(selector)!);
          return [style.getPropertyValue('--ink'), style.getPropertyValue('--bg')];
        }, words);
        const told = shownBands(site, name as BandName)[0]!.roles;
        expect(shown, `${name} in ${version} with ${color}`).toEqual([toHex(told.ink), toHex(told.bg)]);
      }
    }
  }
});

test('[PAGE-03] on a phone the bar at the foot stays out of the way of a form', async ({ open }) => {
  const page = await open('plumber', 390, 844);
  const bar = page.locator('.phone-bar');
  await expect(bar).toBeInViewport();
  await page.locator('#quote-message').focus();
  await expect(bar).toBeHidden();
  const { foot, end } = await page.evaluate(() => ({
    foot: parseFloat(getComputedStyle(document.body).paddingBottom),
    end: document.querySelector('#footer')?.getBoundingClientRect().bottom ?? 0,
  }));
  expect(foot).toBeGreaterThanOrEqual(48);
  expect(end).toBeGreaterThan(0);
});

/** Returns the sum of the scores of all layout shifts so far. `toItsEnd` first scrolls the page to its end. */
const shiftOf = (page: Page, { toItsEnd = false } = {}): Promise<number> =>
  page.evaluate(async (toItsEnd) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    if (toItsEnd) {
      for (let y = 0; y < document.body.scrollHeight; y += 500) {
        scrollTo({ top: y, behavior: 'instant' });
        await frame();
      }
      // A picture that was passed too quickly to be requested would never be decoded.
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode()));
    }
    // The browser needs a frame to draw the fonts, and reports a shift in a later frame.
    for (let frames = 0; frames < 3; frames++) await frame();
    return sum;
  }, toItsEnd);

/**
 * Keeps fonts that arrive after the first frame from being shown, because their arrival depends on how busy the
 * computer is.
 */
const withoutLateFonts = (page: Page): Promise<unknown> =>
  page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue();
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll('font-display:swap', 'font-display:optional') });
  });

/** Delays fonts until the browser has drawn the first frame with content. */
async function withLateFonts(page: Page): Promise<void> {
  const { promise: drawn, resolve } = Promise.withResolvers<void>();
  await page.exposeFunction('wordsAreDrawn', resolve);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0)
        (window as unknown as { wordsAreDrawn: () => void }).wordsAreDrawn();
    }).observe({ type: 'paint', buffered: true });
  });
  await page.route('**/*.woff2', async (route) => {
    await drawn;
    await route.fallback();
  });
}

for (const width of [390, 1280]) {
  test(`[PAGE-03] nothing moves while the page loads and is read to its end, at ${width} px`, async ({ open }) => {
    const page = await open('plumber', width, 844, withoutLateFonts);
    expect(await shiftOf(page, { toItsEnd: true })).toBe(0);
  });

  test(`[PAGE-03] hardly anything moves when the fonts come late, at ${width} px`, async ({ open }) => {
    const page = await open('plumber', width, 844, withLateFonts);
    await page.evaluate(() => document.fonts.ready);
    const shift = await shiftOf(page, { toItsEnd: true });
    // The fallback of a font has almost the same widths. The maximum score that counts as good is 0.1.
    expect(shift).toBeLessThan(0.0001);
  });
}

for (const width of [390, 1280]) {
  test(`[PAGE-03] lines break where they did when the fonts come late, in every version, at ${width} px`, async ({
    blank,
  }) => {
    for (const kind of ['Spanish', 'sparse'] as const) {
      for (const version of versions) {
        const page = await blank({ viewport: { width, height: 844 } });
        await show(page, homeOf(inVersion(kinds[kind]!, version)), withLateFonts);
        expect(await shiftOf(page), `${kind} in ${version}`).toBeLessThanOrEqual(0.0005);
        await page.close();
      }
    }
  });
}

test('[PAGE-03] the words of the menu stay where they are when the fonts come, in every version', async ({ blank }) => {
  const wordsAt = async (version: (typeof versions)[number], hasFonts: boolean): Promise<number[]> => {
    const page = await blank({ viewport: { width: 1280, height: 800 } });
    const html = homeOf(inVersion(kinds['rich']!, version));
    await show(page, hasFonts ? html : html.replaceAll('.woff2', '.none'));
    const links = page.locator('#navigation .links a:visible');
    return links.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
  };
  for (const version of versions) {
    const [before, after] = [await wordsAt(version, false), await wordsAt(version, true)];
    expect(before.length, version).toBeGreaterThan(5);
    const moved = before.map((x, at) => Math.abs(x - (after[at] ?? 0)));
    expect(Math.max(...moved), version).toBeLessThan(5);
  }
});

test('[PAGE-02] columns: three services and photos beside each other on a desktop, one service below the other on a phone', async ({
  open,
}) => {
  const page = await open('plumber', 1280, 800);
  const cards = page.locator('#our-services .g').first().locator('.service');
  const tops = async (): Promise<number[]> =>
    cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  const desktopTops = await tops();
  expect(new Set(desktopTops.slice(0, 3)).size).toBe(1);
  expect(new Set(desktopTops).size).toBe(2);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(new Set(await tops()).size).toBe(6);
});

test('[PAGE-06] no badge has a row for itself on a tablet, and the tiles fill their rows', async ({ blank }) => {
  const page = await blank({ viewport: { width: 768, height: 1024 } });
  const badges = { bonded: true, insured: true, family_owned: true, local_business: true, emergency_services: true };
  for (const version of ['v2', 'v2.3'] as const) {
    await show(page, homeOf({ ...inVersion(kinds['sparse']!, version), ...badges }));
    const boxes = await page
      .locator('#logo-w-text-grid li')
      .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect()).map(({ top, right }) => [top, right]));
    const rows = Map.groupBy(boxes, ([top]) => top).values();
    const ends = [...rows].map((row) => [row.length, row.at(-1)?.[1]]);
    expect(ends, version).toEqual([
      [3, ends[0]?.[1]],
      [2, ends[0]?.[1]],
    ]);
  }
});

test('[PAGE-02] the navigation stays in sight', async ({ open }) => {
  const page = await open('plumber', 1280, 800);
  await page.locator('#faq').scrollIntoViewIfNeeded();
  const box = await page.locator('#navigation').boundingBox();
  expect(box?.y).toBe(0);
});

test('[PAGE-06] the chat button covers no words of the footer at the page’s end, in every version', async ({
  blank,
}) => {
  const page = await blank();
  for (const width of [700, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const version of versions) {
      await show(page, homeOf(inVersion(kinds['rich']!, version)));
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const button = await page.locator('.chat-open').boundingBox();
      const words = page.locator('#footer :is(p, a, li)');
      const ends = await words.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
      expect(button?.y, `${version} at ${width} px`).toBeGreaterThanOrEqual(Math.max(...ends));
    }
  }
});

test('[PAGE-03] touch targets measure at least 24 px', async ({ open }) => {
  const page = await open('plumber', 390, 844);
  const small = await page.locator('main :is(a, button, summary, input, textarea):visible').evaluateAll((all) =>
    all.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width < 24 || height < 24 ? [element.outerHTML] : [];
    }),
  );
  expect(small).toEqual([]);
});

for (const name of ['plumber', 'roofer', 'cleaner'] as const) {
  test(`[PAGE-01] ${name} keeps its structure`, async ({ open }) => {
    const page = await open(name, 1280, 800);
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
