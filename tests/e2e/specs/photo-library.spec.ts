import { PhotosPage } from '../pages/photos.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

type Photo = Record<string, unknown>;

test('[PHO-01] [PHO-04] [PHO-08] [PHO-11] every field of the library is kept, and nothing else changes on the server', async ({
  app,
  backend,
}) => {
  test.slow();
  const before = await backend.site(DEMO);
  const screen = new PhotosPage(app.page);
  await screen.open(DEMO);

  await screen.button('Add Gallery').click();
  await app.page.getByLabel('Name of the gallery').fill('Decks');
  await app.page.keyboard.press('Enter');
  await expect(screen.heading).toContainText('Uncategorized');
  await screen.show('All Photos');
  await screen.tick(1);
  await screen.tick(2);
  await screen.details.getByLabel('Caption', { exact: true }).fill('A deck by our crew');
  await screen.details.getByLabel('Alt text', { exact: true }).fill('A wooden deck');
  await screen.chooseDetail('Service', 'No service');
  await screen.chooseDetail('Gallery', 'Decks');
  await screen
    .card('Texts and display')
    .getByRole('button', { name: /^Texts and display/ })
    .click();
  await screen.field('Link text').fill('More of our work');
  await screen.field('CompanyCam widget code').fill('<div>widget</div>');

  await screen.show('Decks');
  await expect(screen.heading).toHaveText('Decks (2)');
  // The card stays unfolded when another view is shown.
  await screen.field('Subtitle').fill('Built to last');
  await screen.show('Homepage Photos');
  await expect(screen.shell.screen.getByText('The home page of v2.1 shows the first 6.')).toBeVisible();
  await screen.tick(1);
  await screen.button('Remove from homepage').click();
  await screen.show('Hero Images');
  await screen.field('Caption').first().fill('Under the bridge');
  await screen.expectAccessible();

  await screen.shell.saveSite();
  await expect(screen.shell.status).toHaveText(/^Saved on server at/);
  const after = await backend.site(DEMO);
  const gallery = after['gallery'] as Photo[];
  const changed = Object.keys(after).filter((field) => JSON.stringify(after[field]) !== JSON.stringify(before[field]));
  expect(new Set(changed)).toEqual(
    new Set(['all_photos_cc_widget', 'gallery', 'gallery_names', 'hero_gallery_photos', 'modified', 'work_link_text']),
  );
  const deck = {
    caption: 'A deck by our crew',
    alt_tag: 'A wooden deck',
    associated_service: '',
    gallery: 'Decks',
    gallery_name: 'Decks',
  };
  const untouched = before['gallery'] as Photo[];
  expect(gallery).toEqual([
    { ...untouched[0], ...deck, homepage_order: -1 },
    { ...untouched[1], ...deck },
    ...untouched.slice(2),
  ]);
  expect((after['gallery_names'] as Photo[]).at(-1)).toMatchObject({
    'gallery-name': 'Decks',
    'gallery-subtitle': 'Built to last',
  });
});
