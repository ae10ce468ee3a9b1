import { AccountSection, expect, test } from '../pages/domain-accounts.ts';

const CONVERT = 'Make teammates of the primary owner';

async function select(section: AccountSection, name: string): Promise<void> {
  await section.field('Search customers').fill(name);
  await section.region.getByRole('button', { name: `Select ${name}` }).click();
}

async function convert(section: AccountSection): Promise<void> {
  await section.button(CONVERT).click();
  await section.shell.dialog.getByRole('button', { name: 'Make teammates' }).click();
}

test('[CUSM-01] [CUSM-02] [CUSM-03] customers are found, selected and made teammates; offline it says so, and why nothing can be done', async ({
  app,
  backend,
}) => {
  const section = new AccountSection(app.page, 'Customer sign-ins');
  await section.open();
  const existing = section.region.getByRole('table', { name: 'Existing Customers' });
  const selected = section.region.getByRole('table', { name: 'Selected Customers' });
  await expect(existing.getByRole('row').nth(1)).toContainText('(828) 555-0142');
  await expect(existing.getByRole('row').nth(1)).toContainText('Alicia Moreno');
  await expect(existing.getByRole('row').nth(1)).toContainText('70011');
  await expect(existing).toContainText('Primary Owner of page 41007');
  await expect(section.region.getByText('View only - Edit in /admin on customer', { exact: true })).toBeVisible();
  await expect(section.button(CONVERT)).toHaveAttribute('aria-disabled', 'true');

  await section.field('Search customers').pressSequentially('hartley', { delay: 20 });
  const found = section.region.getByRole('list', { name: 'Customers found' });
  await expect(found).toContainText('Primary Owner of page 41012');
  const searches = (await backend.requests()).filter((request) => request.endsWith('/api/get-customer-by-any'));
  // Usually there is one search. On a busy computer the typing may pause in the middle of the word.
  expect(searches.length).toBeLessThan('hartley'.length);

  await select(section, 'Priya Shah');
  await select(section, 'Tomás Rivera');
  await expect(selected.getByRole('row')).toHaveCount(3);
  await section.button('Remove Priya Shah').click();
  await expect(selected.getByRole('row')).toHaveCount(2);
  await section.expectAccessible();

  await section.button(CONVERT).click();
  await section.shell.dialog.getByRole('button', { name: 'Cancel' }).click();
  await convert(section);
  await expect(section.shell.notices).toContainText('Tomás Rivera');
  await expect(existing).toContainText('Tomás Rivera');
  await expect(selected).toHaveCount(0);
  const made = (await backend.requests()).filter((request) => request.endsWith('/api/make-customers-teammates'));
  expect(made).toHaveLength(1);

  await backend.stop();
  await section.field('Search customers').fill('priya');
  await expect(section.region.getByText('You are offline: the customers cannot be loaded.')).toBeVisible();
  await expect(section.region.getByText('Searching needs the server: you are offline.')).toBeVisible();
  await expect(section.button(CONVERT)).toHaveAttribute('aria-disabled', 'true');
});
