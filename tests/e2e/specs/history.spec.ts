import { expectAccessible } from '../pages/accessible.ts';
import { BasicInfoPage } from '../pages/basic-info.ts';
import { expectApart } from '../pages/expect-apart.ts';
import { Shell } from '../pages/shell.ts';
import { SyncPages } from '../pages/sync.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

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
  await expect(sync.versions).toHaveText([/^Saved.* by you · 1 change/, /^From the server/]);
  const field = sync.history.getByRole('group', { name: 'Tagline' });
  await expect(field).toContainText('Straight');
  await sync.compareWithDraft();
  await expect(field.locator('del')).toHaveText('Steady');
  await expect(field.locator('ins')).toHaveText('Quick');
  await field.getByRole('button', { name: 'Restore Tagline' }).click();
  await expect(field).toBeHidden();
  await expectApart(shell.notices.filter({ hasText: 'Restored: Tagline' }), sync.history);
  await page.keyboard.press('Escape');
  await expect(tagline!).toHaveValue('Steady hands and clean floors');
  await expect(licence!).toHaveValue('ROC 31 4159');
  await shell.notices.filter({ hasText: 'Restored: Tagline' }).getByRole('button', { name: 'Undo' }).click();
  await expect(tagline!).toHaveValue('Quick hands and clean floors');

  await page.keyboard.press('ControlOrMeta+Shift+h');
  await sync.compareWithDraft();
  await sync.history.getByRole('button', { name: 'Restore section Basic Info' }).click();
  await expect(sync.history).toContainText('No differences');
  await sync.versions.filter({ hasText: /^From the server/ }).click();
  await sync.history.getByRole('button', { name: 'Restore the whole site' }).click();
  await expect(sync.history).toContainText('No differences');
  await page.keyboard.press('Escape');
  await expect(tagline!).toHaveValue('Straight answers and solid plumbing for Asheville homes');
});

test('[PUB-04] list items and their order come back one by one, by keyboard; a publish is a version', async ({
  app,
}) => {
  const { page } = app;
  const sync = new SyncPages(page);
  const basicInfo = new BasicInfoPage(page);
  await basicInfo.open(DEMO);
  await basicInfo.publish();
  await page.evaluate(changeServices, DEMO);

  await page.keyboard.press('ControlOrMeta+Shift+h');
  await expect(sync.versions.first()).toHaveText(/^Published/);
  await sync.compareWithDraft();
  const services = sync.history.getByRole('group', { name: 'Services', exact: true });
  const rows = services.getByRole('group');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(0)).toContainText('Order changed');
  await expect(rows.filter({ hasText: 'Sump pumps' })).toContainText('Added');

  await services.getByRole('button', { name: 'Remove Services › Sump pumps' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(3);
  await services.getByRole('button', { name: 'Restore order of Services' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(2);
  const next = services.getByRole('button', { name: /^Restore (item )?Services › / });
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  const back = services.getByRole('button', { name: /^Bring back Services › / });
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sync.history).toContainText('No differences');
  await expect(sync.history.getByRole('listbox', { name: 'Versions' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(rows).toHaveCount(1);
  await expect(back).toBeVisible();
});

/** Renames, moves, removes and adds a service with the operations of the services screen. */
async function changeServices(slug: string): Promise<void> {
  const operations = [
    { op: 'set', path: ['services', 0, 'service-name'], value: 'Unclogging' },
    { op: 'remove', path: ['services', 1] },
    { op: 'insert', path: ['services', 1], value: { 'service-name': 'Sump pumps', order: 1 } },
    { op: 'move', path: ['services'], from: 2, to: 0 },
    ...[0, 1, 2].map((order) => ({ op: 'set', path: ['services', order, 'order'], value: order })),
  ];
  await window.sitewright.invoke('site.edit', crypto.randomUUID(), { slug, step: 'services', operations });
}

test('[NAV-05] [NAV-11] Clear Cache puts the draft into the trash, from where it comes back; both panels are accessible', async ({
  app,
}) => {
  const { page } = app;
  const shell = new Shell(page);
  const sync = new SyncPages(page);
  const basicInfo = new BasicInfoPage(page);
  await basicInfo.open(DEMO);
  await basicInfo.field('License number').fill('ROC 31 4159');
  await expect(shell.status).toHaveText('Saved on this computer');
  await page.keyboard.press('ControlOrMeta+Shift+h');
  await expect(sync.history.getByRole('group', { name: 'License number' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await shell.clearCache.click();
  await shell.answerYes('Clear Cache');
  await shell.notices.getByRole('button', { name: 'Show trash' }).click();
  await expect(sync.trash.getByRole('option', { name: /Draft put aside by Clear Cache/ })).toBeVisible();
  await expect(sync.trash).toContainText('kept 30 days');
  await expect(sync.trash.getByRole('group', { name: 'License number' }).locator('del')).toContainText('ROC 31 4159');
  await expectAccessible(page);
  await sync.trash.getByRole('button', { name: 'Restore the whole site' }).click();
  await expect(sync.trash).toContainText('No differences');
  await page.keyboard.press('Escape');
  await expect(basicInfo.field('License number')).toHaveValue('ROC 31 4159');
});
