import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { BasicInfoPage } from '../pages/basic-info.ts';
import { Shell } from '../pages/shell.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

const parts = (page: Page) => {
  const shell = new Shell(page);
  const notice = shell.notices.filter({ hasText: 'Another window edits this site' });
  return { page, shell, notice, license: new BasicInfoPage(page).field('License number') };
};

test('[SYNC-03] [NAV-08] two windows on one site: what one edits, undoes and saves shows in the other, and each can be closed', async ({
  app,
  backend,
}) => {
  const first = parts(app.page);
  await new BasicInfoPage(app.page).open(DEMO);
  const before = await first.license.inputValue();
  const second = parts(await app.newWindow());
  await expect(second.license).toHaveValue(before);

  await first.license.fill('ROC 31 4159');
  await expect(second.license).toHaveValue('ROC 31 4159');
  await expect(second.shell.status).toHaveText('Saved on this computer');
  await expect(second.notice).toHaveCount(1);
  await expect(first.notice).toHaveCount(0);

  await second.shell.undo.click();
  await expect(first.license).toHaveValue(before);
  await expect(first.notice).toHaveCount(1);
  await first.shell.redo.click();
  await expect(second.license).toHaveValue('ROC 31 4159');
  await second.shell.save.click();
  await expect(first.shell.status).toHaveText(/^Saved on server at/);
  expect(await backend.site(DEMO)).toMatchObject({ license_number: 'ROC 31 4159' });

  // The page is reloaded right after typing, and later the window is closed right after typing. Perhaps the text is not
  // in the journal yet, but it must not be lost.
  await second.license.fill('ROC 16 1803');
  await Promise.all([second.page.waitForEvent('load'), second.page.keyboard.press('ControlOrMeta+r')]);
  await expect(second.license).toHaveValue('ROC 16 1803');
  await second.license.fill('ROC 27 1828');
  await Promise.all([second.page.waitForEvent('close'), second.page.evaluate(() => window.close())]);
  await expect(first.license).toHaveValue('ROC 27 1828');
  await first.license.fill('ROC 14 1421');
  await expect(first.shell.status).toHaveText('Saved on this computer');
  expect(app.isRunning).toBe(true);
});

// Only Linux has `prlimit`, which limits the size of the files that a running program writes.
if (process.platform === 'linux') {
  test('[SYNC-05] edits are called not saved, neither closing the window nor quitting loses them unasked, and they are written by themselves once there is room', async ({
    app,
  }) => {
    const { page, shell, license } = parts(app.page);
    await new BasicInfoPage(page).open(DEMO);
    await license.fill('ROC 31 4159');
    await expect(shell.status).toHaveText('Saved on this computer');
    const limitFiles = (bytes: string) => execFileSync('prlimit', ['--pid', String(app.pid), `--fsize=${bytes}:`]);
    limitFiles('1');
    await license.fill('ROC 27 1828');
    await expect(shell.status).toHaveText('Not saved');
    await expect(page.getByRole('alert').filter({ hasText: 'could not be written to this computer' })).toBeVisible();

    const question = page.getByRole('dialog', { name: 'Close and lose your last edits?' });
    await page.evaluate(() => window.close());
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    process.kill(app.pid, 'SIGTERM');
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();

    limitFiles('unlimited');
    // The app tries again without being asked, within 15 seconds.
    await expect(shell.status).toHaveText('Saved on this computer', { timeout: 45_000 });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    expect(await app.stop()).toBe(0);
    const again = await app.start();
    await new BasicInfoPage(again).open(DEMO);
    await expect(new BasicInfoPage(again).field('License number')).toHaveValue('ROC 27 1828');
  });
}
