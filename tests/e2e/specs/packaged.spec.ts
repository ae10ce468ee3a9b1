import { readFile } from 'node:fs/promises';
import { packApp } from '../../packaging/packed-app.ts';
import { expect, test } from '../fixtures/app.ts';
import { BasicInfoPage } from '../pages/basic-info.ts';
import { beginMainJob, HOSTILE_TAGLINE } from '../pages/main-job.ts';
import { Shell } from '../pages/shell.ts';

/**
 * Timeout of each wait during the first publish, in milliseconds. A packaged app does not find the pictures that other
 * tests have made, so it makes all pictures of the site in every size.
 */
const PUBLISH_LIMIT_MS = 300_000;

test.describe.configure({ timeout: 2 * PUBLISH_LIMIT_MS });
test.use({
  packaged: async ({}, use) => {
    const packed = await packApp({ SITEWRIGHT_UPDATE_URL: 'https://updates.example' });
    await use(packed);
    await packed.remove();
  },
  appArgs: ['--remote-debugging-port=0'],
  appEnv: async ({}, use, testInfo) =>
    use({
      ELECTRON_HOST_EVENTS: testInfo.outputPath('events.jsonl'),
      SITEWRIGHT_BACKEND_URL: 'https://other.example',
    }),
});

// The app is packed for Linux, so the native code in the package runs on no other system.
if (process.platform === 'linux') {
  test('[HOST-09] [HOST-06] [SAVE-01] [PUB-01] a site is made, published and kept over a restart when the app runs from its package, which takes no variables and opens no port', async ({
    app,
  }, testInfo) => {
    expect(app.output.filter((line) => line.startsWith('{'))).toEqual([
      `{"event":"ready","debuggerUrl":null,"backendUrl":"${app.backendUrl}"}`,
    ]);
    expect(new URL(app.backendUrl).hostname).toBe('127.0.0.1');
    const shell = new Shell(app.page);
    await beginMainJob(app.page, 'packed-plumbing');
    await shell.startPublish();
    const agree = shell.dialog.getByRole('button', { name: 'Continue' });
    const outcome = shell.drawer.getByText(/^(Saved and published|There was a problem)/);
    await agree.or(outcome).first().waitFor({ timeout: PUBLISH_LIMIT_MS });
    if (await agree.isVisible()) await agree.click();
    await outcome.waitFor({ timeout: PUBLISH_LIMIT_MS });
    const answer = await fetch(await shell.published());
    expect(await answer.text()).toContain('Fast &amp; fair &lt;script&gt;');

    // The package names an update feed, but on Linux the app updates itself only if it is an AppImage.
    await shell.visit('/settings');
    await expect(shell.screen).toContainText('this copy was installed as a package');
    const recorded = (await readFile(testInfo.outputPath('events.jsonl'), 'utf8')).trim().split('\n');
    expect(recorded.map((line) => JSON.parse(line))).toContainEqual({
      type: 'default-protocol-client',
      protocol: 'sitewright',
    });

    const again = await app.restart();
    await new BasicInfoPage(again).open('packed-plumbing');
    await expect(new BasicInfoPage(again).field('Tagline')).toHaveValue(HOSTILE_TAGLINE);
  });
}
