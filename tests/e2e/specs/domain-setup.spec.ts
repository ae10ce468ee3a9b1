import { DomainPage } from '../pages/domain.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

const FRESH = { paid_url: '', domain_purchased: false, is_dns_configured: false, load_balancer_config: null };
const PURCHASE = 'POST /api/purchase-domain';

test('[DOM-02] [DOM-03] [DOM-04] [NAV-11] a domain is bought and set up, and a restart knows it; all steps are accessible, light and dark', async ({
  app,
  backend,
}) => {
  await backend.put(DEMO, FRESH);
  let screen = new DomainPage(app.page);
  await screen.open(DEMO);
  await expect(screen.button('Check Domain Info')).toHaveAttribute('aria-disabled', 'true');
  await screen.field('Domain').fill('google.com');
  await screen.button('Check Domain Info').click();
  await expect(screen.step('Domain purchase')).toContainText('Domain is not available.');

  await screen.field('Domain').fill('blueridge-fresh.com');
  await screen.buy('Domain costs $12 per 1 year. Do you want to proceed?');
  await expect(screen.mark('Domain purchase', 'Done')).toBeVisible();
  await screen.button('Configure DNS Records').click();
  await expect(screen.mark('DNS set-up', 'Done')).toBeVisible();
  await expect(screen.button('Pro Owns Domain')).toHaveAttribute('aria-disabled', 'true');
  await screen.button('Index Site on Google').click();
  await expect(screen.mark('Search engine', 'Done')).toBeVisible();
  await screen.button('Create DNS Snapshot').click();
  await expect(screen.mark('DNS snapshot', 'Done')).toBeVisible();
  await expect(screen.card('Domain set-up')).toContainText('The domain is bought and its records are set.');
  for (const done of ['Domain purchase', 'DNS set-up']) await screen.button(`More of ${done}`).click();
  await screen.expectAccessible();

  screen = new DomainPage(await app.restart());
  await screen.open(DEMO);
  for (const step of ['Domain purchase', 'DNS set-up', 'Search engine', 'DNS snapshot']) {
    await expect(screen.mark(step, 'Done')).toBeVisible();
  }
  expect((await backend.requests()).filter((request) => request === PURCHASE)).toHaveLength(1);
});

test('[DOM-04] [DOM-06] a domain of the pro gets its load balancer, and the records follow', async ({
  app,
  backend,
}) => {
  await backend.put(DEMO, { ...FRESH, paid_url: 'pro-owned.com', a_record_ip: null, publish_to_google_storage: true });
  await backend.fail({ path: '/api/configure-for-ext-domain', kind: 'status', status: 422 });
  const screen = new DomainPage(app.page);
  await screen.open(DEMO);
  const records = screen.card('DNS records');
  await expect(records).toContainText('The address for the A record comes with the domain’s set-up');
  await screen.button('Pro Owns Domain').click();
  await expect(screen.step('Domain owned by the pro')).toContainText('Error configuring load balancer.');
  await screen.button('Pro Owns Domain').click();
  await expect(screen.mark('Domain owned by the pro', 'Done')).toBeVisible();
  await expect(records.getByRole('row', { name: /^A / })).toContainText(/@.*203\.0\.113\.\d+/);
  await expect(records.getByRole('row', { name: /^CNAME / })).toContainText(/www.*pro-owned\.com/);
  await records.getByRole('button', { name: 'Copy the value of the CNAME record' }).click();
  await expect(records.getByRole('button', { name: 'Copied the value of the CNAME record' })).toBeVisible();
});

test('[NAV-13] [RED-01] [NAV-11] what is missing leads to its place; on code-hosting pages there is no redirects editor', async ({
  app,
  backend,
}) => {
  await backend.put(DEMO, { ...FRESH, sitewright_contact_id: null, logo: '', publish_to_google_storage: false });
  const screen = new DomainPage(app.page);
  await screen.open(DEMO);
  await expect(screen.card('Publishing')).toContainText('code-hosting pages');
  await expect(screen.card('Redirects')).toBeHidden();
  await expect(screen.indexLink('Redirects')).toBeHidden();
  await app.page.keyboard.press('ControlOrMeta+Shift+m');
  const rail = app.page.getByRole('complementary', { name: 'What is missing' });
  await rail.getByRole('link', { name: /^Choose a contact/ }).focus();
  await app.page.keyboard.press('Enter');
  await expect(screen.select('Contact')).toBeFocused();
  await expect(screen.card('Contact')).toBeInViewport();

  await screen.indexLink('Park This Page').focus();
  await app.page.keyboard.press('Enter');
  await expect(screen.card('Park This Page')).toBeInViewport();
  await expect(screen.indexLink('Park This Page')).toHaveAttribute('aria-current', 'true');
  await rail.getByRole('link', { name: /^The site has no logo/ }).click();
  await expect.poll(() => app.route()).toBe(`/logo/${DEMO}`);
});
