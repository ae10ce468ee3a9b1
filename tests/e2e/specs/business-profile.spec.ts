import { AccountSection, expect, type SystemCalls, test } from '../pages/domain-accounts.ts';

const SIGN_IN = 'Please sign into Sitewright Support gmail using the button at the bottom of the screen.';
const SERVICES = '/providers/business-profile';

/**
 * Allows access on the consent page that the app has opened last. Earlier consent pages belong to canceled sign-ins, so
 * their answers would reach nobody.
 */
async function consent(handed: SystemCalls): Promise<void> {
  const url = (await handed.links()).findLast((link) => link.includes('/providers/google/auth')) ?? '';
  const page = await (await fetch(url)).text();
  const href = /href="([^"]+)"[^>]*>Allow</.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  await fetch(new URL(href, url));
}

async function signIn(section: AccountSection, handed: SystemCalls): Promise<void> {
  await section.button('Sign in with Google').click();
  await expect(section.region.getByText('Waiting for you to sign in in the browser…')).toBeVisible();
  await expect(() => consent(handed)).toPass();
  await expect(section.region.getByText('Signed in to Google as support@sitewright.example')).toBeVisible();
}

test('[GBP-01] [GBP-02] [GBP-05] sign-in, the listing, an update of what changed, all photos', async ({
  app,
  backend,
  handed,
}) => {
  const section = new AccountSection(app.page, 'Google Business Profile');
  await section.open();
  await expect(section.region.getByText(SIGN_IN)).toBeVisible();
  await section.button('Sign in with Google').click();
  await section.button('Cancel').click();
  await expect(section.button('Sign in with Google')).toBeVisible();
  await section.expectAccessible();
  await signIn(section, handed);

  await expect(section.region.getByText('ChIJBlueRidgePlumbing0000AVL')).toBeVisible();
  await expect
    .poll(async () => (await backend.site('blue-ridge-plumbing')).gmb_account_id)
    .toBe('112233445566778899001');
  await section.button('Copy the place ID').click();
  await expect.poll(handed.copied).toEqual(['ChIJBlueRidgePlumbing0000AVL']);
  await section.region.getByRole('button', { name: 'Open the dashboard' }).click();
  await expect.poll(async () => (await handed.links()).at(-1)).toContain(`${SERVICES}/dashboard/l/`);
  await expect(section.region.getByRole('button', { name: 'Verify the listing' })).toHaveCount(0);

  await expect(
    section.region.getByText(
      'Differs from the site: phone, description, weekly hours, holiday hours, address, service area.',
    ),
  ).toBeVisible();
  await section.button('Update listing').click();
  await app.page.getByRole('dialog').getByRole('button', { name: 'Change on Google' }).click();
  await expect(section.region.getByText('The listing says what the site says.').last()).toBeVisible();
  const updates = (await backend.requests()).filter((request) => request.startsWith('PATCH'));
  expect(decodeURIComponent(updates.join())).toContain('updateMask=phoneNumbers,profile,regularHours');

  await section.button('Add All Photos').click();
  await expect(section.region.getByText(/\d+ photos added\./)).toBeVisible({ timeout: 30_000 });
  await section.button('Add All Photos').click();
  await expect(section.region.getByText(/had been added before/)).toBeVisible();
  await section.expectAccessible();

  await section.button('Sign out of Google').click();
  await expect(section.region.getByText(SIGN_IN)).toBeVisible();
});

test('[GBP-02] [GBP-03] [GBP-04] a listing is created, its admin invited, and verified', async ({
  app,
  backend,
  handed,
}) => {
  const section = new AccountSection(app.page, 'Google Business Profile');
  await section.open('sparrow-house-cleaning');
  await signIn(section, handed);
  const form = section.region.getByRole('form', { name: 'New listing' });
  await form.getByLabel('Business address').fill('12 Oak Street, Madison');
  await form.getByRole('button', { name: 'Create listing' }).click();
  await expect(form.getByText('Invalid address. Please use the exact address taken from google maps.')).toBeVisible();
  await expect(form.getByRole('combobox', { name: 'Primary category' })).toHaveValue('House cleaning');
  await form.getByLabel('Business address').fill('Lot 12, Oak Street, Madison, WI 53703, United States');
  await section.choose('Primary category', 'House cleaning');
  await form.getByLabel('Admin email').fill('owner@sparrow.example');
  await section.expectAccessible();
  await form.getByRole('button', { name: 'Create listing' }).click();
  await expect(form.getByText('Invalid address. Please use the exact address taken from google maps.')).toBeVisible();

  await form.getByLabel('Business address').fill('12 Oak Street, Madison, WI 53703, United States');
  await backend.fail({ method: 'POST', path: `^${SERVICES}/v1/accounts/.*/locations$`, kind: 'status', status: 409 });
  await form.getByRole('button', { name: 'Create listing' }).click();
  await expect(form.getByRole('alert')).toContainText('Error creating GMB:');
  await backend.fail({ method: 'POST', path: `^${SERVICES}/v1/accounts/.*/locations$`, kind: 'cut' });
  await form.getByRole('button', { name: 'Create listing' }).click();

  // The answer was lost after the listing was created. The app then looks for the listing instead of creating another.
  await expect(section.region.getByText('verification processing', { exact: true })).toBeVisible();
  await section.region.getByRole('button', { name: 'Verify the listing' }).click();
  await expect.poll(async () => (await handed.links()).at(-1)).toContain(`${SERVICES}/verify/l/`);
  await fetch((await handed.links()).at(-1) ?? '', { method: 'POST' });
  await section.button('Check again').click();
  await expect(section.region.getByText('verified', { exact: true })).toBeVisible();
  const asked = (await backend.requests()).filter((request) => /^POST .*\/locations\?/.test(request));
  expect(asked).toHaveLength(3);
});

test('[GBP-05] a place ID is looked up by its text; offline and wrong shapes are said', async ({
  app,
  backend,
  handed,
}) => {
  const section = new AccountSection(app.page, 'Google Business Profile');
  await section.open();
  await section.button('Look up').click();
  await section.button('Copy the place ID found').click();
  await expect.poll(async () => (await handed.copied()).join()).toMatch(/^ChIJ/);
  await section.field('Find a place ID').fill('nowhere');
  await section.button('Look up').click();
  await expect(section.region.getByText('No place was found.')).toBeVisible();

  await signIn(section, handed);
  await expect(section.button('Update listing')).toBeVisible();
  await backend.fail({ path: `${SERVICES}/v1/accounts`, kind: 'body', body: '{"accounts":[{"name":1}]}', times: 50 });
  await section.button('Update listing').click();
  await expect(section.region.getByText(/Google’s list of accounts could not be understood/).first()).toBeVisible();
  await backend.stop();
  await section.button('Try again').click();
  await expect(section.region.getByText('You are offline: the listing cannot be loaded.')).toBeVisible();
});
