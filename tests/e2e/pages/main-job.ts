import type { Page } from '@playwright/test';
import { BasicInfoPage } from './basic-info.ts';
import { DomainPage } from './domain.ts';
import { NewSitePage } from './new-site.ts';
import { Shell } from './shell.ts';
import { SignInPage } from './sign-in.ts';

export const HOSTILE_TAGLINE = 'Fast & fair <script>alert(1)</script> “plumbing”';

/** Does the main job except for the publish: signs in, creates a site, edits it, chooses its domain and contact. */
export async function beginMainJob(
  page: Page,
  slug: string,
  signIn = (form: SignInPage) => form.signIn(),
): Promise<void> {
  const shell = new Shell(page);
  await signIn(new SignInPage(page));
  const newSite = new NewSitePage(page);
  await newSite.slug.fill(slug);
  await newSite.choose('Plumbing');
  await newSite.create.click();
  await page.waitForURL(new RegExp(`/logo/${slug}$`));

  await shell.goTo('Basic Info');
  await new BasicInfoPage(page).field('Tagline').fill(HOSTILE_TAGLINE);
  await shell.goTo('Domain');
  const domain = new DomainPage(page);
  await domain.field('Domain').fill(`${slug}.example.com`);
  await domain.chooseContact('Alicia', /Alicia/);
}
