import { expect, type Page } from '@playwright/test';
import { flatLogo } from '../../support/photos/pictures.ts';
import { BasicInfoPage } from './basic-info.ts';
import { CustomPage } from './custom.ts';
import { DomainPage } from './domain.ts';
import { LayoutPage } from './layout.ts';
import { LogoPage } from './logo.ts';
import { PhotosPage } from './photos.ts';
import { ServicesPage } from './services.ts';
import { SiteScreen } from './site-screen.ts';

/** Fills in fields of many kinds on eight screens, so that the next save posts them to the backend. Does not save. */
export async function fillFurtherFields(page: Page, slug: string): Promise<void> {
  for (const fill of [basicInfo, services, photos, reviews, custom, domain, logo, layout]) await fill(page, slug);
}

async function basicInfo(page: Page, slug: string): Promise<void> {
  const screen = new BasicInfoPage(page);
  await screen.open(slug);
  await screen.button('Add phone number').click();
  await page.keyboard.type('(801) 555-0177');
  await screen.button('Add badge').click();
  await page.keyboard.type('Crew of neighbors');
  await screen.card('Attributes').getByRole('checkbox', { name: 'Bonded' }).setChecked(true);
  await screen.forDay('Saturday', 'Closed');
  await page.getByRole('switch', { name: 'Show the announcement' }).setChecked(true);
  await screen.field('Description').fill('Open on Labor Day');
  await screen.field('Yelp').fill('https://yelp.example/us');
}

async function services(page: Page, slug: string): Promise<void> {
  const screen = new ServicesPage(page);
  await screen.open(slug);
  await screen.names.last().click();
  await screen.button('Add package').click();
  await screen.field('Title').fill('Guards');
  await screen.button('Add product').click();
  await screen.field('Price of product 1').fill('012.50');
  await screen.button('Add footer').click();
  await screen.field('Note of footer 1').fill('Plus tax');
}

async function photos(page: Page, slug: string): Promise<void> {
  const screen = new PhotosPage(page);
  await screen.open(slug);
  await screen.button('Add Gallery').click();
  await page.getByLabel('Name of the gallery').fill('Decks');
  await page.keyboard.press('Enter');
  await screen.show('All Photos');
  await page.getByRole('switch', { name: 'Stock photos' }).click();
  await expect(page.getByRole('switch', { name: /^Stock photos \(\d+\)$/ })).toBeChecked();
  await screen.tick(1);
  await screen.chooseDetail('Gallery', 'Decks');
  await screen.button('Tools').click();
  await page.getByRole('menuitem', { name: 'Merge Photo' }).click();
  await screen.tick(2);
  const merge = page.getByRole('group', { name: 'Merge photo' });
  await merge.getByRole('button', { name: 'Save' }).click();
  await expect(merge).toBeHidden();
  await screen.show('Hero Images');
  // The last of these buttons, because each cover photo has such a button too.
  await screen.button('From the site’s photos').last().click();
  await screen.shell.dialog.getByRole('checkbox').first().click();
  await screen.shell.dialog.getByRole('button', { name: 'Add 1 photo' }).click();
}

async function reviews(page: Page, slug: string): Promise<void> {
  const screen = new SiteScreen(page, 'reviews', 'Reviews');
  await screen.open(slug);
  await screen.button('Add review link').click();
  await screen.field('Title of review link 1').fill('Angi');
  await screen.button('Sample review').click();
}

async function custom(page: Page, slug: string): Promise<void> {
  const screen = new CustomPage(page);
  await screen.open(slug);
  await screen.choose('Main 2 button', 'Email');
  await screen.choose('Recruiting button', 'Quote form');
  await screen.pickPhotos('Awards', 1);
  await screen.choose('Contact form steps', 'Three steps');
}

async function domain(page: Page, slug: string): Promise<void> {
  const screen = new DomainPage(page);
  await screen.open(slug);
  for (const label of ['Plan', 'Coupon', 'Customer Segment']) {
    await screen.select(label).click();
    await page.getByRole('option').first().click();
  }
  await screen.field('Salesloft ID').fill('4711');
  await screen.button('Pro Owns Domain').click();
  await expect(screen.mark('Domain owned by the pro', 'Done')).toBeVisible();
  const redirect = page.getByRole('form', { name: 'New redirect' });
  await redirect.getByLabel('Source').fill('/old');
  await redirect.getByLabel('Destination').fill('/#areas');
  await redirect.getByRole('button', { name: 'Add' }).click();
}

async function logo(page: Page, slug: string): Promise<void> {
  const screen = new LogoPage(page);
  await screen.open(slug);
  await screen.chooseFile({ name: 'logo.png', mimeType: 'image/png', buffer: await flatLogo() });
  await expect(screen.picture).toHaveAttribute('src', /local-blob/);
  await screen.button('Use the suggested logo size').click();
  await screen.switchTransparent();
  await expect(screen.transparent).toBeEnabled({ timeout: 30_000 });
  await expect(screen.transparent).toBeChecked();
}

async function layout(page: Page, slug: string): Promise<void> {
  const screen = new LayoutPage(page);
  await screen.open(slug);
  await screen.choice('Version of the site', 'v4').check();
}
