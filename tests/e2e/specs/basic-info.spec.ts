import { expect, test } from '../fixtures/app.ts';
import { expectAccessible } from '../pages/accessible.ts';
import { BasicInfoPage } from '../pages/basic-info.ts';
import { pickUp } from '../pages/pick-up.ts';
import { Shell } from '../pages/shell.ts';

const SLUG = 'blue-ridge-plumbing';
const FAILURE = 'Error generating: Verify that Company Name, Industry and at least one Service Area are filled.';

test('[BI-11] [BI-14] [NAV-11] a new city is put in the texts; areas are arranged by keyboard, removed, brought back, suggested; the screen is accessible', async ({
  app,
}) => {
  const screen = new BasicInfoPage(app.page);
  await screen.open(SLUG);
  await screen.expectAccessible();
  await screen.field('Tagline').fill('Asheville plumbers, not Ashevillean ones');
  await screen.field('City').fill('Boone');
  await expect(screen.field('Tagline')).toHaveValue('Boone plumbers, not Ashevillean ones');
  await expect(new Shell(app.page).status).toHaveText('Saved on this computer');
  await new Shell(app.page).undo.click();
  await expect(screen.field('City')).toHaveValue('Asheville');
  await expect(screen.field('Tagline')).toHaveValue('Asheville plumbers, not Ashevillean ones');

  const before = await screen.cities();
  await pickUp(screen.button('Move Asheville, NC'), 'Picked up Asheville, NC, place 1 of 6.');
  await app.page.keyboard.press('ArrowDown');
  await expect(app.page.getByText('Moved to place 2 of 6.')).toBeAttached();
  await app.page.keyboard.press('Space');
  await expect.poll(() => screen.cities()).toEqual([before[1], before[0], ...before.slice(2)]);
  await screen.button('Remove Asheville, NC').focus();
  await app.page.keyboard.press('Enter');
  await expect.poll(() => screen.cities()).toEqual(before.slice(1));
  await new Shell(app.page).notices.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => screen.cities()).toEqual([before[1], before[0], ...before.slice(2)]);

  await screen.button('Add service area').click();
  await app.page.keyboard.type('Chattanoo');
  await app.page.getByRole('option', { name: 'Chattanooga, TN', exact: true }).click();
  await expect(screen.cityOf(7)).toHaveValue('Chattanooga');
  await expect(screen.stateOf(7)).toHaveValue('TN');
  await screen.cityOf(7).fill('asheville');
  await screen.stateOf(7).fill('nc');
  await expect(app.page.getByText('asheville, nc is in the list already')).toBeVisible();
});

test('[BI-01] [BI-15] texts are generated, reviewed, cancelled and refused', async ({ app }) => {
  const { page } = app;
  const screen = new BasicInfoPage(page);
  await screen.open(SLUG);
  const before = await screen.field('Tagline').inputValue();

  await screen.button('Generate tagline').click();
  const proposal = screen.card('Company').getByRole('region', { name: 'New tagline' });
  await expect(proposal.locator('ins').first()).toBeVisible();
  await expect(screen.field('Tagline')).toHaveValue(before);
  await proposal.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(screen.field('Tagline')).not.toHaveValue(before);

  await screen.button('Update Content').click();
  const review = page.getByRole('dialog', { name: 'Review the new content' });
  await expect(review.getByRole('region')).toHaveCount(4);
  await expectAccessible(page, '[role=dialog]');
  const about = await screen.field('About').inputValue();
  await review.getByRole('checkbox', { name: 'Use the new site title' }).check();
  await review.getByRole('button', { name: 'Accept selected' }).click();
  await expect(review).toBeHidden();
  await expect(screen.field('About')).toHaveValue(about);

  await screen.field('Company name').fill('');
  await screen.button('Generate about').click();
  await expect(screen.card('Company').getByRole('alert')).toHaveText(FAILURE);
  await expect(screen.field('About')).toHaveValue(about);
});
