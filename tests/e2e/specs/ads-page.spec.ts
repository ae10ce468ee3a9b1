import { AdsPagePage } from '../pages/ads-page.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

// With the preview open, notices about removed items do not cover the remove buttons.
test.use({ preview: true });

test('[ADS-01] [NAV-02] a page is made for a service, copied, saved and removed', async ({ app, backend }) => {
  await backend.put(DEMO, { multipage: true });
  const before = await backend.site(DEMO);
  const screen = new AdsPagePage(app.page);
  await screen.switchOn(DEMO);
  await expect(screen.shell.screen.getByText('No ads page yet')).toBeVisible();
  await screen.expectAccessible();

  await screen.button('Add ads page').click();
  await expect(screen.select('Service')).toBeFocused();
  await screen.select('Service').press('ArrowDown');
  await screen.select('Service').press('ArrowDown');
  await screen.select('Service').press('Enter');
  const service = await screen.select('Service').inputValue();
  expect(service).not.toBe('');
  await expect(screen.pages).toHaveText([service]);
  await screen.field('About us').fill('Why “us” & nobody else');
  await expect(screen.shell.preview.getByText('Why “us” & nobody else')).toBeVisible();
  await expect(screen.shell.screen.getByText(/^https:\/\/blueridgeplumbing\.example\/ads\/[a-z-]+\/$/)).toBeVisible();

  while ((await screen.photos.count()) > 0) await screen.photos.first().getByRole('button', { name: 'Remove' }).click();
  await screen.card('Best work').getByRole('button', { name: 'From the site’s photos' }).click();
  await screen.shell.dialog.getByRole('checkbox').first().click();
  await screen.shell.dialog.getByRole('button', { name: 'Add 1 photo' }).click();
  await expect(screen.photos).toHaveCount(1);

  while ((await screen.reviews.count()) > 0)
    await screen.reviews.first().getByRole('button', { name: 'Remove' }).click();
  await screen.button('Pick reviews').click();
  await screen.shell.dialog.getByRole('checkbox').first().click();
  await screen.shell.dialog.getByRole('button', { name: 'Use these reviews' }).click();
  await expect(screen.reviews).toHaveCount(1);
  await screen.expectAccessible();

  await screen.button(`Duplicate ${service}`).click();
  await expect(screen.pages).toHaveText([service, service]);
  await screen.field('About us').fill('The copy');
  await screen.shell.saveSite();
  await expect(screen.shell.notices.filter({ hasText: 'Saved successfully' })).toBeVisible();

  const after = await backend.site(DEMO);
  const changed = Object.keys(after).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  expect(changed.filter((field) => field !== 'modified').toSorted()).toEqual([
    'ads_landing_pages',
    'has_ads_landing_page',
  ]);
  const kept = { best_work_photos: [expect.anything()], testimonials_ids: [expect.anything()] };
  expect(after['ads_landing_pages']).toMatchObject([
    { ...kept, about_us: 'Why “us” & nobody else' },
    { ...kept, about_us: 'The copy' },
  ]);

  await screen.button(`Remove ${service}`).last().click();
  await expect(screen.pages).toHaveCount(1);
  await expect(screen.button(`Remove ${service}`)).toBeFocused();
});
