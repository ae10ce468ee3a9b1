import { expectApart } from '../pages/expect-apart.ts';
import { SiteScreen } from '../pages/site-screen.ts';
import { test as withoutServer } from '../fixtures/app.ts';
import { clientAt, signIn } from '../../support/client.ts';
import type { TestBackend } from '../../support/test-backend.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

test('[PUB-03] before publishing staff see what stands out, what changed and how each page will be, and mend it in place', async ({
  app,
}) => {
  const { page } = app;
  const screen = new SiteScreen(page, 'basicInfo', 'Basic Info');
  const { drawer } = screen.shell;
  await screen.open(DEMO);
  await screen.publish();

  const words = 'Pipes of another kind';
  await screen.field('Tagline').fill(words);
  await screen.field('Years in business').fill('3');
  await screen.field('About').fill('Bonded, with 25 years of experience.');
  await page.keyboard.press('ControlOrMeta+Shift+p');
  await expectApart(drawer, page.getByRole('contentinfo'));
  await expect(drawer).toContainText('This server does not say what visitors see.');
  const changed = drawer.getByRole('list', { name: 'What changes' });
  await expect(changed).toContainText('Basic Info');
  await expect(changed).toContainText('About');
  const findings = drawer.getByRole('list', { name: 'Worth a look' });
  await expect(findings).toContainText('other years in business than the 3');

  const pages = drawer.getByRole('list', { name: 'Changed pages' });
  const home = pages.getByRole('listitem').filter({ hasText: 'Hero' });
  const before = page.frameLocator('iframe[title$=": as it was published"]').first();
  const after = page.frameLocator('iframe[title$=": as it will be"]').first();
  await expect(home).toHaveCount(1);
  await expect(after.locator('#hero')).toContainText(words);
  await expect(before.locator('#hero h1')).toBeVisible();
  await expect(before.locator('#hero')).not.toContainText(words);
  await screen.expectAccessible('[data-drawer]');
  const width = () => before.locator('html').evaluate((html) => html.clientWidth);
  expect(await width()).toBe(1280);
  await drawer.getByText('Mobile').click();
  await expect.poll(width).toBe(390);
  await home.getByRole('button', { name: 'Enlarge Home' }).focus();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', { name: 'Before and after' });
  await screen.expectAccessible('[role="dialog"]');
  await large.getByRole('combobox', { name: 'Changed section' }).selectOption('Footer');
  await expect(large.frameLocator('iframe').last().locator('#footer')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);

  // The drawer does not cover the field, and is updated when the finding is fixed.
  await findings.getByRole('button', { name: /^Basic Info: .*other years/ }).click();
  await expect(screen.field('About')).toBeFocused();
  await expectApart(screen.field('About'), drawer);
  await screen.field('About').fill('Bonded, with 3 years of experience.');
  await expect(findings.filter({ hasText: 'years' })).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Shift+p');
  await expect(changed).toContainText('About');
  await expect(drawer.getByRole('button', { name: 'Publish now' })).toBeFocused();
});

/** Changes the site and publishes it, as another computer does. */
async function publishElsewhere(backend: TestBackend, changes: Record<string, unknown>): Promise<void> {
  await backend.put(DEMO, changes);
  const { id_key, paid_url, github_repo, first_publish_url } = (await backend.site(DEMO)) as Record<string, string>;
  const other = clientAt(backend.url);
  await signIn(other);
  const target = { id_key: id_key!, slug: DEMO, paid_url: paid_url!, github_repo: github_repo ?? '' };
  await other.client.sites.publish({ ...target, first_publish_url: first_publish_url ?? '', multipage: true });
  other.client.close();
}

test.describe('where the server tells its releases', () => {
  test.use({ policy: { releasesPath: '/publish' } });

  test('[PUB-03] the live pages are read when nobody knows of which version they are, and why they cannot be is said', async ({
    app,
    backend,
  }) => {
    const screen = new SiteScreen(app.page, 'basicInfo', 'Basic Info');
    const { drawer, publish } = screen.shell;
    await screen.open(DEMO);
    const release = { id: 'r1', published_at: '2026-01-02T10:00:00Z', pages: 2, current: true };
    const releases = JSON.stringify({ message: { url: '/sites/elsewhere/', releases: [release] } });
    await backend.fail({ path: '/publish/releases/', kind: 'body', body: releases, times: 100 });
    await publish.click();
    await expect(drawer).toContainText('The live page cannot be read: it answers 404.');
    await expect(drawer).toContainText('What changes is not known.');

    const live = '<h1>Pipes of another kind</h1><a href="/sites/elsewhere/past/">Past</a>';
    await backend.fail({ path: '^/sites/elsewhere/$', kind: 'body', body: live, times: 100 });
    await app.page.keyboard.press('Escape');
    await publish.click();
    const pages = drawer.getByRole('list', { name: 'What changes' }).getByRole('listitem');
    await expect(pages.first()).toContainText('Only on the live page');
    await expect(pages.first()).toContainText('Pipes of another kind');
    await expect(pages.first()).toContainText('New to visitors');
    await expect(pages.filter({ hasText: '/past/' })).toContainText('Removed');
    await expect(drawer).toContainText('Pictures and looks are not compared.');
    await screen.expectAccessible('[data-drawer]');
    await screen.field('Tagline').fill('Pipes of another kind');
    await expect(pages.first()).not.toContainText('Pipes of another kind');
  });

  test('[PUB-03] a release of another computer is known by the save that it was made from', async ({
    app,
    backend,
  }) => {
    await publishElsewhere(backend, { company_tagline: 'Pipes of another kind' });
    const screen = new SiteScreen(app.page, 'basicInfo', 'Basic Info');
    const { drawer, publish } = screen.shell;
    await screen.open(DEMO);
    await screen.field('Tagline').fill('Pipes of any kind');
    await publish.click();
    await expect(drawer).toContainText('Compared with what visitors see, published');
    await expect(drawer.getByRole('list', { name: 'What changes' })).toHaveText('Basic InfoTagline');
    const live = app.page.frameLocator('iframe[title$=": as visitors see it"]').first();
    await expect(live.locator('#hero')).toContainText('Pipes of another kind');
  });
});

withoutServer('[PUB-05] a release that is kept is shown again, and the site is taken off the web', async ({ app }) => {
  const screen = new SiteScreen(app.page, 'basicInfo', 'Basic Info');
  const { shell } = screen;
  await screen.open(DEMO);
  const address = await screen.publish();
  const isShown = async (words: string) => (await (await fetch(address)).text()).includes(words);
  await screen.field('Tagline').fill('Pipes of another kind');
  await screen.publish();
  expect(await isShown('Pipes of another kind')).toBe(true);

  await shell.publish.click();
  await expect(shell.drawer).toContainText('Nothing differs.');
  await shell.drawer.getByRole('button', { name: 'Earlier releases' }).click();
  const releases = shell.dialog.getByRole('list', { name: 'Releases' });
  await expect(releases.getByRole('listitem')).toHaveCount(2);
  await releases.getByRole('button', { name: /^Show the release of/ }).click();
  await app.page.getByRole('button', { name: 'Show it' }).click();
  await expect(releases.getByRole('listitem').last()).toContainText('Visitors see this');
  expect(await isShown('Pipes of another kind')).toBe(false);

  // A publish is compared with the release that visitors see, not with the latest one.
  await app.page.keyboard.press('Escape');
  await shell.publish.click();
  await expect(shell.drawer).toContainText('the earlier release that visitors see again');
  await expect(shell.drawer.getByRole('list', { name: 'What changes' })).toContainText('Tagline');
  await shell.drawer.getByRole('button', { name: 'Earlier releases' }).click();

  await shell.dialog.getByRole('button', { name: 'Take the site off the web' }).click();
  await app.page.getByRole('button', { name: 'Yes, take it off the web' }).click();
  await expect(shell.dialog).toContainText('The site has not been published.');
  expect((await fetch(address)).status).toBe(404);
});
