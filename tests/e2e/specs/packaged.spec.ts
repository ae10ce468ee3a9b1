import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startKeyring } from '../../support/keyring.ts';
import { packApp } from '../../packaging/packed-app.ts';
import { AppUnderTest } from '../fixtures/app-under-test.ts';
import { BasicInfoPage } from '../pages/basic-info.ts';
import { beginMainJob, HOSTILE_TAGLINE } from '../pages/main-job.ts';
import { Shell } from '../pages/shell.ts';

// The package is that of Linux, around whose program a stand-in is written.
if (process.platform === 'linux') {
  test('[HOST-09] [HOST-06] [SAVE-01] [PUB-01] a site is made, published and kept over a restart when the app runs from its package, which takes no variables and opens no port', async () => {
    test.setTimeout(600_000);
    const packaged = await packApp({ SITEWRIGHT_UPDATE_URL: 'https://updates.example' });
    const userDataDir = await mkdtemp(join(tmpdir(), 'sitewright-test-'));
    const keyring = await startKeyring();
    const events = join(userDataDir, 'events.jsonl');
    const app = new AppUnderTest({
      userDataDir,
      args: ['--remote-debugging-port=0'],
      env: { ...keyring.env, ELECTRON_HOST_EVENTS: events, SITEWRIGHT_BACKEND_URL: 'https://other.example' },
      windowSize: { width: 1280, height: 800 },
      theme: 'light',
      packaged,
    });
    try {
      const page = await app.start();
      expect(app.output.filter((line) => line.startsWith('{'))).toEqual([
        `{"event":"ready","debuggerUrl":null,"backendUrl":"${app.backendUrl}"}`,
      ]);
      expect(new URL(app.backendUrl).hostname).toBe('127.0.0.1');
      const shell = new Shell(page);
      await beginMainJob(page, 'packed-plumbing');
      await shell.publish.click();
      await shell.drawer.getByRole('button', { name: 'Publish now' }).click();
      await shell.agreeToSpelling();
      const answer = await fetch(await shell.published());
      expect(await answer.text()).toContain('Fast &amp; fair &lt;script&gt;');

      // The feed is there, and a package of Linux leaves updates to the system.
      await shell.visit('/settings');
      await expect(shell.screen).toContainText('this copy was installed as a package');
      const recorded = (await readFile(events, 'utf8')).trim().split('\n');
      expect(recorded.map((line) => JSON.parse(line))).toContainEqual({
        type: 'default-protocol-client',
        protocol: 'sitewright',
      });

      const again = await app.restart();
      await new BasicInfoPage(again).open('packed-plumbing');
      await expect(new BasicInfoPage(again).field('Tagline')).toHaveValue(HOSTILE_TAGLINE);
    } finally {
      if (app.isRunning) await app.stop();
      await keyring.stop();
      await Promise.all([packaged.remove(), rm(userDataDir, { recursive: true, force: true, maxRetries: 5 })]);
    }
  });
}
