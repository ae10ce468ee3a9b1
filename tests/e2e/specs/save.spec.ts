import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../pages/accessible.ts';
import { Shell } from '../pages/shell.ts';
import { SignInPage } from '../pages/sign-in.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

const tagline = (page: Page) => page.getByRole('textbox', { name: 'Tagline' });

test.beforeEach(async ({ app }) => {
  await new SignInPage(app.page).signInAtOnce();
});

test('[SAVE-05] [SAVE-07] misspelt words and quotes are shown before anything is saved', async ({ app, backend }) => {
  const shell = new Shell(app.page);
  await shell.visit(`/basicInfo/${DEMO}`);
  await tagline(app.page).fill('Honest anwers and "dry" florzz');
  await app.page.keyboard.press('ControlOrMeta+s');
  await expect(shell.dialog).toContainText('Possible misspellings detected. Please verify each before proceeding.');
  const finding = shell.dialog.getByRole('listitem').filter({ hasText: 'Tagline' });
  await expect(finding).toContainText('anwers');
  await expect(finding).toContainText('Quote character "');
  await expectAccessible(app.page);
  await shell.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(shell.status).toHaveText('Saved on this computer');
  expect((await backend.site(DEMO)).company_tagline).not.toContain('florzz');
  // The Windows uninstaller asks before it removes the app if this file exists.
  const unsent = join(app.userDataDir, 'unsent.txt');
  await expect.poll(() => existsSync(unsent)).toBe(true);

  await shell.save.click();
  await finding.getByRole('button', { name: 'Add to dictionary: florzz' }).click();
  await expect(finding).toContainText('Added to the dictionary');
  const fix = finding.getByRole('button', { name: 'Change anwers to answers' });
  await fix.click();
  await expect(finding).toContainText('Changed to answers');
  await shell.dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(shell.notices).toContainText('Saved successfully');
  await expect(shell.status).toHaveText(/^Saved on server at \d\d:\d\d$/);
  await expect(tagline(app.page)).toHaveValue('Honest answers and "dry" florzz');
  expect((await backend.site(DEMO)).company_tagline).toBe('Honest answers and "dry" florzz');
  await expect.poll(() => existsSync(unsent)).toBe(false);
});

test('[SAVE-06] [SAVE-07] a save that fails says why and leaves the draft; a newer copy is overwritten only on the user’s word', async ({
  app,
  backend,
}) => {
  const shell = new Shell(app.page);
  await shell.visit(`/basicInfo/${DEMO}`);
  await tagline(app.page).fill('Steady hands and clean floors');
  await backend.fail({
    path: '/edit/landingpage',
    kind: 'status',
    status: 422,
    body: 'The quota is used up.',
    times: 9,
  });
  await shell.save.click();
  await expect(shell.notices).toContainText('There was a problem saving...');
  await expect(shell.notices).toContainText('The quota is used up.');
  await expect(tagline(app.page)).toHaveValue('Steady hands and clean floors');
  await expect(shell.status).toHaveText('Saving failed');
  await expect(app.page.getByRole('contentinfo')).toContainText('Saved on this computer: 1 change not on the server');

  await backend.recover();
  await backend.put(DEMO, { company_name: 'Their Name' });
  await shell.save.click();
  await expect(shell.dialog).toContainText('New changes have been detected. Do you want to overwrite them?');
  await shell.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(shell.dialog).toBeHidden();
  expect((await backend.site(DEMO)).company_name).toBe('Their Name');
  await shell.save.click();
  await expect(shell.dialog.getByRole('button', { name: 'Review' })).toBeFocused();
  await shell.dialog.getByRole('button', { name: 'Overwrite' }).click();
  await expect(shell.notices.filter({ hasText: 'Saved successfully' })).toBeVisible();
  expect(await backend.site(DEMO)).toMatchObject({
    company_name: 'Blue Ridge Plumbing',
    company_tagline: 'Steady hands and clean floors',
  });
});

test('[SAVE-03] [SAVE-04] a changed slug is confirmed, a taken one refused; without a service area the save leads to Basic Info', async ({
  app,
  backend,
}) => {
  await backend.put(DEMO, { slug: 'taken', sitePk: 992, id_key: 'taken' });
  const shell = new Shell(app.page);
  await shell.visit(`/domain/${DEMO}`);
  const slug = app.page.getByRole('textbox', { name: 'Slug', exact: true });
  await slug.fill('taken');
  await shell.save.click();
  await expect(shell.notices).toContainText('Slug already exists in DB. Saving may overwrite existing data.');
  await slug.fill('blue-ridge');
  await shell.save.click();
  await shell.answerYes('Change and save');
  await expect.poll(() => app.route()).toBe('/domain/blue-ridge');
  await expect(slug).toHaveValue('blue-ridge');
  expect(await backend.site('blue-ridge')).toMatchObject({ slug: 'blue-ridge' });

  await backend.put('blue-ridge', {
    slug: 'nowhere',
    sitePk: 993,
    id_key: 'nowhere',
    service_areas: [],
    service_area_array: [],
  });
  await shell.visit('/domain/nowhere');
  await expect(slug).toHaveValue('nowhere');
  await app.page.getByRole('textbox', { name: 'Domain', exact: true }).fill('nowhere.example');
  await shell.save.click();
  const refusal = shell.notices.filter({ hasText: /at least 1 service area on the Basic Info tab/i });
  await refusal.getByRole('button', { name: 'Go to Basic Info' }).click();
  await expect.poll(() => app.route()).toBe('/basicInfo/nowhere');
});

test('[PUB-01] publishing saves first and says where the page is; a failure says why', async ({ app, backend }) => {
  const shell = new Shell(app.page);
  await shell.visit(`/basicInfo/${DEMO}`);
  await tagline(app.page).fill('Steady hands <and> clean floors');
  await backend.fail({ path: '(^|/m)/publish$', kind: 'status', status: 422, body: 'No room left.', times: 9 });
  await shell.startPublish();
  await expect(shell.drawer).toContainText('There was a problem publishing...');
  await expect(shell.drawer).toContainText('No room left.');
  await expect(shell.status).toContainText('Publishing failed');
  await backend.recover();
  await shell.drawer.getByRole('button', { name: 'Retry' }).click();
  await shell.agreeToPublish();
  await expect(shell.drawer.getByRole('button', { name: 'Open page' })).toBeVisible({ timeout: 60_000 });
  const address = await shell.published();
  expect(await (await fetch(address)).text()).toContain('Steady hands &lt;and&gt; clean floors');
});

test('[PUB-03] the drawer opens by itself when a save takes long, with its steps, and closes when it is saved', async ({
  app,
  backend,
}) => {
  const shell = new Shell(app.page);
  await shell.visit(`/basicInfo/${DEMO}`);
  await tagline(app.page).fill('Steady hands and clean floors');
  await backend.fail({ path: '/api/spellcheck/', kind: 'delay', ms: 3_600_000 });
  await app.page.keyboard.press('ControlOrMeta+s');
  await expect(shell.drawer.getByRole('heading', { name: `Save ${DEMO}` })).toBeVisible();
  await expect(shell.drawer.locator('[aria-current="step"]')).toContainText('Checking the spelling');
  // The user can go on typing during the save.
  await expect(tagline(app.page)).toBeFocused();
  await expectAccessible(app.page);
  await backend.recover();
  await expect(shell.notices).toContainText('Saved successfully');
  await expect(shell.drawer).toHaveCount(0);
});
