import { expectAccessible } from '../pages/accessible.ts';
import { BasicInfoPage } from '../pages/basic-info.ts';
import { expectDrawn, Shell } from '../pages/shell.ts';
import { SignInPage } from '../pages/sign-in.ts';
import { SyncPages } from '../pages/sync.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

const QUEUED = 'It will be saved on the server when it can be reached.';
/** Timeout for a queued save. It exceeds the longest wait between two tries of the queue (60 s). */
const SEND_LIMIT = { timeout: 90_000 };

test.describe('with a keychain', () => {
  test.use({ keychain: 'system' });

  test('[SYNC-02] [SYNC-03] [AUTH-03] [NAV-09] opened from this computer, edited and saved offline; back online merged with a colleague’s changes, the clash decided by keyboard', async ({
    app,
    backend,
  }) => {
    await new BasicInfoPage(app.page).open(DEMO);
    await expect(new Shell(app.page).status).toHaveText('No unsaved changes');
    await new Shell(app.page).showPreview();
    await expectDrawn(new Shell(app.page).previewPictures);
    await app.stop();
    await backend.put(DEMO, { email: 'colleague@blueridge.example', license_number: 'X 12' });
    await backend.goDown();

    const page = await app.start();
    const shell = new Shell(page);
    const sync = new SyncPages(page);
    const basicInfo = new BasicInfoPage(page);
    await expect(basicInfo.heading).toBeVisible();
    await expect(sync.statusItem('Offline (opened from this computer)')).toBeVisible();
    await expectDrawn(shell.previewPictures);
    await basicInfo.field('Tagline').fill('Steady hands and clean floors');
    await basicInfo.field('License number').fill('ROC 31 4159');
    await expect(shell.status).toHaveText('Saved on this computer');
    await shell.save.click();
    await expect(shell.notices.filter({ hasText: QUEUED })).toBeVisible();
    await sync.statusItem('Waiting to sync (1)').click();
    await expect(sync.entry('Blue Ridge Plumbing')).toContainText('It is sent when the server can be reached.');
    await page.keyboard.press('Escape');

    await backend.comeBack();
    await expect(sync.statusItem('1 conflict')).toBeVisible(SEND_LIMIT);
    await expect(basicInfo.field('Email')).toHaveValue('colleague@blueridge.example');
    expect(await backend.site(DEMO)).toMatchObject({ license_number: 'X 12' });
    await sync.statusItem('1 conflict').press('Enter');
    await expect(sync.conflicts.getByRole('heading', { level: 3, name: 'License number' })).toBeVisible();
    await expect(sync.conflicts.getByRole('listbox')).toBeFocused();
    await page.keyboard.press('1');
    await expect(sync.conflicts.getByRole('button', { name: 'Save now' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shell.status).toHaveText(/^Saved on server at/);
    expect(await backend.site(DEMO)).toMatchObject({
      email: 'colleague@blueridge.example',
      company_tagline: 'Steady hands and clean floors',
      license_number: 'ROC 31 4159',
    });
    await expect(sync.statusItem(/Waiting to sync|conflict/)).toHaveCount(0);
  });
});

test('[SYNC-02] [NAV-09] a pulled cable shows at once; a save that waits is sent as soon as it is back', async ({
  app,
  backend,
}) => {
  const { page } = app;
  const shell = new Shell(page);
  const sync = new SyncPages(page);
  const basicInfo = new BasicInfoPage(page);
  await basicInfo.open(DEMO);
  await backend.goDown();
  await page.context().setOffline(true);
  await expect(sync.statusItem(/^Offline$/)).toBeVisible();
  await basicInfo.field('License number').fill('ROC 31 4159');
  await shell.save.click();
  await expect(shell.notices.filter({ hasText: QUEUED })).toBeVisible();
  await expect(sync.statusItem('Waiting to sync (1)')).toBeVisible();
  await backend.comeBack();
  await page.context().setOffline(false);
  await expect(shell.status).toHaveText(/^Saved on server at/);
  await expect(sync.statusItem(/Waiting to sync|Offline/)).toHaveCount(0);
  expect(await backend.site(DEMO)).toMatchObject({ license_number: 'ROC 31 4159' });
});

test('[NAV-09] [NAV-05] [NAV-11] what waits is listed and dealt with; a discarded draft comes back; the panel is accessible', async ({
  app,
  backend,
}) => {
  const { page } = app;
  const shell = new Shell(page);
  const sync = new SyncPages(page);
  const basicInfo = new BasicInfoPage(page);
  await basicInfo.open(DEMO);
  await backend.goDown();
  await basicInfo.field('License number').fill('ROC 31 4159');
  await shell.save.click();
  await expect(sync.statusItem('Waiting to sync (1)')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+s');
  const entry = sync.entry('Blue Ridge Plumbing');
  await expect(entry).toBeVisible();
  await expectAccessible(page);
  await entry.getByRole('button', { name: 'Remove from queue' }).click();
  await expect(sync.panel.getByText('Nothing waits to sync')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(basicInfo.field('License number')).toHaveValue('ROC 31 4159');

  await shell.save.click();
  await sync.statusItem('Waiting to sync (1)').click();
  await entry.getByRole('button', { name: 'Discard draft to trash' }).click();
  const notice = shell.notices.filter({ hasText: 'The draft of Blue Ridge Plumbing is in the trash' });
  await expect(notice).toBeVisible();
  await expect(page.locator('[data-site-fields]').getByLabel('License number')).not.toHaveValue('ROC 31 4159');
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-site-fields]').getByLabel('License number')).toHaveValue('ROC 31 4159');
});

test('[AUTH-04] a sign-in that has ended keeps the draft and what waits; signing in again sends it', async ({
  app,
  backend,
}) => {
  const { page } = app;
  const shell = new Shell(page);
  const basicInfo = new BasicInfoPage(page);
  const signIn = new SignInPage(page);
  await basicInfo.open(DEMO);
  await basicInfo.field('License number').fill('ROC 31 4159');
  await expect(shell.status).toHaveText('Saved on this computer');
  await backend.fail({ path: '', kind: 'status', status: 401, body: 'Expired', times: 99 });
  await shell.save.click();
  await expect(signIn.heading).toBeVisible();
  expect((await backend.site(DEMO)).license_number).not.toBe('ROC 31 4159');
  await backend.recover();
  await signIn.signIn();
  await expect(basicInfo.field('License number')).toHaveValue('ROC 31 4159');
  await expect(shell.status).toHaveText(/^Saved on server at/, SEND_LIMIT);
  expect(await backend.site(DEMO)).toMatchObject({ license_number: 'ROC 31 4159' });
});
