import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packApp } from '../../packaging/packed-app.ts';
import { test as base, expect } from '../fixtures/app.ts';
import { UpdateFeed } from '../fixtures/update-feed.ts';
import { Shell } from '../pages/shell.ts';
import { SignInPage } from '../pages/sign-in.ts';

/** Timeout in milliseconds. Packing and starting the app take most of the time. */
const LIMIT_MS = 300_000;

const OLD = '#!/bin/sh\n# the version that runs\n';
const NEW = '#!/bin/sh\n# the newer version\n';

const test = base.extend<{ feed: UpdateFeed }>({
  feed: async ({}, use) => {
    const feed = new UpdateFeed('0.0.1', NEW);
    await feed.start();
    await use(feed);
    feed.stop();
  },
});
test.describe.configure({ timeout: LIMIT_MS });
test.use({
  packaged: async ({ feed }, use) => {
    const packed = await packApp({ SITEWRIGHT_UPDATE_URL: feed.url });
    await use(packed);
    await packed.remove();
  },
  appEnv: async ({ packaged }, use, testInfo) => {
    const appImage = testInfo.outputPath('Sitewright.AppImage');
    await writeFile(appImage, OLD, { mode: 0o755 });
    await use({
      APPIMAGE: appImage,
      APPDIR: path.dirname(packaged!.resources),
      XDG_CACHE_HOME: testInfo.outputPath('cache'),
    });
  },
});

// The app is packed for Linux, so the native code in the package runs on no other system.
if (process.platform === 'linux') {
  test('[HOST-08] an AppImage refuses older and damaged versions, and is replaced when it quits after a newer one came', async ({
    app,
    feed,
  }, testInfo) => {
    const shell = new Shell(app.page);
    await new SignInPage(app.page).signInAtOnce();
    await shell.visit('/settings');
    await expect(shell.screen).toContainText('This is the newest version that is known.');
    const look = shell.screen.getByRole('button', { name: 'Look now' });

    feed.version = '99.0.0';
    feed.damaged = true;
    await look.click();
    await expect(shell.screen).toContainText('Version 99.0.0 is there. Its download was damaged and was deleted.');

    feed.damaged = false;
    await look.click();
    await expect(shell.screen).toContainText('Version 99.0.0 is installed when you quit.');
    const appImage = testInfo.outputPath('Sitewright.AppImage');
    expect(await readFile(appImage, 'utf8')).toBe(OLD);

    expect(await app.stop()).toBe(0);
    expect(await readFile(appImage, 'utf8')).toBe(NEW);
    expect(await readFile(path.join(app.userDataDir, 'updates', 'previous.AppImage'), 'utf8')).toBe(OLD);
  });
}
