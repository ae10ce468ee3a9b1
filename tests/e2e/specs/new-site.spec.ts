import { expectAccessible } from '../pages/accessible.ts';
import { NewSitePage } from '../pages/new-site.ts';
import { expectDrawn, Shell } from '../pages/shell.ts';
import { SignInPage } from '../pages/sign-in.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

const BUILD_FAILURE = 'There was an error building this website. Please try again...';

test.beforeEach(async ({ app }) => {
  await new SignInPage(app.page).signInAtOnce();
});

test('[NEW-01] [NEW-04] [NAV-11] both buttons wait for slug and industry; each failure has its words; Cancel stops the wait', async ({
  app,
  backend,
}) => {
  const screen = new NewSitePage(app.page);
  await expect(screen.heading).toBeVisible();
  await expect(screen.industry).toBeVisible();
  await expectAccessible(app.page);
  await screen.slug.fill('acme');
  await expect(screen.create).toBeDisabled();
  await screen.industry.click();
  await screen.options.first().waitFor();
  const all = await screen.options.allTextContents();
  await screen.industry.fill('LUMB');
  await expect(screen.options).toHaveText(all.filter((name) => name.toLowerCase().includes('lumb')));
  await screen.options.first().click();
  await expect(screen.create).toBeEnabled();
  await expect(screen.createStock).toBeEnabled();
  await screen.slug.fill('  ');
  await expect(screen.create).toBeDisabled();
  await expect(screen.createStock).toBeDisabled();

  await screen.slug.fill('acme');
  const failures = [
    { fault: { method: 'POST', path: '/api/landing-pages/', kind: 'status' }, text: 'Error creating site.' },
    {
      fault: { path: '/api/tasks/', kind: 'body', body: '{"status":"failed","error":"No such page was found."}' },
      text: 'No such page was found.',
    },
    { fault: { path: '/api/tasks/', kind: 'body', body: '{"status":"failed"}' }, text: 'Task failed.' },
  ] as const;
  for (const { fault, text } of failures) {
    await backend.fail(fault);
    await screen.create.click();
    const alert = app.page.getByRole('alert').filter({ hasText: BUILD_FAILURE });
    await expect(alert).toContainText(text);
    await backend.recover();
    const again = alert.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click();
    await expect(screen.create).toBeEnabled();
  }

  await backend.fail({ path: '/api/tasks/', kind: 'body', body: '{"status":"pending"}', times: 100 });
  await screen.create.click();
  await screen.cancel.click();
  await expect(screen.creating).toHaveCount(0);
  expect(app.route()).toBe('/');

  // The next creation starts a task whose status cannot be read. “Try again” asks for the status of the same task and
  // does not start another one.
  await backend.recover();
  await backend.fail({ path: '/api/tasks/', kind: 'status', times: 50 });
  await screen.slug.fill('acme-again');
  await screen.choose('Plumbing');
  await screen.create.click();
  const alert = app.page.getByRole('alert').filter({ hasText: 'Error polling task status.' });
  await alert.waitFor();
  // Also deletes the list of requests.
  await backend.recover();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => app.route()).toMatch(/^\/logo\/acme-again/);
  expect(await backend.requests()).not.toContain('POST /api/landing-pages/');
});

test('[NEW-02] [NEW-03] [NEW-05] a creation shows that it runs and ends on the Logo screen of the new site; Create Stock makes one of the given name', async ({
  app,
  backend,
}) => {
  const screen = new NewSitePage(app.page);
  await backend.fail({ path: '/api/tasks/', kind: 'delay', ms: 60_000 });
  await screen.slug.fill('acme-plumbers');
  await screen.choose('Plumbing');
  await screen.create.click();
  await expect(screen.creating).toBeVisible();
  await expect(app.page.getByRole('timer', { name: 'Elapsed time' })).toHaveText(/^0:(0[1-9]|[1-5]\d)$/);
  await backend.recover();
  await expect.poll(() => app.route()).toMatch(/^\/logo\/.+/);
  await expect(new Shell(app.page).tab('Logo')).toHaveAttribute('aria-current', 'page');
  const slug = app.route().split('/')[2] ?? '';
  expect(await backend.site(slug)).toMatchObject({ slug, company_type: 'Plumbing' });

  await new Shell(app.page).goTo('New Site');
  await screen.slug.fill('Demo Drains');
  await screen.choose('Plumbing');
  await screen.createStock.click();
  await expect.poll(() => app.route()).toMatch(/^\/logo\/.+/);
  expect(await backend.site(app.route().split('/')[2] ?? '')).toMatchObject({ company_name: 'Demo Drains' });
});

test('[NEW-07] an opened site stands under the recent ones and is found again; a duplicate has its content under a name of its own', async ({
  app,
  backend,
}) => {
  const screen = new NewSitePage(app.page);
  await expect(screen.recent.getByText('No sites on this computer yet')).toBeVisible();
  await screen.open(DEMO);
  await new Shell(app.page).goTo('New Site');
  const row = screen.recent.getByRole('link', { name: 'Blue Ridge Plumbing' });
  await expect(row).toContainText('Asheville, NC');
  await expect(row).toContainText('No unsaved changes');
  await expect(row.getByRole('time')).toHaveAttribute('title', /^Modified /);
  await expectDrawn(row.locator('img'));
  await screen.search.fill('no such place');
  await expect(screen.recent.getByText('No site found')).toBeVisible();
  await screen.search.fill('asheville');
  await row.click();
  await expect.poll(() => app.route()).toBe(`/basicInfo/${DEMO}`);

  const shell = new Shell(app.page);
  await shell.goTo('New Site');
  await screen.duplicate('Blue Ridge Plumbing');
  await expect(screen.industry).toHaveValue('Plumbing');
  await screen.slug.fill('red-valley-pipes');
  await screen.create.click();
  await expect.poll(() => app.route()).toMatch(/^\/logo\/.+/);
  await expect(shell.status).toHaveText('Saved on this computer');
  await shell.showPreview();
  const badge = shell.preview.getByText('Water-wise certified');
  await expect(badge).toBeVisible();
  await expect(shell.preview.getByRole('heading', { name: 'About Red Valley Pipes' })).toBeVisible();
  await expect(shell.preview.locator('body')).not.toContainText('Blue Ridge');
  const created = await backend.site(app.route().split('/')[2] ?? '');
  expect(created).toMatchObject({ company_name: 'Red Valley Pipes', custom_badges: [] });
  await shell.undo.click();
  await expect(badge).toHaveCount(0);
  await expect(shell.status).toHaveText('No unsaved changes');
});

test('[NAV-13] [NAV-14] a site is created with its contact by keyboard alone, says what is missing, and is found again in the list at that field', async ({
  app,
}) => {
  const { page } = app;
  const screen = new NewSitePage(page);
  const shell = new Shell(page);
  const domain = page.getByRole('textbox', { name: 'Domain', exact: true });
  await expect(screen.slug).toBeFocused();
  await page.keyboard.type('acme-plumbers');
  for (const [typed, option] of Object.entries({ plumb: 'Plumbing', derek: /^Derek Olsen/ })) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(typed);
    await page.getByRole('option', { name: option }).waitFor();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => app.route()).toMatch(/^\/logo\/acme-plumbers/);
  const rail = page.getByRole('complementary', { name: 'What is missing' });
  await expect(rail.getByRole('region', { name: 'Needed to publish' })).toHaveText(/Enter a domain/);
  await expect(rail.getByRole('region', { name: 'Needed to save' })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+.');
  await expect(domain).toBeFocused();

  await page.getByRole('link', { name: 'All sites' }).click();
  const row = screen.recent.getByRole('link', { name: 'acme-plumbers' });
  await expect(row).toBeFocused();
  await expect(row).toContainText('Enter a domain on the Domain tab.');
  await expect(row).toContainText('1 change not on the server');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(domain).toBeFocused();
  await page.keyboard.type('acme-plumbers.example.com');
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await shell.agreeToSpelling();
  await expect(shell.notices.filter({ hasText: 'Nothing else is left to do' })).toBeVisible();
  await expect(shell.status).toHaveText(/^Saved on server at/);
});

test('[NEW-02] [NEW-06] the drawer names the steps of a creation on the screen of another site, and cancels it', async ({
  app,
  backend,
}) => {
  const screen = new NewSitePage(app.page);
  const shell = new Shell(app.page);
  await backend.fail({ path: '/api/tasks/', kind: 'body', body: '{"status":"in_progress"}', times: 10_000 });
  await screen.slug.fill('acme-drains');
  await screen.choose('Plumbing');
  await screen.create.click();
  await expect(screen.creating).toBeVisible();
  await screen.open(DEMO);
  await app.page.getByRole('button', { name: 'Create acme-drains' }).click();
  const steps = shell.drawer.locator('ol').getByRole('listitem');
  await expect(steps).toContainText(['Waiting for the server to begin', 'Building the site']);
  await expect(steps.last()).toHaveAttribute('aria-current', 'step');
  await expect(shell.drawer.getByRole('progressbar', { name: 'Progress of: Create acme-drains' })).toBeVisible();
  await app.page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(app.page);
  await shell.drawer.getByRole('button', { name: 'Cancel: Create acme-drains' }).click();
  await expect(shell.drawer).toContainText('Nothing is under way.');
});
