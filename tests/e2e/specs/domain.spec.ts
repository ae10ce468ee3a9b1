import { expect, test } from '../fixtures/app.ts';
import { DomainPage } from '../pages/domain.ts';
import { Shell } from '../pages/shell.ts';

const SLUG = 'blue-ridge-plumbing';

test('[DOM-01] [CHK-01] [PARK-01] [SEG-01] [RED-01] every field is saved and published, and found again after a restart', async ({
  app,
}) => {
  test.slow();
  let screen = new DomainPage(app.page);
  const { shell } = screen;
  await screen.open(SLUG);
  await screen.field('Slug').fill('ridge line');
  await expect(screen.field('Slug')).toHaveValue('ridgeline');
  await screen.field('Code repository').fill('ridgeline-site');
  await screen.field('Domain').fill('ridgeline.example.com');
  await screen.chooseContact('hartley', /Ben Hartley/);
  const chosen = {
    Plan: 'core quarterly $420',
    'Select future plan': 'core monthly $129',
    Coupon: 'Spring – 20% off',
    'Customer Segment': '3 Grayson/Growing',
    'Industry Type': 'Septic',
  };
  for (const [label, option] of Object.entries(chosen)) await screen.choose(label, option);
  await screen.field('Salesloft ID').fill('4711');
  await screen.field('Schedule Social Post').uncheck();
  await screen.choose('Type of /specials', '302 temporary');
  const form = app.page.getByRole('form', { name: 'New redirect' });
  await form.getByLabel('Source').fill('/old');
  await form.getByLabel('Destination').fill('/#areas');
  await form.getByRole('button', { name: 'Add' }).click();

  await shell.save.click();
  await shell.answerYes('Change and save');
  await expect(shell.notices.filter({ hasText: 'Saved successfully' })).toBeVisible();
  await expect.poll(() => app.route()).toBe('/domain/ridgeline');
  const address = await screen.publish();
  expect(address).toContain('/sites/ridgeline.example.com/');
  for (const [source, status] of [
    ['specials', 302],
    ['old', 301],
  ] as const) {
    expect((await fetch(new URL(source, address), { redirect: 'manual' })).status).toBe(status);
  }

  await screen.card('Park This Page').getByRole('button', { name: 'Park This Page' }).last().click();
  await app.page.getByRole('dialog').getByRole('button', { name: 'Park This Page' }).click();
  await expect(screen.card('Park This Page')).toContainText('Parked (No Message)');

  screen = new DomainPage(await app.restart());
  await screen.open('ridgeline');
  await expect(screen.field('Slug')).toHaveValue('ridgeline');
  await expect(screen.field('Code repository')).toHaveValue('ridgeline-site');
  await expect(screen.field('Domain')).toHaveValue('ridgeline.example.com');
  await expect(screen.contact).toHaveValue(/Ben Hartley/);
  await expect(screen.select('Contact for the checkout')).toHaveValue(/Ben Hartley/);
  for (const [label, option] of Object.entries(chosen)) await expect(screen.select(label)).toHaveValue(option);
  await expect(screen.field('Salesloft ID')).toHaveValue('4711');
  await expect(screen.field('Schedule Social Post')).not.toBeChecked();
  await expect(screen.select('Type of /specials')).toHaveValue('302');
  await expect(screen.field('Destination of /old')).toHaveValue('/#areas');
  await expect(screen.card('Park This Page')).toContainText('Parked (No Message)');
});

test('[DOM-01] [DOM-05] [SAVE-02] [NAV-04] [CHK-04] [NAV-11] a wrong domain or slug is told; Save is off with it or without a contact', async ({
  app,
}) => {
  const screen = new DomainPage(app.page);
  const { contactNotice, save } = new Shell(app.page);
  await screen.open(SLUG);
  await expect(screen.card('Publishing')).toContainText('This site publishes to cloud storage.');
  await expect(screen.card('Publishing')).toContainText('203.0.113.24');
  await screen.expectAccessible();
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

  await screen.contact.fill('');
  await screen.contact.press('Tab');
  await expect(contactNotice).toBeVisible();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await screen.chooseContact('moreno', /Alicia Moreno/);
  await expect(screen.contact).toHaveValue(/Alicia Moreno/);
  await expect(contactNotice).toBeHidden();
});
