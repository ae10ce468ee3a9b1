import { describe, expect, test, vi } from 'vitest';
import { MOST_FILE_BYTES, refusals } from '#shared/domain/photo/file-rules.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { photosFeature } from '../../../src-main/features/photos/index.ts';
import { callerOf } from '../../support/call-context.ts';
import { jsonText } from '../../support/json-text.ts';

const signal = new AbortController().signal;
const small = { bytes: Buffer.from('small'), likeness: '00000000000000ff' };
const HASH = 'ab'.repeat(32);

const KNOWN = '{"sitePk":12345678901234567890,"id_key":"k1"}';

function harness(type = 'image/webp', records: Record<string, string> = {}, renames: Record<string, string> = {}) {
  const facts = { type, width: 40, height: 30, takenAt: '2024-05-31T14:03:00', place: null };
  const photo = vi.fn(async () => ({ ...facts, bytes: Buffer.from('made'), thumbnail: small }));
  const look = vi.fn(async () => ({
    type: 'image/jpeg',
    width: 4,
    height: 3,
    hasAlpha: false,
    colors: [],
    subject: { x: 0.25, y: 0.75 },
  }));
  const crop = vi.fn(async (..._: unknown[]) => ({
    ...facts,
    bytes: Buffer.from('cut'),
    thumbnail: small,
  }));
  const drawing = vi.fn(async () => ({ ...facts, type: 'image/svg+xml', bytes: Buffer.from('<svg/>') }));
  const client = {
    merge: vi.fn(async () => '/media/uploads/merged.webp'),
    archived: vi.fn(async () => [{ photo: '/a.webp', text: jsonText('{"photo":"/a.webp"}') }]),
  };
  const pictureBytes = vi.fn(async () => ({ type: 'image/webp', bytes: Buffer.from('original') }));
  const sentAddress = vi.fn(async (named: string) => named.replace('local-blob:', '/media/uploads/'));
  const put = vi.fn((..._blob: [string, string, Buffer, number]) => HASH);
  const urlOf = vi.fn((): string | undefined => undefined);
  const keepPoster = vi.fn(async () => undefined);
  const thumbnail = vi.fn(async () => ({ status: 0 }));
  const given: { owner: string; place: string; name: string; bytes: Uint8Array<ArrayBuffer> }[] = [];
  const feature = photosFeature({
    client: { media: client },
    converter: { photo, logo: photo, drawing, crop, look },
    incoming: {
      put: async (file, bytes) => given.push({ ...file, bytes: new Uint8Array(bytes) }),
      ofOwner: async (owners) =>
        given.map((file, at) => ({ ...file, day: 1, id: at + 1 })).filter((file) => owners.includes(file.owner)),
      read: async (id) => given[id - 1]!,
      remove: async () => undefined,
    },
    person: () => '+15550100',
    pictureBytes,
    sentAddress,
    actor: () => {
      throw new AppError('NOT_OPEN', 'No site is open.');
    },
    store: { versions: { list: () => [], readable: () => undefined } },
    savedRecord: (slug) => records[slug] ?? KNOWN,
    slugNow: (slug) => renames[slug] ?? slug,
    blobs: { put, urlOf },
    clean: async ({ bytes }) => Buffer.from(bytes),
    thumbnails: { put: thumbnail },
    keepPoster,
    now: () => 7,
  });
  const call = callerOf(feature);
  return {
    call,
    facts,
    client,
    crop,
    pictureBytes,
    async keep(name: string, bytes = new Uint8Array(3)) {
      const { file } = await call('photos.take', { slug: 'acme', place: 'gallery', name, bytes }, signal);
      return call('photos.keep', { file, as: 'photo', films: true, picture: 0 }, signal);
    },
    photo,
    put,
    urlOf,
    thumbnail,
    keepPoster,
  };
}

describe('a file that is added', () => {
  test('is kept as what was made of it, with its thumbnail', async () => {
    const { keep, put, thumbnail, facts } = harness();
    expect(await keep('IMG 12.HEIC')).toEqual({ ...facts, photo: `local-blob:${HASH}` });
    expect(put).toHaveBeenCalledExactlyOnceWith('IMG 12.webp', 'image/webp', Buffer.from('made'), 7);
    expect(thumbnail).toHaveBeenCalledExactlyOnceWith(`local-blob:${HASH}`, Buffer.from('made'), small);
  });

  test('[BI-04] an icon is kept as the drawing that was made of it', async () => {
    const { call, put, photo, thumbnail } = harness();
    const bytes = new Uint8Array(Buffer.from('<svg><script/></svg>'));
    expect(await call('photos.keepIcon', { name: 'Green badge.SVG', bytes }, signal)).toEqual({
      photo: `local-blob:${HASH}`,
    });
    expect(put).toHaveBeenCalledExactlyOnceWith('Green badge.svg', 'image/svg+xml', Buffer.from('<svg/>'), 7);
    expect([photo, thumbnail].every((spy) => spy.mock.calls.length === 0)).toBe(true);
  });

  test('[PHO-11] has a subject, which is found in the picture itself', async () => {
    const { call, pictureBytes } = harness();
    expect(await call('photos.subject', { photo: '/media/a.jpg' }, signal)).toEqual({ x: 0.25, y: 0.75 });
    expect(pictureBytes).toHaveBeenCalledExactlyOnceWith('/media/a.jpg');
  });

  test('[PHO-12] has the poster that the page made of it, where it is a film', async () => {
    const { call, keepPoster, put } = harness();
    const bytes = new Uint8Array([1, 2]);
    const film = `local-blob:${HASH}`;
    expect(await call('photos.keepPoster', { film, bytes, forPages: false }, signal)).toEqual({});
    expect(keepPoster).toHaveBeenCalledExactlyOnceWith(film, bytes, signal);
    expect(put).not.toHaveBeenCalled();
    expect(await call('photos.keepPoster', { film, bytes, forPages: true }, signal)).toEqual({ photo: film });
    expect(put).toHaveBeenCalledExactlyOnceWith('poster.webp', 'image/webp', Buffer.from('made'), 7);
  });

  test('[PHO-03] is refused in words where it is a film and its place shows none', async () => {
    const { call, put } = harness();
    const bytes = new Uint8Array(Buffer.from('\0\0\0\x18ftypmp42'));
    const { file } = await call('photos.take', { slug: 'acme', place: 'hero', name: 'a.mp4', bytes }, signal);
    const keep = call('photos.keep', { file, as: 'photo', films: false, picture: 0 }, signal);
    await expect(keep).rejects.toMatchObject({ code: 'BAD_PICTURE', message: refusals.noFilmHere });
    expect(put).not.toHaveBeenCalled();
  });

  test('that was uploaded before is named by its address, and not uploaded again', async () => {
    const { keep, urlOf } = harness();
    urlOf.mockReturnValue('/media/uploads/12.webp');
    expect(await keep('again.jpg')).toMatchObject({ photo: '/media/uploads/12.webp' });
    expect(urlOf).toHaveBeenCalledExactlyOnceWith(HASH);
  });

  test('is uploaded under a name that fits what it is, and without any path', async () => {
    const { keep, put } = harness('image/gif');
    await keep('../../etc/dance.gif');
    expect(put.mock.calls[0]?.[0]).toBe('dance.gif');
  });

  test.each([
    [0, refusals.empty],
    [MOST_FILE_BYTES + 1, refusals.tooLarge],
  ])('of %i bytes is refused unread', async (size, message) => {
    const { keep, photo } = harness();
    await expect(keep('a.jpg', new Uint8Array(size))).rejects.toMatchObject({ code: 'BAD_PICTURE', message });
    expect(photo).not.toHaveBeenCalled();
  });

  test('[PHO-03] waits for whom it was given by, whatever slug the site has by then', async () => {
    const { call } = harness();
    await call('photos.take', { slug: 'acme', place: 'gallery', name: 'a.jpg', bytes: new Uint8Array(3) }, signal);
    const { files } = await call('photos.waiting', { slug: 'acme-2' }, signal);
    expect(files).toEqual([{ file: 1, place: 'gallery', name: 'a.jpg' }]);
  });

  test.each([
    ['gets a sitePk and another slug', '{"sitePk":null,"id_key":"k1"}', 'acme-2', KNOWN],
    ['gets its keys', '{"sitePk":null}', 'acme', KNOWN],
    ['gets a sitePk, without any id_key', '{}', 'acme', '{"sitePk":7}'],
  ])('[PHO-03, SYNC-07] waits still after a save by which its site %s', async (_, before, slug, after) => {
    const records: Record<string, string> = { acme: before };
    const { call } = harness('image/webp', records);
    await call('photos.take', { slug: 'acme', place: 'gallery', name: 'a.jpg', bytes: new Uint8Array(3) });
    records[slug] = after;
    const { files } = await call('photos.waiting', { slug });
    expect(files).toEqual([{ file: 1, place: 'gallery', name: 'a.jpg' }]);
  });

  test('[PHO-03, SYNC-07] that a window gives by the slug from before a rename waits for the site by its new one', async () => {
    const { call } = harness('image/webp', { acme: '{}', 'acme-2': '{}' }, { acme: 'acme-2' });
    await call('photos.take', { slug: 'acme', place: 'gallery', name: 'a.jpg', bytes: new Uint8Array(3) });
    expect((await call('photos.waiting', { slug: 'acme-2' })).files).toMatchObject([{ file: 1 }]);
  });

  test('[PHO-03] waits for no other site', async () => {
    const { call } = harness('image/webp', { other: '{"sitePk":8,"id_key":"k2"}' });
    await call('photos.take', { slug: 'acme', place: 'gallery', name: 'a.jpg', bytes: new Uint8Array(3) });
    expect(await call('photos.waiting', { slug: 'other' })).toEqual({ files: [] });
  });

  test('that is no photo leaves nothing behind', async () => {
    const { keep, photo, put, thumbnail } = harness();
    photo.mockRejectedValue(new AppError('BAD_PICTURE', refusals.unreadable));
    await expect(keep('a.txt')).rejects.toMatchObject({ message: refusals.unreadable });
    expect([put.mock.calls, thumbnail.mock.calls]).toEqual([[], []]);
  });
});

describe('a film that is added', () => {
  test('[PHO-03] is kept as it is, whatever it is called, and named as a film', async () => {
    const { keep, photo, put } = harness();
    const film = Buffer.from('....ftypqt  moov', 'latin1');
    expect(await keep('clip.jpg', new Uint8Array(film))).toMatchObject({
      photo: `local-blob:${HASH}.mov`,
      type: 'video/quicktime',
      width: 0,
      height: 0,
    });
    expect(put).toHaveBeenCalledExactlyOnceWith('clip.mov', 'video/quicktime', film, 7);
    expect(photo).not.toHaveBeenCalled();
  });
});

describe('a part of a photo', () => {
  test('[PHO-11] becomes a photo of its own, named after the other', async () => {
    const { call, crop, put, pictureBytes } = harness();
    const area = { x: 1, y: 2, width: 30, height: 20 };
    const kept = await call('photos.crop', { photo: '/media/uploads/van.webp?v=2', area }, signal);
    expect(kept.photo).toBe(`local-blob:${HASH}`);
    expect(pictureBytes).toHaveBeenCalledExactlyOnceWith('/media/uploads/van.webp?v=2');
    expect(crop.mock.calls[0]?.slice(0, 2)).toEqual([Buffer.from('original'), { area, output: undefined }]);
    expect(put.mock.calls[0]?.slice(0, 3)).toEqual(['van-cropped.webp', 'image/webp', Buffer.from('cut')]);
  });
});

describe('photos of the server', () => {
  test('[PHO-06] are merged by their addresses, with the key as the record has it', async () => {
    const { call, client } = harness();
    const input = { slug: 'a', images: ['local-blob:1', '/b.webp'] as [string, string], galleryName: 'Roofs' };
    const { photo } = await call('photos.merge', { ...input, alignment: 'Horizontal' }, signal);
    expect(photo).toBe('/media/uploads/merged.webp');
    const images = ['/media/uploads/1', '/b.webp'];
    const sent = { images, idKey: '"k1"', alignment: 'Horizontal', galleryName: 'Roofs' };
    expect(client.merge).toHaveBeenCalledExactlyOnceWith(sent, { signal });
  });

  test('[PHO-10] are asked for by the site’s key, digit by digit', async () => {
    const { call, client } = harness();
    expect(await call('photos.archived', { slug: 'a' }, signal)).toEqual({ photos: ['{"photo":"/a.webp"}'] });
    expect(client.archived).toHaveBeenCalledExactlyOnceWith('12345678901234567890', { signal });
  });
});
