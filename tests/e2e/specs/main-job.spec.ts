import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/app.ts';
import { BasicInfoPage } from '../pages/basic-info.ts';
import { HOSTILE_TAGLINE } from '../pages/main-job.ts';
import { NewSitePage } from '../pages/new-site.ts';
import { Shell } from '../pages/shell.ts';
import { SignInPage } from '../pages/sign-in.ts';

const backendArgs = `${process.env['SITEWRIGHT_LOCAL_BACKEND_ARGS'] ?? ''} --task-ms=300`;
test.use({ preview: true, appEnv: { SITEWRIGHT_LOCAL_BACKEND_ARGS: backendArgs, SITEWRIGHT_TASK_POLL_MS: '200' } });

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/**
 * Presses Tab until the control has the focus. Ignores the headings that fold cards, because such a heading may have
 * the name of a field.
 */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const label = await page.evaluate(() => {
      const at = document.activeElement;
      if (at?.matches('h2 button')) return '';
      const labels = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at.labels : null;
      return labels?.[0]?.textContent ?? at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    });
    if (name.test(label)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no control ${name} within reach of the keyboard`);
}

test('[HOST-01] [AUTH-02] [NEW-02] [SAVE-01] [PUB-01] [PAGE-04] [NAV-11] the keyboard alone does the main job on the embedded backend, over a restart', async ({
  app,
}) => {
  const { page } = app;
  const shell = new Shell(page);
  await page.keyboard.type('+1 801 555 0123');
  await press(page, 'Enter');
  await new SignInPage(page).demoNotice.waitFor();
  await page.keyboard.type('123456');
  await page.getByRole('heading', { name: 'Create a Site' }).waitFor();

  await tabTo(page, /^Facebook Slug/);
  await page.keyboard.type('keys-plumbing');
  await press(page, 'Tab');
  await expect(new NewSitePage(page).industry).toBeFocused();
  await page.keyboard.type('plumb');
  await page.getByRole('option', { name: 'Plumbing' }).waitFor();
  await press(page, 'ArrowDown', 'Enter');
  await tabTo(page, /^Create$/);
  await press(page, 'Enter');
  await page.waitForURL(/\/logo\/keys-plumbing$/);
  await page.getByRole('heading', { level: 1, name: 'Logo' }).waitFor();

  const goTo = async (title: string) => {
    await press(page, 'ControlOrMeta+k');
    await expect(shell.palette).toBeFocused();
    await page.keyboard.type(title);
    await press(page, 'Enter');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  };
  await goTo('Basic Info');
  await tabTo(page, /^Tagline$/);
  await page.keyboard.insertText(HOSTILE_TAGLINE);
  await goTo('Domain');
  await tabTo(page, /^Slug/);
  await tabTo(page, /^Code repository/);
  await press(page, 'Tab');
  await page.keyboard.type('keys-plumbing.example.com');
  await tabTo(page, /^Contact$/);
  await page.keyboard.type('Alicia');
  await page.getByRole('option', { name: /Alicia/ }).waitFor();
  await press(page, 'ArrowDown', 'Enter');
  await expect(shell.contactNotice).toBeHidden();

  await press(page, 'ControlOrMeta+Shift+p');
  await expect(shell.drawer.getByRole('button', { name: 'Publish now' })).toBeFocused();
  await press(page, 'Enter');
  if (await shell.spellingAsksOrSaved()) {
    await tabTo(page, /^Continue$/);
    await press(page, 'Enter');
  }
  const answer = await fetch(await shell.published());
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('Fast &amp; fair &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain('<script>alert(1)');

  const again = await app.restart();
  // The user is still signed in, because the refresh token is in the keychain. The app shows the screen on which it was
  // closed.
  await expect(new Shell(again).tabs.filter({ hasText: 'Domain' })).toHaveAttribute('aria-current', 'page');
  await new BasicInfoPage(again).open('keys-plumbing');
  await expect(new BasicInfoPage(again).field('Tagline')).toHaveValue(HOSTILE_TAGLINE);
  await expect(new Shell(again).status).toHaveText(/^Saved on server at/);
});
