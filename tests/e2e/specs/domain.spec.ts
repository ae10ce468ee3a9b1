import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures/app.ts';
import { DomainPage } from '../pages/domain.ts';
import { Shell } from '../pages/shell.ts';

const SLUG = 'blue-ridge-plumbing';

test('[DOM-01] [CHK-04] the fields and the contact keep their values over a restart', async ({ app }) => {
  let screen = new DomainPage(app.page);
  await screen.open(SLUG);
  await screen.field('Slug').fill('ridge line');
  await expect(screen.field('Slug')).toHaveValue('ridgeline');
  await screen.field('Code repository').fill('ridgeline-site');
  await screen.field('Domain').fill('ridgeline.example.com');
  await screen.chooseContact('hartley', /Ben Hartley/);
  await expect(new Shell(app.page).status).toHaveText('Saved on this computer');

  screen = new DomainPage(await app.restart());
  await screen.open(SLUG);
  await expect(screen.field('Slug')).toHaveValue('ridgeline');
  await expect(screen.field('Code repository')).toHaveValue('ridgeline-site');
  await expect(screen.field('Domain')).toHaveValue('ridgeline.example.com');
  await expect(screen.contact).toHaveValue(/Ben Hartley/);
});

test('[DOM-01] [SAVE-02] what is wrong is said at its field, kept, and stands against a save', async ({ app }) => {
  const screen = new DomainPage(app.page);
  const { save } = new Shell(app.page);
  await screen.open(SLUG);
  await expect(save).not.toHaveAttribute('aria-disabled', 'true');

  await screen.field('Domain').fill('https://ridge.example.com');
  await expect(app.page.getByText('Forbidden character ":"').first()).toBeVisible();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await screen.field('Domain').fill('ridge');
  await screen.field('Slug').focus();
  await expect(
    app.page.getByText('Invalid domain format. Please enter a valid domain.', { exact: true }),
  ).toBeVisible();
  await expect(screen.field('Domain')).toHaveValue('ridge');
  await screen.field('Domain').fill('');
  await screen.field('Slug').fill('ridge.line');
  await expect(app.page.getByText('Forbidden character "."', { exact: true })).toBeVisible();
  await screen.field('Slug').fill('');
  await expect(app.page.getByText('Invalid slug format. Please enter a valid slug.', { exact: true })).toBeVisible();
  await screen.field('Domain').focus();
  await expect(screen.field('Slug')).toHaveValue(SLUG);
  await expect(save).not.toHaveAttribute('aria-disabled', 'true');
});

test('[NAV-04] [CHK-04] the red notice goes with the first contact chosen', async ({ app }) => {
  const screen = new DomainPage(app.page);
  const { contactNotice, save } = new Shell(app.page);
  await screen.open(SLUG);
  await screen.chooseContact('moreno', /Alicia Moreno/);
  await expect(contactNotice).toBeVisible();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await screen.contact.focus();
  await app.page.keyboard.type('moreno');
  await app.page.keyboard.press('ArrowDown');
  await app.page.keyboard.press('Enter');
  await expect(screen.contact).toHaveValue(/Alicia Moreno/);
  await expect(contactNotice).toBeHidden();
});

test('[DOM-05] [NAV-11] target and A record are shown, and axe finds nothing in light and dark', async ({ app }) => {
  const { page } = app;
  const screen = new DomainPage(page);
  await screen.open(SLUG);
  await expect(screen.section('Publishing')).toContainText('This site publishes to cloud storage.');
  await expect(screen.section('Publishing')).toContainText('203.0.113.24');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations).toEqual([]);
  }
});
