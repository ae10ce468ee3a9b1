import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { BasicInfoPage } from '../pages/basic-info.ts';
import { Shell } from '../pages/shell.ts';
import { SyncPages } from '../pages/sync.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

const checkAxe = async (page: Page): Promise<void> => {
  const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode(true);
  expect((await axe.analyze()).violations).toEqual([]);
};

test('[PUB-04] a save is a version: compared with the draft, and a field, a section or the site brought back', async ({
  app,
}) => {
  const { page } = app;
  const shell = new Shell(page);
  const sync = new SyncPages(page);
  const basicInfo = new BasicInfoPage(page);
  await basicInfo.open(DEMO);
  const [tagline, licence, email] = ['Tagline', 'License number', 'Email'].map((name) => basicInfo.field(name));
  await tagline!.fill('Steady hands and clean floors');
  await shell.save.click();
  await expect(shell.status).toHaveText(/^Saved on server at/);
  await tagline!.fill('Quick hands and clean floors');
  await licence!.fill('ROC 31 4159');
  await email!.fill('office@later.example');
  await expect(shell.status).toHaveText('Saved on this computer');

  await page.keyboard.press('ControlOrMeta+Shift+h');
  await expect(sync.history.getByRole('option')).toHaveText([/^Saved/, /^Opened/]);
  const field = sync.history.getByRole('group', { name: 'Tagline' });
  await expect(field.locator('del')).toHaveText('Steady');
  await expect(field.locator('ins')).toHaveText('Quick');
  await field.getByRole('button', { name: 'Restore Tagline' }).click();
  await expect(field).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(tagline!).toHaveValue('Steady hands and clean floors');
  await expect(licence!).toHaveValue('ROC 31 4159');
  await shell.notices.filter({ hasText: 'Restored: Tagline' }).getByRole('button', { name: 'Undo' }).click();
  await expect(tagline!).toHaveValue('Quick hands and clean floors');

  await page.keyboard.press('ControlOrMeta+Shift+h');
  await sync.history.getByRole('button', { name: 'Restore section Basic Info' }).click();
  await expect(sync.history).toContainText('No differences');
  await sync.history.getByRole('option', { name: /^Opened/ }).click();
  await sync.history.getByRole('button', { name: 'Restore the whole site' }).click();
  await expect(sync.history).toContainText('No differences');
  await page.keyboard.press('Escape');
  await expect(tagline!).toHaveValue('Straight answers and solid plumbing for Asheville homes');
});

test('[NAV-05] Clear Cache puts the draft into the trash, from where it comes back', async ({ app }) => {
  const { page } = app;
  const shell = new Shell(page);
  const sync = new SyncPages(page);
  const basicInfo = new BasicInfoPage(page);
  await basicInfo.open(DEMO);
  await basicInfo.field('License number').fill('ROC 31 4159');
  await expect(shell.status).toHaveText('Saved on this computer');
  await shell.clearCache.click();
  await shell.answerYes('Clear Cache');
  await shell.notices.getByRole('button', { name: 'Show trash' }).click();
  await expect(sync.trash.getByRole('option', { name: /Draft put aside by Clear Cache/ })).toBeVisible();
  await expect(sync.trash).toContainText('kept 30 days');
  await expect(sync.trash.getByRole('group', { name: 'License number' }).locator('del')).toContainText('ROC 31 4159');
  await sync.trash.getByRole('button', { name: 'Restore the whole site' }).click();
  await expect(sync.trash).toContainText('No differences');
  await page.keyboard.press('Escape');
  await expect(basicInfo.field('License number')).toHaveValue('ROC 31 4159');
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ theme });
    test(`[NAV-11] version history and trash are accessible, ${theme}`, async ({ app }) => {
      const { page } = app;
      const shell = new Shell(page);
      const sync = new SyncPages(page);
      const basicInfo = new BasicInfoPage(page);
      await basicInfo.open(DEMO);
      await basicInfo.field('License number').fill('ROC 31 4159');
      await expect(shell.status).toHaveText('Saved on this computer');
      await page.keyboard.press('ControlOrMeta+Shift+h');
      await expect(sync.history.getByRole('group', { name: 'License number' })).toBeVisible();
      await checkAxe(page);
      await page.keyboard.press('Escape');
      await shell.clearCache.click();
      await shell.answerYes('Clear Cache');
      await shell.notices.getByRole('button', { name: 'Show trash' }).click();
      await expect(sync.trash.getByRole('group', { name: 'License number' })).toBeVisible();
      await checkAxe(page);
    });
  });
}
