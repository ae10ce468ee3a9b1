import { expectAccessible } from '../pages/accessible.ts';
import { NewSitePage } from '../pages/new-site.ts';
import { Shell } from '../pages/shell.ts';
import { SignInPage } from '../pages/sign-in.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

const TABS = ['New Site', 'Logo', 'Basic Info', 'Services', 'Photos', 'FAQs', 'Reviews', 'Partnerships', 'Team'];
const MORE_TABS = ['Domain', 'Layout', 'Custom', 'Custom Page'];

test.beforeEach(async ({ app }) => {
  await new SignInPage(app.page).signInAtOnce();
});

test('[NAV-01] every route is a real path and shows its screen, an unknown one leads back; the app opens again where it was closed', async ({
  app,
}) => {
  const shell = new Shell(app.page);
  const titles = {
    logo: 'Logo',
    basicInfo: 'Basic Info',
    services: 'Services',
    photos: /^All Photos/,
    faqs: 'FAQs',
    reviews: 'Reviews',
    partnerships: 'Partnerships',
    team: 'Team',
    domain: 'Domain',
    layout: 'Layout',
    custom: 'Custom',
    'custom-page': 'Custom Page',
    'ads-page': 'Ads Page',
  };
  for (const [segment, name] of Object.entries(titles)) {
    await shell.visit(`/${segment}/${DEMO}`);
    await expect(shell.screen.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await shell.visit(`/preview/${DEMO}`);
  await expect(shell.preview.getByRole('heading', { level: 1 })).toBeVisible();
  await shell.visit('/map');
  await expect(shell.screen.getByRole('heading', { level: 1, name: 'Map' })).toBeVisible();
  await shell.visit('/no/such/place');
  await expect(app.page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await app.page.getByRole('link', { name: 'All sites' }).last().click();
  await expect(new NewSitePage(app.page).heading).toBeVisible();

  await shell.visit(`/faqs/${DEMO}`);
  await expect(app.page).toHaveTitle('Blue Ridge Plumbing – FAQs');
  const page = await app.restart();
  await new SignInPage(page).signInAtOnce();
  await expect.poll(() => app.route()).toBe(`/faqs/${DEMO}`);
  await expect(page).toHaveTitle('Blue Ridge Plumbing – FAQs');
});

test('[NAV-02] [NAV-03] [NAV-04] [NAV-06] [SAVE-02] [PUB-02] [CACHE-02] tabs stand in their order above what scrolls; what cannot be saved or loaded says why, and where it is mended', async ({
  app,
  backend,
}) => {
  await backend.put(DEMO, { slug: 'with-ads', sitePk: 990, id_key: 'with-ads', has_ads_landing_page: true });
  const shell = new Shell(app.page);
  await shell.visit(`/basicInfo/${DEMO}`);
  await expect(shell.tabs).toHaveText([...TABS, ...MORE_TABS]);
  await shell.screen.evaluate((screen) => screen.scrollTo(0, screen.scrollHeight));
  for (const tab of [...TABS, ...MORE_TABS]) await expect(shell.tab(tab)).toBeInViewport({ ratio: 1 });
  await shell.visit('/basicInfo/with-ads');
  await expect(shell.tabs).toHaveText([...TABS, ...MORE_TABS, 'Ads Page']);
  await expect(shell.tab('Ads Page')).toBeInViewport({ ratio: 1 });

  await shell.visit(`/faqs/${DEMO}`);
  // Waits until the tabs are those of this site. Until then the last tab is that of the previous site.
  await expect(shell.tabs).toHaveText([...TABS, ...MORE_TABS]);
  await shell.tab('FAQs').focus();
  await app.page.keyboard.press('ArrowLeft');
  await expect(shell.tab('Photos')).toBeFocused();
  await app.page.keyboard.press('End');
  await expect(shell.tab('Custom Page')).toBeFocused();
  await app.page.keyboard.press('Enter');
  await expect.poll(() => app.route()).toBe(`/custom-page/${DEMO}`);

  await backend.put(DEMO, {
    slug: 'not-ready',
    sitePk: 991,
    id_key: 'not-ready',
    paid_url: 'www.example.com',
    sitewright_contact_id: null,
  });
  await shell.visit('/logo/not-ready');
  await expect(shell.save).toHaveAttribute('aria-disabled', 'true');
  await expect(shell.save).toHaveAccessibleDescription('Choose a contact on the Domain tab.');
  await expect(shell.publish).toHaveAccessibleDescription(/contact.*www/i);
  await shell.paletteButton.focus();
  await app.page.keyboard.press('Tab');
  await expect(shell.save).toBeFocused();
  const reason = app.page.getByRole('tooltip').filter({ hasText: 'Choose a contact on the Domain tab.' });
  await expect(reason).toBeVisible();
  await app.page.keyboard.press('Tab');
  await app.page.keyboard.press('Enter');
  await app.page.getByRole('link', { name: /without www/ }).click();
  await expect.poll(() => app.route()).toBe('/domain/not-ready');
  await expect(app.page.getByRole('textbox', { name: 'Domain' })).toBeFocused();
  await shell.visit('/logo/not-ready');
  await shell.contactNotice.click();
  await expect.poll(() => app.route()).toBe('/domain/not-ready');
  await shell.visit(`/logo/${DEMO}`);
  await expect(shell.contactNotice).toBeHidden();
  await expect(shell.save).toHaveAttribute('aria-disabled', 'false');

  // This site was not opened on this computer before, so the app must wait for the server's copy.
  await backend.fail({ path: '/api/getLandingPage/', kind: 'delay', ms: 60_000 });
  await shell.visit('/basicInfo/sparrow-house-cleaning');
  await expect(shell.screen.getByText('loading', { exact: true })).toBeVisible();
  await expect(shell.tab('Domain')).toBeVisible();
  await expect(shell.save).toHaveAttribute('aria-disabled', 'true');
  await backend.recover();
  await expect(shell.screen.getByRole('heading', { level: 1, name: 'Basic Info' })).toBeVisible();
  await expect(shell.screen.getByText('loading', { exact: true })).toBeHidden();

  await backend.fail({ path: '/api/getLandingPage/', kind: 'status', status: 500, body: 'Out of order.', times: 50 });
  await shell.visit('/logo/summit-roofing');
  const alert = shell.screen.getByRole('alert');
  await expect(alert).toContainText('Error getting landing page data for slug summit-roofing');
  await backend.recover();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(shell.screen.getByRole('heading', { level: 1, name: 'Logo' })).toBeVisible();
});

test('[NAV-05] [NAV-08] [NAV-09] dot and status line follow the edits, undo back to clean; Clear Cache asks, forgets them and loads the server’s copy', async ({
  app,
  backend,
}) => {
  const shell = new Shell(app.page);
  await shell.visit(`/basicInfo/${DEMO}`);
  await expect(shell.status).toHaveText('No unsaved changes');
  const tagline = app.page.getByRole('textbox', { name: 'Tagline' });
  const before = await tagline.inputValue();
  await tagline.fill('A new tagline');
  await expect(shell.status).toHaveText('Saved on this computer');
  await expect(shell.tab('Basic Info')).toHaveAccessibleName('Basic Info, unsaved changes');
  await expect(shell.tab('Domain')).toHaveAccessibleName('Domain');
  await app.page.keyboard.press('ControlOrMeta+z');
  await expect(tagline).toHaveValue(before);
  await expect(shell.status).toHaveText('No unsaved changes');
  await expect(shell.tab('Basic Info')).toHaveAccessibleName('Basic Info');
  await app.page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(tagline).toHaveValue('A new tagline');

  // While Home is shown, no shortcut edits or saves the hidden site.
  await app.page.getByRole('link', { name: 'All sites' }).click();
  await expect(app.page.getByRole('heading', { name: 'Create a Site' })).toBeVisible();
  await app.page.keyboard.press('ControlOrMeta+z');
  await app.page.keyboard.press('ControlOrMeta+s');
  await shell.visit(`/basicInfo/${DEMO}`);
  await expect(tagline).toHaveValue('A new tagline');
  await expect(shell.status).toHaveText('Saved on this computer');

  const name = app.page.getByLabel('Company name', { exact: true });
  await name.fill('Local Name');
  await expect(shell.status).toHaveText('Saved on this computer');
  await backend.put(DEMO, { company_name: 'Server Name' });
  await shell.clearCache.click();
  await shell.dialog.getByRole('button', { name: 'Cancel' }).click();
  await shell.dialog.waitFor({ state: 'hidden' });
  await expect(name).toHaveValue('Local Name');
  await shell.clearCache.click();
  await expect(shell.dialog.getByRole('button', { name: 'Clear Cache' })).toBeFocused();
  await app.page.keyboard.press('Enter');
  await expect(name).toHaveValue('Server Name');
  await expect(shell.status).toHaveText('No unsaved changes');
});

test('[NAV-07] [NAV-15] the palette goes to sites, screens and fields and does things, ? shows the shortcuts; the preview shows an edit of the draft', async ({
  app,
}) => {
  const shell = new Shell(app.page);
  await shell.visit(`/logo/${DEMO}`);
  await expect(shell.screen.getByRole('heading', { level: 1, name: 'Logo' })).toBeVisible();
  await app.page.keyboard.press('ControlOrMeta+k');
  await shell.palette.fill('reviews');
  await app.page.keyboard.press('Enter');
  await expect.poll(() => app.route()).toBe(`/reviews/${DEMO}`);
  const focusedField = () =>
    app.page.evaluate(() => document.activeElement?.closest<HTMLElement>('#screen [data-path]')?.dataset['path']);
  for (const [term, first, field] of [
    ['saterday', 'Saturday', 'business_hours.6.from'],
    ['contact', 'Contact', 'sitewright_contact_id'],
    ['redirects', 'Redirects', 'redirects.0.source'],
    ['about us photo', 'About us photo', 'about_upload'],
    ['add service', 'Add service', 'services.0'],
  ] as const) {
    await app.page.keyboard.press('ControlOrMeta+k');
    await shell.palette.fill(term);
    await expect(app.page.getByRole('option').first()).toContainText(first);
    await app.page.keyboard.press('Enter');
    await expect.poll(focusedField).toBe(field);
  }
  await app.page.keyboard.press('ControlOrMeta+z');
  await shell.goTo('New Site');
  await app.page.keyboard.press('ControlOrMeta+k');
  await shell.palette.fill('blue ridge');
  await expect(app.page.getByRole('option', { name: /Blue Ridge/ }).first()).toBeVisible();
  await app.page.keyboard.press('Enter');
  await expect.poll(() => app.route()).toBe(`/basicInfo/${DEMO}`);
  await expect(shell.palette).toBeHidden();
  await shell.tab('Basic Info').focus();
  await app.page.keyboard.press('Shift+?');
  await expect(shell.dialog.getByText('Find a site, screen, action or field')).toBeVisible();
  await app.page.keyboard.press('ControlOrMeta+]');
  expect(app.route()).toBe(`/basicInfo/${DEMO}`);
  await app.page.keyboard.press('Shift+?');
  await expect(shell.dialog).toBeHidden();
  await app.page.keyboard.press('ControlOrMeta+1');
  await expect.poll(() => app.route()).toBe(`/logo/${DEMO}`);

  await shell.visit(`/basicInfo/${DEMO}`);
  await shell.showPreview();
  await app.page.getByRole('textbox', { name: 'Tagline' }).fill('Dry floors <b>fast</b>');
  await expect(shell.preview.getByRole('heading', { name: 'Dry floors <b>fast</b>' })).toBeVisible();
  await shell.previewPane.getByText('Mobile').click({ force: true });
  await expect(app.page.locator('iframe[data-front]')).toHaveCSS('width', '390px');
  await app.page.keyboard.press('ControlOrMeta+\\');
  await expect(shell.previewPane).toBeHidden();
  await app.page.getByRole('button', { name: 'Show the preview' }).click();
  await expect(shell.previewPane).toBeVisible();
});

test('[NAV-15] Ctrl+F finds and replaces in the site, whose window is marked; tabs have a menu; Ctrl+Tab goes back to the site before as it was left, G and a letter to a screen', async ({
  app,
}) => {
  const shell = new Shell(app.page);
  await shell.visit(`/faqs/${DEMO}`);
  await expect(shell.screen.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
  await app.page.keyboard.press('ControlOrMeta+f');
  await app.page.keyboard.type('drain');
  await app.page.keyboard.press('Enter');
  await expect.poll(() => app.route()).not.toBe(`/faqs/${DEMO}`);
  const selected = () => app.page.evaluate(() => document.getSelection()?.toString().toLowerCase());
  await expect.poll(selected).toBe('drain');
  await app.page.keyboard.press('F3');
  await expect.poll(selected).toBe('drain');
  await app.page.keyboard.press('ControlOrMeta+f');
  await app.page.getByRole('complementary', { name: 'Find in this site' }).getByLabel('Replace with').fill('sewer');
  // Waits for the screen of the place that was found next. Until this screen is loaded, the previous place is still
  // selected.
  await expect(shell.screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(app.page);
  await app.page.getByRole('button', { name: 'Replace all' }).click();
  await expect(shell.notices.filter({ hasText: /^Replaced \d+ places/ })).toBeVisible();
  await expect(app.page.getByText('Nowhere')).toBeVisible();
  await expect(app.page).toHaveTitle(/^• Blue Ridge Plumbing – /);
  await app.page.keyboard.press('Escape');
  await shell.tab('Team').click({ button: 'right' });
  await app.page.getByRole('menuitem', { name: /^Undo/ }).click();
  await expect(shell.status).toHaveText('No unsaved changes');
  await expect(app.page).toHaveTitle(/^Blue Ridge Plumbing – /);
  await shell.tab('Team').click({ button: 'right' });
  await app.page.getByRole('menuitem', { name: 'Open' }).click();
  await expect.poll(() => app.route()).toBe(`/team/${DEMO}`);

  await shell.visit(`/basicInfo/${DEMO}`);
  const facebook = app.page.getByLabel('Facebook', { exact: true });
  await facebook.click();
  const scrolled = await shell.screen.evaluate((screen) => screen.scrollTop);
  expect(scrolled).toBeGreaterThan(0);
  await shell.visit('/team/summit-roofing');
  await expect(shell.screen.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  await app.page.keyboard.down('Control');
  await app.page.keyboard.press('Tab');
  await expect(app.page.getByRole('option', { selected: true })).toContainText('Blue Ridge Plumbing');
  await app.page.keyboard.up('Control');
  await expect.poll(() => app.route()).toBe(`/basicInfo/${DEMO}`);
  await expect(facebook).toBeFocused();
  expect(await shell.screen.evaluate((screen) => screen.scrollTop)).toBe(scrolled);
  await facebook.blur();
  await app.page.keyboard.press('g');
  await app.page.keyboard.press('s');
  await expect.poll(() => app.route()).toBe(`/services/${DEMO}`);
});

test('[NAV-11] shell, dialogs and empty places are accessible, light and dark', async ({ app }) => {
  const shell = new Shell(app.page);
  const check = () => expectAccessible(app.page);
  await shell.visit(`/logo/${DEMO}`);
  await expect(shell.screen.getByRole('heading', { level: 1, name: 'Logo' })).toBeVisible();
  await shell.showPreview();
  await expect(shell.preview.getByRole('heading', { level: 1 })).toBeVisible();
  await check();
  await shell.clearCache.click();
  await expect(shell.dialog.getByRole('button', { name: 'Clear Cache' })).toBeFocused();
  await check();
  await app.page.keyboard.press('Escape');
  await expect(shell.dialog).toBeHidden();
  await app.page.keyboard.press('ControlOrMeta+k');
  await expect(shell.palette).toBeFocused();
  await check();
  await app.page.keyboard.press('Escape');
  await expect(shell.palette).toBeHidden();
  await app.page.keyboard.press('ControlOrMeta+k');
  await shell.palette.fill('Trash');
  await app.page.keyboard.press('Enter');
  const trash = app.page.getByRole('listbox', { name: 'Trash' });
  await expect(shell.dialog).toContainText('The trash is empty');
  await expect(trash).toBeFocused();
  await expect(trash).toHaveCSS('outline-style', 'none');
  await check();
  await app.page.keyboard.press('Escape');
  await expect(shell.dialog).toBeHidden();
  await shell.visit('/logo/no-such-site');
  await expect(shell.screen.getByRole('alert')).toBeVisible();
  await check();
  await shell.visit('/no/such/place');
  await expect(app.page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await check();
});
