import { chromium, type Locator } from '@playwright/test';
import { findChromium, WITHOUT_ADDRESS_BAR } from '../../../scripts/lib/chromium.mjs';
import { canaries, film } from '../../support/films/films.ts';
import { type GivenFile, PhotosPage } from '../pages/photos.ts';
import { expectDrawn } from '../pages/shell.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

/**
 * A film as phones write it: half a second of black, then a picture, and the location of the recording in the metadata.
 */
const tour = async (): Promise<GivenFile> => ({
  name: 'tour.mov',
  mimeType: 'video/quicktime',
  buffer: await film('moov-last.mov'),
});

/** Returns the color (red, green, blue) of a pixel near the left edge of a picture. */
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

/**
 * Expects a muted film that has a poster and is not playing. Plays the film. Expects that the file contains none of the
 * private metadata, such as the location of the recording.
 */
async function expectPlayed(address: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium()!, args: [WITHOUT_ADDRESS_BAR] });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    const shown = page.locator('video');
    expect(
      await shown.evaluate(({ muted, autoplay, controls, paused }: HTMLVideoElement) => [
        muted,
        autoplay,
        controls,
        paused,
      ]),
    ).toEqual([true, false, true, true]);
    const poster = await page.request.get(new URL((await shown.getAttribute('poster')) ?? '', address).href);
    expect(poster.headers()['content-type']).toBe('image/jpeg');
    await shown.evaluate((video: HTMLVideoElement) => video.play());
    expect(
      await shown.evaluate(({ readyState, videoWidth }: HTMLVideoElement) => [readyState >= 2, videoWidth]),
    ).toEqual([true, 160]);
    const file = await page.request.get(new URL((await shown.getAttribute('src')) ?? '', address).href);
    expect(canaries.test((await file.body()).toString('latin1'))).toBe(false);
  } finally {
    await browser.close();
  }
}

// With the system's keychain nobody has to sign in again after the restart, when the backend is down.
test.use({ keychain: 'system' });

test('[PHO-12] a film shows its first frame that is not black: in the grid, after its upload, and offline; visitors play it', async ({
  app,
  backend,
}) => {
  test.slow();
  await backend.put(DEMO, { multipage: true });
  let screen = new PhotosPage(app.page);
  await screen.open(DEMO);
  await screen.chooseFiles([await tour()]);
  await expect(screen.heading).toHaveText('All Photos (13)');
  const poster = () => screen.cards.first().locator('img');
  await expectPoster(poster());
  await expect(screen.cards.getByRole('img', { name: 'Film' })).toHaveCount(1);

  const address = await screen.publish();
  const { gallery } = await backend.site(DEMO);
  expect(gallery).toMatchObject([
    { photo: expect.stringMatching(/^\/media\/uploads\/.*tour\.mov$/) },
    ...Array(12).fill({}),
  ]);
  expect((gallery as object[])[0]).toMatchObject({
    homepage_order: -1,
    uncropped_gallery_photo: expect.stringMatching(/^\/media\/uploads\/.*poster\.webp$/),
  });
  await expectPlayed(`${address}gallery/`);

  await backend.goDown();
  screen = new PhotosPage(await app.restart());
  await expect(screen.heading).toHaveText('All Photos (13)');
  await expectPoster(poster());
  await poster().dblclick();
  const enlarged = screen.shell.dialog.locator('img');
  await expectPoster(enlarged);
});
