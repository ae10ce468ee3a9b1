import type { Page } from 'playwright';

export interface DemoTools {
  say: (line: string) => void;
  /** Takes a picture of the window, or of another page. */
  picture: (name: string, of?: Page) => Promise<void>;
}

export interface DemoResult {
  publishedUrl: string;
}

const TAGLINE = 'Clear water, clear prices';

/** @param beforeCode called on the step that asks for the code */
export async function signIn(page: Page, beforeCode = (): Promise<void> => Promise.resolve()): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone number', exact: true }).fill('+1 801 555 0123');
  await page.getByRole('button', { name: 'Send code', exact: true }).click();
  await page.getByText('Demo sign-in code: 123456').waitFor();
  await beforeCode();
  await page.getByLabel('Code', { exact: true }).fill('123456');
}

/**
 * Signs in, then creates, edits, saves and publishes a site through the user interface. Rejects at the first step that
 * fails.
 */
export async function guideThroughMainJob(page: Page, { say, picture }: DemoTools): Promise<DemoResult> {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const tab = (name: string) => page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name });
  const status = page.getByRole('contentinfo').getByRole('status').first();

  say('Signing in with the demo code …');
  await signIn(page, () => picture('1-sign-in'));

  say('Creating a site from a social-page slug and an industry …');
  await field('Facebook Slug').fill('clearwater-plumbing');
  await page.getByRole('combobox', { name: 'Industry' }).click();
  await page.getByRole('option', { name: 'Plumbing' }).click();
  await picture('2-new-site');
  await button('Create').click();
  await page.waitForURL(/\/logo\/clearwater-plumbing$/);

  say('Editing its tagline …');
  await tab('Basic Info').click();
  await field('Tagline').fill(TAGLINE);
  await status.filter({ hasText: 'Saved on this computer' }).waitFor();
  await page.frameLocator('iframe[title="Preview of the page"]').getByText(TAGLINE).first().waitFor();
  await picture('3-basic-info');

  say('Choosing a domain and a contact …');
  await tab('Domain').click();
  await field('Domain').fill('clearwater-plumbing.example.com');
  await page.getByRole('combobox', { name: 'Contact', exact: true }).click();
  await page.getByRole('option').first().click();
  await status.filter({ hasText: 'Saved on this computer' }).waitFor();
  await picture('4-domain');

  say('Saving and publishing …');
  await button(/^Publish\b/).click();
  const check = page.getByRole('complementary').filter({ hasText: 'Publish now' });
  await check.getByRole('button', { name: 'Publish now' }).waitFor();
  await picture('5-before-publishing');
  await check.getByRole('button', { name: 'Publish now' }).click();
  await check.waitFor({ state: 'hidden' });
  const review = page.getByRole('dialog').filter({ hasText: 'Possible misspellings' });
  const done = page.getByText('Saved and published sucessfully');
  await review.or(done).first().waitFor();
  if (await review.isVisible()) {
    await picture('6-spelling');
    await review.getByRole('button', { name: 'Continue' }).click();
  }
  await done.waitFor();
  await picture('7-published');

  const link = page.getByRole('main').getByText(/^https?:\/\/[^ ]+\/sites\//);
  const publishedUrl = (await link.first().textContent()) ?? '';
  const site = await page.context().newPage();
  await site.setViewportSize({ width: 1280, height: 800 });
  await site.goto(publishedUrl);
  await site.getByRole('heading', { level: 1, name: TAGLINE }).waitFor();
  await picture('8-published-page', site);
  await site.close();
  return { publishedUrl };
}
