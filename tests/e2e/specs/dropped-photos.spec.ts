import { readdir } from 'node:fs/promises';
import { mixedFiles } from '../../support/photos/mixed-files.ts';
import { PhotosPage } from '../pages/photos.ts';
import { Shell } from '../pages/shell.ts';
import { DEMO, expect, test } from '../pages/with-backend.ts';

const FILES = Number(process.env['SITEWRIGHT_DROPPED_FILES'] ?? 100);
/** Timeout of the steps that handle all files. */
const ALL = { timeout: 120_000 };

test.describe('with a keychain', () => {
  test.use({ keychain: 'system' });

  test(`[PHO-03] [SYNC-02] ${FILES} mixed files are dropped offline and the app is killed twice on the way: each good one is on the server once, as dropped, each bad one is named`, async ({
    app,
    backend,
  }) => {
    const files = await mixedFiles(FILES);
    expect(files).toHaveLength(FILES);
    const bad = files.filter(({ refused }) => refused !== undefined);
    const good = files.filter(({ refused }) => refused === undefined);
    await backend.put(DEMO, { gallery: [] });
    let screen = new PhotosPage(app.page);
    await screen.open(DEMO);
    await expect(screen.heading).toHaveText('All Photos (0)');
    await backend.goDown();

    await screen.drop(files.map(({ name, bytes }) => ({ name, mimeType: '', buffer: bytes })));
    await screen.expectCopied();
    await app.kill();
    screen = new PhotosPage(await app.start());
    await expect(screen.heading).toHaveText(`All Photos (${String(good.length)})`, ALL);
    const named = bad.map(({ name, refused = '' }) => new RegExp(`^${name}${refused}`));
    await expect(screen.refused).toHaveText(named.toReversed(), ALL);
    await screen.shell.saveSite();

    await backend.comeBack();
    await app.page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const puts = async () => (await backend.requests()).filter((request) => request.startsWith('PUT /media/uploads/'));
    await expect.poll(async () => (await puts()).length, { intervals: [10], timeout: 60_000 }).toBeGreaterThan(20);
    await app.kill();
    expect((await puts()).length).toBeLessThan(good.length);
    await app.start();
    await expect(new Shell(app.page).status).toHaveText(/^Saved on server at/, ALL);

    const { gallery } = (await backend.site(DEMO)) as { gallery: { photo: string }[] };
    const names = gallery.map(({ photo }) => /^\/media\/uploads\/[0-9a-f]{16}-(.*)\.\w+$/.exec(photo)?.[1]);
    expect(names).toEqual(good.map(({ name }) => name.replace(/\.\w+$/, '').replace(/[^\w-]+/g, '-')));
    expect(new Set(await puts()).size).toBe(good.length);
    expect(await readdir(backend.uploads)).toHaveLength(good.length);
  });
});
