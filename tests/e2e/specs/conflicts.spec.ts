import type { TestBackend } from '../../support/test-backend.ts';
import { expectAccessible } from '../pages/accessible.ts';
import { BasicInfoPage } from '../pages/basic-info.ts';
import { Shell } from '../pages/shell.ts';
import { SyncPages } from '../pages/sync.ts';
import type { RunningApp } from '../fixtures/app.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

const THEIRS = {
  company_tagline: 'Quick hands and dry floors',
  license_number: 'X 12',
  email: 'new@blueridge.example',
};

/**
 * Makes the user and a colleague change the tagline and the license number differently, and each of them one further
 * field. Then saves and opens the review of the two conflicts.
 */
async function clash(app: RunningApp, backend: TestBackend) {
  const { page } = app;
  const shell = new Shell(page);
  const basicInfo = new BasicInfoPage(page);
  await basicInfo.open(DEMO);
  await basicInfo.field('Tagline').fill('Steady hands and clean floors');
  await basicInfo.field('License number').fill('ROC 31 4159');
  await basicInfo.field('Years in business').fill('18');
  await expect(shell.status).toHaveText('Saved on this computer');
  await backend.put(DEMO, THEIRS);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(shell.dialog).toContainText('New changes have been detected. Do you want to overwrite them?');
  await expect(shell.dialog.getByRole('button', { name: 'Review' })).toBeFocused();
  await page.keyboard.press('Enter');
  const sync = new SyncPages(page);
  await expect(sync.conflicts).toContainText('2 conflicts to decide');
  return { page, shell, basicInfo, sync };
}

test('[SYNC-03] [SAVE-06] the same field changed here and there: decided by keyboard, saved, and nothing is lost', async ({
  app,
  backend,
}) => {
  const { page, shell, basicInfo, sync } = await clash(app, backend);
  const list = sync.conflicts.getByRole('listbox', { name: 'Conflicts' });
  await expect(list).toBeFocused();
  await list.getByRole('option', { name: /^Tagline/ }).click();
  await expect(sync.side('Mine').locator('ins')).toHaveText('Steady hands and clean floors');
  await expect(sync.side('Server’s')).toContainText('Quick hands and dry floors');
  await page.keyboard.press('Home');
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  for (const field of [1, 2]) {
    const tagline = sync.conflicts.getByRole('heading', { level: 3, name: 'Tagline' });
    const isTagline = await tagline.isVisible();
    // `1` decides for the user's own value, `e` edits a value. Once a conflict is decided, the next one is shown.
    await page.keyboard.press(isTagline ? '1' : 'e');
    if (!isTagline) {
      await expect(sync.conflicts.getByRole('textbox', { name: 'Your text' })).toHaveValue('ROC 31 4159');
      await page.keyboard.press('End');
      await page.keyboard.type(' and X 12');
      await page.keyboard.press('Enter');
    }
    if (field === 1) await expect(sync.conflicts).toContainText('1 conflict to decide');
  }
  await expect(sync.conflicts).toContainText('All decided – save now?');
  await expect(sync.conflicts.getByRole('button', { name: 'Save now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shell.status).toHaveText(/^Saved on server at/);
  const merged = {
    company_tagline: 'Steady hands and clean floors',
    license_number: 'ROC 31 4159 and X 12',
    email: 'new@blueridge.example',
  };
  expect(await backend.site(DEMO)).toMatchObject(merged);
  expect(String((await backend.site(DEMO)).years_in_business)).toBe('18');
  await expect(basicInfo.field('Email')).toHaveValue(merged.email);
});

test('[SYNC-03] [NAV-11] conflicts wait over a restart, keep a save back, and a decision can be undone; review and banner are accessible', async ({
  app,
  backend,
}) => {
  const first = await clash(app, backend);
  await expectAccessible(first.page);
  await first.page.keyboard.press('e');
  await expect(first.sync.conflicts.getByRole('textbox', { name: 'Your text' })).toBeFocused();
  await expectAccessible(first.page);
  await first.page.keyboard.press('Escape');
  await first.page.keyboard.press('Escape');
  await expect(first.sync.conflicts).toBeHidden();
  await expectAccessible(first.page);
  await expect(first.sync.statusItem('2 conflicts')).toBeVisible();
  await first.shell.save.click();
  await expect(first.shell.notices.filter({ hasText: 'There was a problem saving...' })).toBeVisible();
  expect(await backend.site(DEMO)).toMatchObject(THEIRS);

  const page = await app.restart();
  const basicInfo = new BasicInfoPage(page);
  await basicInfo.open(DEMO);
  const sync = new SyncPages(page);
  await sync.statusItem('2 conflicts').click();
  await sync.conflicts.getByRole('button', { name: 'Use mine for all' }).click();
  await expect(sync.conflicts).toContainText('All decided – save now?');
  await sync.conflicts.getByRole('button', { name: 'Later' }).click();
  await expect(basicInfo.field('Tagline')).toHaveValue('Steady hands and clean floors');
  await expect(basicInfo.field('License number')).toHaveValue('ROC 31 4159');
  await new Shell(page).undo.click();
  await expect(basicInfo.field('Tagline')).toHaveValue(THEIRS.company_tagline);
  await expect(basicInfo.field('License number')).toHaveValue(THEIRS.license_number);
});

test('[CACHE-01] a newer copy found at the opening of a site with own edits can be declined, and reviewed later', async ({
  app,
  backend,
}) => {
  const first = new BasicInfoPage(app.page);
  await first.open(DEMO);
  await first.field('License number').fill('ROC 31 4159');
  await expect(new Shell(app.page).status).toHaveText('Saved on this computer');
  await backend.put(DEMO, { email: THEIRS.email });
  const page = await app.restart();
  const basicInfo = new BasicInfoPage(page);
  await basicInfo.open(DEMO);
  const shell = new Shell(page);
  await expect(shell.dialog).toContainText('New changes have been detected. Do you want to fetch them?');
  await shell.dialog.getByRole('button', { name: 'Keep my copy' }).click();
  await expect(basicInfo.field('Email')).not.toHaveValue(THEIRS.email);
  const bar = page.getByRole('status').filter({ hasText: 'The server has a newer copy of this site.' });
  await bar.getByRole('button', { name: 'Review' }).click();
  await expect(bar).toHaveCount(0);
  await expect(shell.notices.filter({ hasText: 'Merged: 1 change from the server' })).toBeVisible();
  await expect(basicInfo.field('Email')).toHaveValue(THEIRS.email);
  await expect(basicInfo.field('License number')).toHaveValue('ROC 31 4159');
});

test('[SAVE-06] a server’s copy that lost most of a list is held and taken only on the user’s word', async ({
  app,
  backend,
}) => {
  const { page } = app;
  const shell = new Shell(page);
  const basicInfo = new BasicInfoPage(page);
  const { services } = (await backend.site(DEMO)) as { services: unknown[] };
  await basicInfo.open(DEMO);
  await basicInfo.field('License number').fill('ROC 31 4159');
  await expect(shell.status).toHaveText('Saved on this computer');
  await backend.put(DEMO, { services: services.slice(0, 1) });
  await shell.save.click();
  const held = shell.dialog.filter({ hasText: `Services: ${services.length} → 1` });
  const overwrite = shell.dialog.filter({ hasText: 'Do you want to overwrite them?' });
  await held.or(overwrite).waitFor();
  if (await overwrite.isVisible()) await overwrite.getByRole('button', { name: 'Review' }).click();
  await expect(held.getByRole('button', { name: 'Keep my copy' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(held).toBeHidden();
  await shell.goTo('Basic Info');
  await expect(basicInfo.field('License number')).toHaveValue('ROC 31 4159');
  expect((await backend.site(DEMO)).license_number).not.toBe('ROC 31 4159');
});
