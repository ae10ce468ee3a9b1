import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { messagePath, MOST_PHOTO_BYTES, MOST_PHOTOS } from '#shared/domain/message/form.ts';
import { openStore } from '../../../src-main/backend/db/open.ts';
import { createTextRepo, MOST_SITE_PHOTO_BYTES, MOST_SITE_PHOTOS } from '../../../src-main/backend/texts/text-repo.ts';
import { inProcess, temporaryFolder } from './in-process.ts';

interface Sent {
  id: number;
  message: string;
  photos: string[];
}

/** A photo as a phone writes it: stored on its side, with the place where it was taken. */
let photo: Buffer<ArrayBuffer>;
beforeAll(async () => {
  const plain = sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#8899aa' } });
  const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' }, IFD0: { Copyright: 'Ann' } };
  photo = Buffer.from(await plain.jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer());
});

const jpeg = (bytes: Uint8Array<ArrayBuffer> = photo, name = 'roof.jpg') =>
  new File([bytes], name, { type: 'image/jpeg' });

/**
 * Creates a backend. Returns functions that post the form of one of its sites, and that store, read and remove the
 * messages of this site.
 */
async function withForm() {
  const dataDir = await temporaryFolder();
  const { backend, get, post, signedIn } = await inProcess({ dataDir });
  const user = await signedIn();
  const site = (await (await get('/api/getLandingPage/summit-roofing', user)).json()) as {
    message: { id_key: string; sitePk: string };
  };
  const path = messagePath(site.message.id_key);
  return {
    get,
    /** Stores a message of the site with `count` photos of `size` bytes each. */
    async fill(count: number, size: number) {
      const { db, close } = openStore(dataDir);
      const { id } = await createTextRepo(db).receive({
        landingPage: String(site.message.sitePk),
        senderName: 'Ben',
        senderAddress: '',
        message: 'Many photos',
      });
      const bytes = Buffer.alloc(size);
      const rows = Array.from({ length: count }, (_, position) => ({
        name: `${position}`,
        text_id: id,
        position,
        bytes,
      }));
      for (const row of rows) await db.insertInto('text_photo').values(row).execute();
      await close();
    },
    async send(message: string, files: readonly File[], more: Record<string, string> = {}) {
      const form = new FormData();
      const fields = { name: 'Ann', phone: '(775) 555-0142', message, website: '', elapsed: '8000', ...more };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      for (const file of files) form.append('photos', file);
      return backend.app.request(`http://127.0.0.1${path}`, {
        method: 'POST',
        body: form,
        headers: { Accept: 'application/json' },
      });
    },
    post: (headers: Record<string, string>) =>
      backend.app.request(`http://127.0.0.1${path}`, { method: 'POST', headers, body: 'x' }),
    async sentWith(words: string): Promise<Sent | undefined> {
      const answer = (await (await get('/api/get-all-texts', user)).json()) as { message: { texts: Sent[] } };
      return answer.message.texts.find(({ message }) => message === words);
    },
    remove: (textId: number | undefined) => post('/api/delete-text', { textId }, user),
  };
}

test('[PAGE-05] photos of a message are kept upright, smaller and without their place, and go with the message', async () => {
  const { get, send, sentWith, remove } = await withForm();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  expect((await send('The roof leaks.', [jpeg(), jpeg(photo, 'again.jpg')])).status).toBe(200);
  const text = await sentWith('The roof leaks.');
  expect(text?.photos).toHaveLength(2);
  for (const address of text?.photos ?? []) {
    expect(address).toMatch(/^\/media\/messages\/[0-9a-f]{32}\.webp$/);
    const answer = await get(address);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    const { width, height, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ width, height, exif }).toEqual({ width: 800, height: 1600, exif: undefined });
  }
  await remove(text?.id);
  for (const address of text?.photos ?? []) expect((await get(address)).status).toBe(404);
});

test('[PAGE-05] a form without photos is taken, though a browser without script sends an empty file', async () => {
  const { send, sentWith } = await withForm();
  expect((await send('No photo.', [jpeg(new Uint8Array(), '')])).status).toBe(200);
  expect((await sentWith('No photo.'))?.photos).toEqual([]);
});

test('[PAGE-05] photos that will not do are refused with words, and their message is not kept', async () => {
  const { send, sentWith } = await withForm();
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const refused: [string, File[], RegExp][] = [
    ['is no picture', [jpeg(Buffer.from('<script>'), 'job.jpg')], /^job\.jpg is no photo that we can read\.$/],
    ['is a drawing', [jpeg(drawing)], /no photo/],
    ['is cut off', [jpeg(photo.subarray(0, 300))], /no photo/],
    ['is too large', [jpeg(Buffer.alloc(MOST_PHOTO_BYTES + 1))], /at most 12 MB/],
    ['is one too many', Array.from({ length: MOST_PHOTOS + 1 }, () => jpeg()), /at most 4 photos/],
  ];
  for (const [what, files, words] of refused) {
    const answer = await send(`A photo ${what}`, files);
    expect(answer.status, what).toBe(400);
    expect(((await answer.json()) as { fieldErrors: { photos: string } }).fieldErrors.photos).toMatch(words);
    expect(await sentWith(`A photo ${what}`)).toBeUndefined();
  }
});

test('[PAGE-05] photos of a program that fills in forms are not kept, and far too many bytes are not read', async () => {
  const { send, post, sentWith } = await withForm();
  expect((await send('Spam', [jpeg()], { website: 'https://spam.example' })).status).toBe(200);
  expect(await sentWith('Spam')).toBeUndefined();
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(MOST_PHOTO_BYTES * 5) };
  expect((await post(headers)).status).toBe(413);
});

test('[PAGE-05] an address that has sent 60 messages may send no photos', async () => {
  const { send } = await withForm();
  for (let at = 0; at < 60; at++) await send(`Message ${at}`, []);
  expect((await send('One more', [jpeg()])).status).toBe(429);
});

test.each([
  ['number', MOST_SITE_PHOTOS - 1, 10],
  ['bytes', 2, MOST_SITE_PHOTO_BYTES / 2],
])(
  '[PAGE-05] a message is kept without its photos when the %s of the site’s photos is used up, and the visitor is told',
  async (_, count, size) => {
    const { fill, send, sentWith, remove } = await withForm();
    await fill(count, size);
    const answer = await send('The roof leaks.', [jpeg(), jpeg()]);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { message: expect.stringMatching(/sent/) as string, note: expect.stringMatching(/without its photos/) as string },
    ]);
    expect((await sentWith('The roof leaks.'))?.photos).toEqual([]);
    // The earlier photos stay. Once the message with these photos is deleted, there is room for new photos.
    const full = await sentWith('Many photos');
    expect(full?.photos).toHaveLength(count);
    await remove(full?.id);
    expect(await (await send('Once more.', [jpeg()])).json()).toEqual({ message: expect.any(String) as string });
    expect((await sentWith('Once more.'))?.photos).toHaveLength(1);
  },
);
