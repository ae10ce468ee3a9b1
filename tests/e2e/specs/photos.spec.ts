import { cameraPhoto, heicPhoto } from '../../support/photos/pictures.ts';
import { PhotosPage } from '../pages/photos.ts';
import { pickUp } from '../pages/pick-up.ts';
import { expectDrawn, Shell } from '../pages/shell.ts';
import { SyncPages } from '../pages/sync.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

const QUEUED = 'It will be saved on the server when it can be reached.';
/** Timeout that is long enough to upload both photos. */
const RECONNECT = { timeout: 60_000 };

test.describe('with a keychain', () => {
  test.use({ keychain: 'system' });

  test('[SYNC-02] photos added offline appear, survive a restart, and are uploaded once after reconnect', async ({
    app,
    backend,
  }) => {
    test.slow();
    let screen = new PhotosPage(app.page);
    await screen.open(DEMO);
    await expect(screen.heading).toHaveText('All Photos (12)');
    // The backend draws its pictures when they are first requested, which takes time.
    await expectDrawn(screen.pictures, { timeout: 60_000 });
    await backend.goDown();

    await screen.drop([{ name: 'porch.jpg', mimeType: 'image/jpeg', buffer: await cameraPhoto(400, 300) }]);
    await expect(screen.heading).toHaveText('All Photos (13)');
    await screen.chooseFiles([
      { name: 'house.heic', mimeType: '', buffer: await heicPhoto() },
      { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') },
    ]);
    await expect(screen.heading).toHaveText('All Photos (14)');
    await expect(screen.refused).toContainText([/notes\.jpg.*Not a photo, or damaged/]);
    await expect(screen.shell.screen.getByText('2 photos are on this computer only')).toBeVisible();
    await screen.tick(1);
    await screen.tick(2);
    await screen.button('Add to homepage').click();
    await screen.tick(2);
    await screen.details.getByLabel('Caption').fill('The house on the hill');
    await screen.shell.showPreview();
    const shown = screen.shell.preview.locator('#our-best-work .mosaic img[src*="local-blob"]');
    await expect(shown).toHaveCount(2);
    await expectDrawn(shown);
    await screen.shell.saveSite();
    await expect(screen.shell.notices.filter({ hasText: QUEUED })).toBeVisible();

    screen = new PhotosPage(await app.restart());
    await expect(screen.heading).toHaveText('All Photos (14)');
    await expect(screen.cards.first()).toContainText('The house on the hill');
    await expect(screen.cards.filter({ hasText: 'Not uploaded' })).toHaveCount(2);
    await expectDrawn(screen.pictures);

    await backend.comeBack();
    // When a window gets the focus, the app checks at once whether the server can be reached.
    await app.page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(new Shell(app.page).status).toHaveText(/^Saved on server at/, RECONNECT);
    const { gallery } = await backend.site(DEMO);
    expect(gallery).toHaveLength(14);
    expect((gallery as object[]).slice(0, 2)).toMatchObject([
      { photo: expect.stringMatching(/^\/media\/uploads\/.*house\.png$/), alt_tag: '-image' },
      { photo: expect.stringMatching(/^\/media\/uploads\/.*porch\.webp$/), alt_tag: '-image' },
    ]);
    const sent = (await backend.requests()).filter((request) => request.startsWith('PUT /media/uploads/'));
    expect(sent).toHaveLength(2);
    await expect(screen.cards.filter({ hasText: 'Not uploaded' })).toHaveCount(0);
    await expectDrawn(screen.pictures);
    await expect(new SyncPages(app.page).statusItem(/Waiting to sync/)).toHaveCount(0);
  });
});

test('[PHO-13] photos are put in order, described and deleted with the keyboard alone, after a question whose default is yes', async ({
  app,
}) => {
  const screen = new PhotosPage(app.page);
  await screen.open(DEMO);
  const names = () => screen.names(3);
  const [, second, third] = await names();
  await expect.poll(names).toEqual(['“Drain Cleaning”', second, third]);

  const handle = screen.cards.first().getByRole('button', { name: 'Move “Drain Cleaning”' });
  await pickUp(handle, 'Picked up “Drain Cleaning”, place 1 of 12.');
  await app.page.keyboard.press('ArrowRight');
  await expect(app.page.getByText('Moved to place 2 of 12.')).toBeAttached();
  await app.page.keyboard.press('Space');
  await expect.poll(names).toEqual([second, '“Drain Cleaning”', third]);

  await screen.tick(2);
  await screen.button('Delete selected').press('Enter');
  await screen.shell.answerYes('Yes, delete');
  await expect(screen.heading).toHaveText('All Photos (11)');
  await expect(screen.cards.nth(1).getByRole('button', { name: `Delete ${third}` })).toBeFocused();
  await screen.shell.notices.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(screen.heading).toHaveText('All Photos (12)');
  await expect.poll(names).toEqual([second, '“Drain Cleaning”', third]);

  await screen.button('Select All').press('Enter');
  await screen.button('Delete selected').press('Enter');
  await screen.shell.answerYes('Yes, delete');
  await expect(screen.heading).toHaveText('All Photos (0)');
  await expect(screen.button('Choose files')).toBeFocused();
  const undo = screen.shell.notices.filter({ hasText: 'Deleted 12 photos' }).getByRole('button', { name: 'Undo' });
  // While the pointer is over a notice, the notice stays, so it is still there after the check.
  await undo.hover();
  await screen.expectAccessible();
  await undo.click();
  await expect(screen.heading).toHaveText('All Photos (12)');
  await screen.expectAccessible();
});
