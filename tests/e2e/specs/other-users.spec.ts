import type { Page } from '@playwright/test';
import { BasicInfoPage } from '../pages/basic-info.ts';
import { expectAccessible } from '../pages/accessible.ts';
import { NewSitePage } from '../pages/new-site.ts';
import { Shell } from '../pages/shell.ts';
import { SignInPage } from '../pages/sign-in.ts';
import { SyncPages } from '../pages/sync.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

const [ANN, BEN] = ['+18015550123', '+12025550199'] as const;

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = new Shell(page).dialog;
  await question.getByRole('button', { name: 'Sign out' }).click();
}

test('[AUTH-04] [SYNC-06] who signs in second is shown the site as the server has it, looks at the first one’s edits, goes on with them or sets them aside for the first', async ({
  app,
}) => {
  const { page } = app;
  const [signIn, home, basicInfo, shell] = [
    new SignInPage(page),
    new NewSitePage(page),
    new BasicInfoPage(page),
    new Shell(page),
  ];
  /** Signs in and waits for Home, which the app shows after a change of user. */
  const enter = async (number: string): Promise<void> => {
    await signIn.signIn(number);
    await home.heading.waitFor();
  };
  const notice = page.getByRole('status').filter({ hasText: 'Unsaved edits of' });
  const tagline = basicInfo.field('Tagline');
  await enter(ANN);
  await basicInfo.open(DEMO);
  const before = await tagline.inputValue();
  await tagline.fill('Typed by Ann');
  await expect(shell.status).toHaveText('Saved on this computer');
  await signOut(page);

  await enter(BEN);
  await expect(home.recent.getByRole('link', { name: /Blue Ridge Plumbing/ })).toBeVisible();
  await expect(home.recent.getByText('Unsaved edits')).toHaveCount(0);
  await basicInfo.open(DEMO);
  await expect(notice).toContainText(`Unsaved edits of ${ANN} on this computer.`);
  await expect(tagline).toHaveValue(before);
  await expect(shell.status).toHaveText('No unsaved changes');
  await notice.getByRole('button', { name: 'Look' }).click();
  const looks = page.getByRole('dialog', { name: `Unsaved edits of ${ANN}` });
  await expect(looks.getByRole('region', { name: 'Differences' })).toContainText('Typed by Ann');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await notice.getByRole('button', { name: 'Go on with them' }).click();
  await expect(tagline).toHaveValue('Typed by Ann');
  await expect(notice).toHaveCount(0);
  await expect(shell.status).toHaveText('Saved on this computer');
  await signOut(page);

  // Ben has taken over the edits, so they are his now. Ann sets them aside.
  await enter(ANN);
  await basicInfo.open(DEMO);
  await expect(tagline).toHaveValue(before);
  await notice.getByRole('button', { name: 'Set aside' }).click();
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();

  await enter(BEN);
  await basicInfo.open(DEMO);
  await expect(tagline).toHaveValue(before);
  await page.getByRole('contentinfo').getByRole('status').getByRole('button').click();
  await page.getByRole('button', { name: 'Trash' }).click();
  const { trash } = new SyncPages(page);
  await expect(trash.getByRole('option', { name: /Set aside by another user/ })).toBeVisible();
  await trash.getByRole('button', { name: 'Restore the whole site' }).click();
  await page.keyboard.press('Escape');
  await expect(tagline).toHaveValue('Typed by Ann');
});
