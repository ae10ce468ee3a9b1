import { expectAccessible } from '../pages/accessible.ts';
import { SignInPage } from '../pages/sign-in.ts';
import { expect, test } from '../pages/with-backend.ts';

const slugs = ['blue-ridge-plumbing', 'summit-roofing', 'sparrow-house-cleaning'];

test('[FLEET-01] [FLEET-02] [FLEET-03] [FLEET-04] [FLEET-05] [FLEET-06] one change goes over many sites to the server, and is taken back', async ({
  app: { page },
  backend,
}) => {
  test.slow();
  const phones = async () => (await Promise.all(slugs.map((slug) => backend.site(slug)))).map(({ phone }) => phone);
  const before = await phones();
  await new SignInPage(page).signInAtOnce();
  await page.getByRole('link', { name: 'Sites', exact: true }).click();
  await page.getByRole('button', { name: 'Add sites' }).first().click();
  await page.getByLabel('Slugs').fill(`slug\n${slugs.join('\n')}\nno-such-site`);
  await page.getByRole('button', { name: 'Fetch 4 sites' }).click();
  await expect(page.getByText('Not on the server: no-such-site')).toBeVisible();
  await page.keyboard.press('Escape');
  const rows = page.locator('[data-fleet-row]');
  await expect(rows).toHaveCount(3);
  await expectAccessible(page);

  const search = page.getByRole('textbox', { name: 'Search or filter the sites' });
  await search.fill('industry is roofing');
  await search.press('Enter');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Health' }).click();
  await expect(page.getByRole('region', { name: 'On the page' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'No contact is chosen 1 site' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Unpublished', exact: true }).click();
  await expect(rows).toHaveCount(3);
  await rows.first().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Change…' }).click();
  await page.getByRole('combobox', { name: 'Change' }).click();
  await page.getByRole('option', { name: 'Set a field' }).click();
  await page.getByRole('combobox', { name: 'Field' }).fill('Phone');
  await page.getByRole('option', { name: 'Phone', exact: true }).click();
  await page.getByLabel('New value').fill('828-555-0188');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText('3 sites change in 3 places.')).toBeVisible();
  await expect(page.locator('ins').first()).toBeVisible();
  // Sparrow House Cleaning has no contact, so it cannot be saved.
  await expect(page.getByText('1 place · It cannot be saved yet: ')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Apply to 3 sites' }).click();
  await expect.poll(phones).toEqual(['828-555-0188', '828-555-0188', before[2]]);

  await page.getByRole('button', { name: 'Changes', exact: true }).click();
  await page.getByText('Set Phone to “828-555-0188”: 2 sites saved, 1 needs you').waitFor();
  await page.getByRole('button', { name: 'Show' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take back…' }).click();
  await page.getByRole('button', { name: 'Take back on 3 sites' }).click();
  await expect.poll(phones).toEqual(before);
});
