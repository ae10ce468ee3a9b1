import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bridge } from '#shared/ipc/bridge.ts';
import { launchApp } from '../../../scripts/lib/launch.ts';
import { expect, test, type RunningApp } from '../../e2e/fixtures/app.ts';

test.use({ keychain: 'none' });

/**
 * Starts the app again on the same data, as the system does for a link. Expects this second app to end at once without
 * an error.
 */
async function startAgain(app: RunningApp, link: string): Promise<void> {
  const again = launchApp({ userDataDir: app.userDataDir, args: [link] });
  await expect(again).rejects.toThrow('ended with code 0 before it was ready');
}

/** Signs in to the embedded backend with its demo code. */
async function signIn(app: RunningApp): Promise<void> {
  await app.page.evaluate(async () => {
    const { sitewright } = globalThis as unknown as { sitewright: Bridge };
    const phoneNumber = '+14155550132';
    const asked = await sitewright.invoke('auth.requestCode', 's1', { phoneNumber });
    if (!asked.ok) throw new Error(asked.error.code);
    const { demoCode: code } = asked.value as { demoCode: string };
    await sitewright.invoke('auth.verifyCode', 's2', { phoneNumber, code });
  });
}

const routeOf = (app: RunningApp) => new URL(app.page.url()).pathname;
const stateFile = (app: RunningApp) => join(app.userDataDir, 'window-state.json');

test('[NAV-10] a second start hands its link to the first, which only navigates', async ({ app }) => {
  await signIn(app);
  await expect(app.page.getByLabel('Phone number')).toHaveCount(0);
  await startAgain(app, 'sitewright://open/some-site/photos');
  await expect.poll(() => routeOf(app)).toBe('/photos/some-site');
  await startAgain(app, 'sitewright://publish/some-site');
  await startAgain(app, 'sitewright://open/some-site/team');
  await expect.poll(() => routeOf(app)).toBe('/team/some-site');
  expect(app.page.context().pages()).toHaveLength(1);
});

/** Restarts the app with the given window state. Returns the position and size of the window, as its page sees them. */
async function windowAfterStart(app: RunningApp, state: object) {
  await app.stop();
  await writeFile(stateFile(app), JSON.stringify(state));
  const page = await app.restart();
  return page.evaluate(() => ({
    x: window.screenX,
    y: window.screenY,
    width: window.outerWidth,
    height: window.outerHeight,
  }));
}

test('[NAV-10] the window comes back where it was and as large as it was', async ({ app }) => {
  const bounds = { x: 60, y: 40, width: 1100, height: 700 };
  expect(await windowAfterStart(app, { ...bounds, maximized: false })).toEqual(bounds);
  await app.stop();
  expect(JSON.parse(await readFile(stateFile(app), 'utf8'))).toEqual({ ...bounds, maximized: false });
});

test('[NAV-10] a window that was on a display that is gone comes back on one that is there', async ({ app }) => {
  const gone = { x: 90_000, y: -70_000, width: 1100, height: 700, maximized: false };
  const place = await windowAfterStart(app, gone);
  expect(place).toMatchObject({ width: 1100, height: 700 });
  // No display is this large, so the window has to be moved. Unit tests check its exact position.
  for (const edge of [place.x, place.y, place.x + 1100, place.y + 700]) {
    expect(edge).toBeGreaterThanOrEqual(0);
    expect(edge).toBeLessThan(16_000);
  }
});

test('quitting ends the embedded backend, and so does a crash', async ({ app }) => {
  const answers = (url: string) =>
    fetch(url).then(
      () => true,
      () => false,
    );
  const first = app.backendUrl;
  expect(await answers(first)).toBe(true);
  expect(await app.stop()).toBe(0);
  expect(await answers(first)).toBe(false);
  await app.restart();
  const second = app.backendUrl;
  expect(await answers(second)).toBe(true);
  await app.kill();
  await expect.poll(() => answers(second)).toBe(false);
});
