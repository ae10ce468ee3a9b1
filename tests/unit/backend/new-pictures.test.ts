import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { folderFiles } from '../../../src-main/backend/files/folder-files.ts';
import { createNewPictures } from '../../../src-main/backend/publisher/new-pictures.ts';
import { createImageVariants } from '../../../src-main/backend/publisher/image-variants.ts';
import { collectReports } from '../../support/reports.ts';
import { inProcess, temporaryFolder } from './in-process.ts';

const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#2040d0' } })
    .webp()
    .toBuffer();

describe('the variants of an uploaded photo', () => {
  test('[PUB-01] are made before anybody publishes it', async () => {
    const dataDir = await temporaryFolder();
    const api = await inProcess({ dataDir });
    const user = await api.signedIn();
    const place = await api.post('/api/get-presigned-url', { fileName: 'a.webp', contentType: 'image/webp' }, user);
    const { message } = (await place.json()) as { message: { uploadUrl: string } };
    const headers = { 'Content-Type': 'image/webp', 'x-amz-acl': 'public-read' };
    const body = new Uint8Array(await photo());
    expect((await api.backend.app.request(message.uploadUrl, { method: 'PUT', headers, body })).status).toBe(200);
    await vi.waitFor(
      async () => {
        const made = (await readdir(join(dataDir, 'variants'))).filter((file) => !file.endsWith('.part'));
        expect(new Set(made.map((file) => file.replace(/.*\./, '')))).toEqual(new Set(['jpeg', 'avif', 'webp']));
        // The gallery has three smaller widths. Gallery and lightbox share the photo's own width and the JPEG fallback.
        // Each of the four widths is made in two formats.
        expect(made).toHaveLength(9);
      },
      { timeout: 20_000, interval: 50 },
    );
  });

  test('[PUB-01] are made of a saved site’s uploads in every size of its pages, once for several saves', async () => {
    const asked: string[] = [];
    const pictures = createNewPictures(async (url, use) => void asked.push(`${use} ${url}`));
    const site = {
      company_name: 'Joe',
      hero_gallery_photos: [{ photo: '/media/uploads/van.webp', order: 0 }],
      about_upload: '/media/stock/about.webp',
      logo: 'https://elsewhere.example/media/uploads/logo.png',
    };
    pictures.addSite('7', () => ({ ...site, hero_gallery_photos: [] }));
    pictures.addSite('7', () => site);
    await vi.waitFor(() => expect(asked).toEqual(expect.arrayContaining(['hero /media/uploads/van.webp'])));
    const uses = ['hero', 'tall', 'social'].map((use) => `${use} /media/uploads/van.webp`);
    await vi.waitFor(() => expect(asked).toEqual(uses));
  });

  test('[PUB-01] need no drawing of a saved site’s pages when it names no upload', async () => {
    const asked: string[] = [];
    let reads = 0;
    const site = {
      get company_name() {
        reads++;
        return 'Joe';
      },
    };
    const pictures = createNewPictures(async (url) => void asked.push(url));
    pictures.addSite('1', () => site);
    pictures.addSite('2', () => ({ hero_image: '/media/uploads/b.webp' }));
    await vi.waitFor(() => expect(asked).toContain('/media/uploads/b.webp'));
    expect(reads).toBe(1);
  });

  test('of a site that cannot be drawn wait for its publish, and those of others are made', async () => {
    const reports = collectReports();
    const asked: string[] = [];
    const pictures = createNewPictures(async (url) => void asked.push(url));
    pictures.addSite('1', () => {
      throw new Error('torn');
    });
    pictures.addSite('2', () => ({ hero_image: '/media/uploads/b.webp' }));
    await vi.waitFor(() => expect(asked).toContain('/media/uploads/b.webp'));
    // Another backend of this process may report something else.
    const told = reports.filter((message) => message.startsWith('The pictures of a saved site'));
    expect(told).toHaveLength(1);
  });

  test('are not made any more once the backend ends', async () => {
    const asked: string[] = [];
    const first = Promise.withResolvers<undefined>();
    const pictures = createNewPictures((path) => {
      asked.push(path);
      return first.promise;
    });
    pictures.add('/a.webp');
    pictures.add('/b.webp');
    await vi.waitFor(() => expect(asked).toEqual(['/a.webp']));
    pictures.stop();
    first.resolve(undefined);
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toEqual(['/a.webp']);
  });

  test.each([
    ['a film', 'video/mp4', 'mp4', () => Promise.resolve(Buffer.from('film'))],
    [
      'a GIF that moves',
      'image/gif',
      'gif',
      async () => {
        const frame = (background: string) =>
          sharp({ create: { width: 9, height: 9, channels: 3, background } })
            .png()
            .toBuffer();
        const frames = [await frame('#f00'), await frame('#00f')];
        return sharp(frames, { join: { animated: true } })
          .gif()
          .toBuffer();
      },
    ],
  ])('of %s are the file as it is', async (_, type, ending, file) => {
    const bytes = await file();
    const variantsOf = createImageVariants(folderFiles(await temporaryFolder()), {
      read: async () => ({ bytes, type }),
    });
    const { asset, files } = (await variantsOf('/media/uploads/a', 'gallery')) ?? { asset: { src: '' }, files: [] };
    expect(files).toEqual([{ path: asset.src, type, bytes }]);
    expect(asset.src).toMatch(new RegExp(`^assets/[0-9a-f]+\\.${ending}$`));
  });

  test('[PHO-11] that are cut keep what draws the eye', async () => {
    const filled = (width: number, height: number, background: string) =>
      sharp({ create: { width, height, channels: 3, background } });
    const ball = await filled(120, 120, '#e33').png().toBuffer();
    const tall = filled(800, 1200, '#9ab').composite([{ input: ball, left: 340, top: 60 }]);
    const bytes = await tall.png().toBuffer();
    const variantsOf = createImageVariants(folderFiles(await temporaryFolder()), {
      read: async () => ({ bytes, type: 'image/png' }),
    });
    const { files: [cut] = [] } = (await variantsOf('/media/uploads/a', 'social')) ?? {};
    const { channels } = await sharp(cut?.bytes).stats();
    expect(channels[2]?.min).toBeLessThan(100);
  });
});
