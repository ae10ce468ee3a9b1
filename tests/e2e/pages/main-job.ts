import type { Page } from '@playwright/test';
import { BasicInfoPage } from './basic-info.ts';
import { DomainPage } from './domain.ts';
import { NewSitePage } from './new-site.ts';
import { Shell } from './shell.ts';
import { SignInPage } from './sign-in.ts';

export const HOSTILE_TAGLINE = 'Fast & fair <script>alert(1)</script> “plumbing”';

/** The main job up to the publish: sign in, create, edit, choose domain and contact, publish. Gives the page's address. */
export async function doMainJob(page: Page, slug: string): Promise<string> {
  const shell = new Shell(page);
  await new SignInPage(page).signIn();
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
  await shell.status.filter({ hasText: 'Saved on this computer' }).waitFor();

  await domain.publish();
  const address = await page
    .getByRole('main')
    .getByText(/^https?:\/\/\S+\/sites\/\S+$/)
    .first()
    .textContent();
  return address ?? '';
}
