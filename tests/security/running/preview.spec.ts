import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Frame } from '@playwright/test';
import { findChromium } from '../../../scripts/lib/chromium.mjs';
import { BasicInfoPage } from '../../e2e/pages/basic-info.ts';
import { DEMO, expect, test as base } from '../../e2e/pages/with-backend.ts';
import { readAppLog } from '../../support/app-log.ts';
import { escapes } from '../../support/attacks/escapes.ts';

const PREVIEW = 'iframe[title="Preview of the page"]';
/** URL of the page that Chromium shows in a frame whose navigation was refused. */
const REFUSED = 'chrome-error://chromewebdata/';

/** A foreign server that answers every request. Its page `/frame` has a frame, which shows `/empty`. */
interface Outside {
  origin: string;
  /** paths of all requests but those for `/frame` and `/empty`, without the query */
  asked: Set<string>;
}

const test = base.extend<{ outside: Outside }>({
  outside: async ({}, use) => {
    const asked = new Set<string>();
    const server = createServer(({ url = '' }, response) => {
      response.setHeader('content-type', 'text/html');
      if (url === '/frame') return response.end('<iframe src="/empty" width=600 height=400></iframe>');
      if (url !== '/empty') asked.add(url.split('?')[0] ?? '');
      return response.end('<!doctype html>');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    await use({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked });
    server.closeAllConnections();
    server.close();
  },
});

// Otherwise Chromium itself blocks requests to servers on this computer, so the tests would not notice an escape.
test.use({ appArgs: ['--disable-features=LocalNetworkAccessChecks'] });

/**
 * Replaces the content of the frame's document, and clicks the element `go` if there is one. The document's policy and
 * sandbox stay in force.
 * @param judge called before the click; throws if the document cannot be tested
 */
async function tryEscape(frame: Frame, markup: string, judge = () => {}): Promise<void> {
  await frame.setContent(`<!doctype html><body>${markup}`, { waitUntil: 'commit' });
  judge();
  const go = frame.locator('#go');
  if (markup.includes('id=go')) await go.click({ noWaitAfter: true });
}

test(`${escapes.length} escapes reach the address from a frame that is not guarded`, async ({ outside }) => {
  const browser = await chromium.launch({ executablePath: findChromium()! });
  try {
    for (const [at, [name, markup]] of escapes.entries()) {
      const page = await browser.newPage();
      await page.goto(`${outside.origin}/frame`);
      await tryEscape(page.frames()[1]!, markup(`${outside.origin}/${at}`));
      await expect.poll(() => outside.asked.has(`/${at}`), { message: name, intervals: [10, 20, 50] }).toBe(true);
      await page.close();
    }
  } finally {
    await browser.close();
  }
});

test(`none of ${escapes.length} escapes gets anything out of the preview’s frame`, async ({ app, outside }) => {
  const { page } = app;
  const documents: Promise<string | null>[] = [];
  page.on('response', (answer) => {
    if (answer.frame() !== page.mainFrame() && answer.request().isNavigationRequest())
      documents.push(answer.headerValue('content-security-policy'));
  });
  const screen = new BasicInfoPage(page);
  await screen.open(DEMO);
  await screen.shell.preview.locator('#footer').waitFor();
  const frameOf = async () => (await (await page.locator(PREVIEW).elementHandle())?.contentFrame())!;
  const pageOf = (frame: Frame) => frame.url().split('?')[0]!;
  const [here, shown] = [page.url(), pageOf(await frameOf())];
  // The sandbox and the policy each stop most escapes. If one of the two was missing, the escapes would not show it, so
  // both are checked here.
  await expect(page.locator(PREVIEW)).toHaveAttribute('sandbox', 'allow-scripts');
  expect(await documents[0]).toMatch(/default-src 'none'; script-src 'sha256-[^']{44}';.*; sandbox allow-scripts$/);

  const moved: string[] = [];
  const tried = new Set<string>();
  for (const [at, [name, markup]] of escapes.entries()) {
    let tries = 0;
    // The app may replace the frame by a new one meanwhile. The escape is then repeated in the new frame.
    await expect(async () => {
      // After a refused link the frame may show the browser's error page, which has no policy.
      if (pageOf(await frameOf()) === REFUSED) {
        await page.reload();
        await screen.shell.preview.locator('#footer').waitFor();
      }
      const [frame, path] = [await frameOf(), `/${at}/${++tries}`];
      await tryEscape(frame, markup(`${outside.origin}${path}`), () => {
        if (pageOf(frame) === REFUSED) throw new Error('The frame shows the error page.');
        tried.add(path);
      });
      if (page.url() !== here || ![shown, REFUSED].includes(pageOf(frame))) moved.push(name);
    }).toPass();
  }
  expect(moved).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);

  // This navigation begins after all escapes. When the app has logged its refusal, a request of an escape would have
  // reached the server.
  await page.evaluate((to) => void (window.location.href = to), `${outside.origin}/last`);
  await expect
    .poll(async () => (await readAppLog(app.userDataDir)).map(({ message }) => message))
    .toContain('navigation refused');
  const got = [...tried.intersection(outside.asked)];
  expect(got.map((path) => escapes[Number(path.split('/')[1])]?.[0])).toEqual([]);
  const log = (await readAppLog(app.userDataDir)).map(({ message }) => message);
  expect(log.filter((message) => /^(link|download|permission|redirect) refused$/.test(message))).toEqual([]);
});
