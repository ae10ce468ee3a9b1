import type { Page } from '@playwright/test';
import { inVersion, kinds } from '../support/sites/kinds.ts';
import { expect, test } from './pages.ts';
import { homeOf, load, origin, show } from './unserved.ts';

const html = homeOf(inVersion(kinds['rich']!, 'v2.1'));

/** Keeps the page from laying out the waiting sections when the browser is idle. */
const neverIdle = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 1;
  });

/** Keeps the browser from being idle, so that it calls functions that wait for that only when their time is over. */
const busy = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.requestIdleCallback = (act, { timeout } = {}) =>
      timeout === undefined ? 1 : window.setTimeout(() => act({ didTimeout: true, timeRemaining: () => 0 }), timeout);
  });

/** Takes the report of idle time from the browser, as some browsers have none. */
const withoutIdleTime = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    delete (window as Partial<Window>).requestIdleCallback;
  });

/** Returns the IDs of sections that are not laid out yet. */
const waiting = (page: Page): Promise<string[]> =>
  page
    .locator('.s')
    .evaluateAll((all) =>
      all.filter((each) => getComputedStyle(each).contentVisibility === 'auto').map((each) => each.id),
    );

/** Returns the distance in pixels between a section and its place below the bar. */
const distanceToTarget = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .evaluate((section) =>
      Math.abs(
        section.getBoundingClientRect().top - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
      ),
    );

test.describe('[PAGE-03] a page that has just loaded', () => {
  test('has no section that waits once the browser was idle, and none of the first screens before', async ({
    blank,
  }) => {
    const page = await blank({ viewport: { width: 390, height: 844 } });
    await load(page, html, neverIdle);
    expect(await waiting(page)).toContain('reviews');
    expect(await waiting(page)).not.toContain('hero');
    const idle = await blank({ viewport: { width: 390, height: 844 } });
    await show(idle, html);
    expect(await waiting(idle)).toEqual([]);
  });

  for (const [title, prepare] of [
    ['is never idle', busy],
    ['does not report idle time', withoutIdleTime],
  ] as const)
    test(`has no section that waits soon after it was loaded in a browser that ${title}`, async ({ blank }) => {
      const page = await blank({ viewport: { width: 390, height: 844 } });
      await load(page, html, prepare);
      await expect.poll(() => waiting(page)).toEqual([]);
    });

  for (const version of ['v2', 'v2.1', 'v4'] as const)
    test(`has a bar in ${version} that follows the scrolling only once there is any`, async ({ blank }) => {
      const page = await blank({ viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' });
      await load(page, homeOf(inVersion(kinds['rich']!, version)), neverIdle);
      const bar = page.locator('#navigation');
      await expect(bar).toHaveCSS('animation-name', 'none');
      await page.mouse.wheel(0, 300);
      await expect(bar).toHaveCSS('animation-name', 'bar-once-scrolled');
    });

  test('leads to the place that a link names, before anything else was laid out', async ({ blank }) => {
    const page = await blank({ viewport: { width: 1280, height: 800 } });
    await load(page, html, neverIdle);
    await page.locator('#navigation .links a[href="#faq"]').click();
    expect(await waiting(page)).toEqual([]);
    await expect.poll(() => distanceToTarget(page, '#faq')).toBeLessThan(2);
  });

  test('is laid out whole when its address names a place', async ({ blank }) => {
    const page = await blank({ viewport: { width: 1280, height: 800 } });
    await load(page, html, neverIdle);
    await page.goto('about:blank');
    await page.goto(`${origin}#faq`);
    expect(await waiting(page)).toEqual([]);
    await expect.poll(() => distanceToTarget(page, '#faq')).toBeLessThan(2);
  });

  test('is printed whole', async ({ blank }) => {
    const page = await blank({ viewport: { width: 794, height: 1123 } });
    await load(page, html, neverIdle);
    await page.emulateMedia({ media: 'print' });
    expect(await waiting(page)).toEqual([]);
  });

  test('is laid out whole without script', async ({ blank }) => {
    const page = await blank({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    await load(page, html);
    for (const section of ['#reviews', '#faq', '#footer'])
      await expect(page.locator(section)).toHaveCSS('content-visibility', 'visible');
  });
});
