import type { Locator, Page } from '@playwright/test';
import { type GivenFile, PhotosPage } from '../pages/photos.ts';
import { expectDrawn } from '../pages/shell.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

/** Half a second of black, then a picture, as the page's own recorder writes it. */
async function recordedFilm(page: Page): Promise<GivenFile> {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 });
    const context = canvas.getContext('2d')!;
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.start();
    for (let frame = 0; frame < 30; frame++) {
      context.fillStyle = '#000';
      context.fillRect(0, 0, 320, 240);
      if (frame >= 10) {
        context.fillStyle = '#f40';
        context.fillRect(0, 0, 160, 240);
      }
      // The recorder writes what it sees in real time: this is how long the frame is in the film.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return { name: 'tour.webm', mimeType: 'video/webm', buffer: Buffer.from(bytes) };
}

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
  await screen.chooseFiles([await recordedFilm(app.page)]);
  await expect(screen.heading).toHaveText('All Photos (13)');
  const poster = () => screen.cards.first().locator('img');
  await expectPoster(poster());
  await expect(screen.cards.getByRole('img', { name: 'Film' })).toHaveCount(1);

  await screen.shell.save.click();
  await screen.shell.agreeToSpelling();
  await expect(screen.shell.status).toHaveText(/^Saved on server at/);
  const { gallery } = await backend.site(DEMO);
  expect(gallery).toMatchObject([
    { photo: expect.stringMatching(/^\/media\/uploads\/.*tour\.webm$/) },
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
