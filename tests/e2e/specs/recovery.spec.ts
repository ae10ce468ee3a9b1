import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { BasicInfoPage } from '../pages/basic-info.ts';
import { Shell } from '../pages/shell.ts';
import { DEMO, test } from '../pages/with-backend.ts';

/** Crashes the page's process. Returns the page that the window shows afterwards. */
async function crash(page: Page): Promise<Page> {
  const context = page.context();
  const next = context.waitForEvent('page');
  const session = await context.newCDPSession(page);
  // The command gets no answer, because the page's process is gone.
  session.send('Page.crash').catch(() => undefined);
  return next;
}

async function typeAndCrash(page: Page, text: string): Promise<Page> {
  await new BasicInfoPage(page).field('About').fill(text);
  await expect(new Shell(page).status).toHaveText('Saved on this computer');
  return crash(page);
}

test('[HOST-05] a window whose page dies twice offers a way back by the keyboard, and no acknowledged keystroke is lost', async ({
  app,
}) => {
  await new BasicInfoPage(app.page).open(DEMO);
  const second = await typeAndCrash(app.page, 'Typed before the first crash');
  await expect(new BasicInfoPage(second).field('About')).toHaveValue('Typed before the first crash');
  const third = await typeAndCrash(second, 'Typed before the second crash');

  await expect(third.getByRole('heading', { name: 'Sitewright has stopped twice' })).toBeVisible();
  await expect(third.getByRole('link', { name: 'Open again' })).toBeFocused();
  for (const name of ['Start in safe mode', 'Export diagnostics']) {
    await third.keyboard.press('Tab');
    await expect(third.getByRole('link', { name })).toBeFocused();
  }
  await third.keyboard.press('Enter');
  const shown = third.getByLabel('Diagnostics');
  await expect(shown).toContainText('"kind": "renderer-gone"');
  expect(JSON.parse((await shown.textContent()) ?? '')).toMatchObject({
    store: { damage: [] },
    system: { safe: false },
  });
  await third.getByRole('link', { name: 'Back' }).press('Enter');
  await third.getByRole('link', { name: 'Open again' }).press('Enter');
  await expect(new BasicInfoPage(third).field('About')).toHaveValue('Typed before the second crash');
  expect(await readdir(join(app.userDataDir, 'logs', 'crashes'))).toHaveLength(2);
});

test.describe('in safe mode', () => {
  test.use({ appArgs: ['--safe'], preview: true });

  test('[HOST-05] the app says what it leaves out, shows no preview, and keeps drafts', async ({ app }) => {
    await new BasicInfoPage(app.page).open(DEMO);
    await expect(app.page.getByText('Safe mode.')).toBeVisible();
    await expect(app.page.locator('[data-preview-pane]')).toHaveCount(0);
    await new BasicInfoPage(app.page).field('About').fill('Typed in safe mode');
    await expect(new Shell(app.page).status).toHaveText('Saved on this computer');
    const page = await app.restart();
    await new BasicInfoPage(page).open(DEMO);
    await expect(new BasicInfoPage(page).field('About')).toHaveValue('Typed in safe mode');
  });
});
