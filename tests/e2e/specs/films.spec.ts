import type { Locator } from '@playwright/test';
import { film } from '../../support/films/films.ts';
import { type GivenFile, PhotosPage } from '../pages/photos.ts';
import { expectDrawn } from '../pages/shell.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

/** Half a second of black, then a picture; as phones write it, with the place where it was made. */
const tour = async (): Promise<GivenFile> => ({
  name: 'tour.mov',
  mimeType: 'video/quicktime',
  buffer: await film('moov-last.mov'),
});

/** The color of a picture at its left. */
const colorOf = (picture: Locator): Promise<number[]> =>
  picture.evaluate((image: HTMLImageElement) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d')!;
    context.drawImage(image, 20, 20, 1, 1, 0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  });

async function expectPoster(picture: Locator): Promise<void> {
  await expectDrawn(picture, { timeout: 20_000 });
  const [red = 0, , blue = 255] = await colorOf(picture);
  expect([red > 180, blue < 90]).toEqual([true, true]);
}

// After a restart nobody signs in anew.
test.use({ keychain: 'system' });

test('[PHO-12] a film shows its first frame that is not black: in the grid, after its upload, and offline', async ({
  app,
  backend,
}) => {
  test.slow();
  let screen = new PhotosPage(app.page);
  await screen.open(DEMO);
  await screen.chooseFiles([await tour()]);
  await expect(screen.heading).toHaveText('All Photos (13)');
  const poster = () => screen.cards.first().locator('img');
  await expectPoster(poster());
  await expect(screen.cards.getByRole('img', { name: 'Film' })).toHaveCount(1);

  await screen.shell.save.click();
  await screen.shell.agreeToSpelling();
  await expect(screen.shell.status).toHaveText(/^Saved on server at/);
  const { gallery } = await backend.site(DEMO);
  expect(gallery).toMatchObject([
    { photo: expect.stringMatching(/^\/media\/uploads\/.*tour\.mov$/) },
    ...Array(12).fill({}),
  ]);

  await backend.goDown();
  screen = new PhotosPage(await app.restart());
  await expect(screen.heading).toHaveText('All Photos (13)');
  await expectPoster(poster());
  await poster().dblclick();
  const enlarged = screen.shell.dialog.locator('img');
  await expectPoster(enlarged);
});
