import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { fontAddress } from '#shared/domain/font/schema.ts';
import { pictureAddress, thumbnailAddress } from '#shared/domain/site/picture-address.ts';
import { Pictures } from '../../../src-main/media/pictures.ts';
import { createShippedFonts } from '../../../src-main/media/shipped-fonts.ts';
import { Thumbnails } from '../../../src-main/media/thumbnails.ts';
import { createServedMedia, isMediaPath } from '../../../src-main/media/served-media.ts';

const HASH = 'ab'.repeat(32);
const BACKEND = 'http://127.0.0.1:4000';
const signal = AbortSignal.timeout(60_000);
const image = (body: string) => new Response(body, { headers: { 'content-type': 'image/png' } });

function harness(type = 'image/png') {
  const kept = new Map();
  const small = new Map();
  const isOnline = vi.fn(() => true);
  const fetch = vi.fn<typeof globalThis.fetch>(async (url) => image(`backend ${String(url)}`));
  const publicFetch = vi.fn(async (url: URL) => image(`web ${url.href}`));
  const media = createServedMedia({
    pictures: new Pictures({
      cache: {
        find: async (key) => kept.get(key),
        put: async (key, picture) => void kept.set(key, picture),
        remove: async (key) => void kept.delete(key),
      },
      isOnline: () => true,
    }),
    thumbnails: new Thumbnails({
      cache: { find: async (key) => small.get(key), put: async (key, copy) => void small.set(key, copy) },
      converter: {
        thumbnail: async (bytes) => ({
          bytes: Buffer.from(`small ${Buffer.from(bytes).toString()}`),
          likeness: '00000000000000ff',
        }),
      },
    }),
    scope: 'embedded:',
    backendUrl: async () => BACKEND,
    isOnline,
    fetch,
    publicFetch,
    shippedFonts: createShippedFonts(join(import.meta.dirname, '../../../resources/fonts')),
    fontFile: async (family) => (family === 'Lobster' ? '/media/fonts/lobster.woff2' : undefined),
    blob(hash) {
      if (hash === 'cd'.repeat(32)) throw new Error('damaged');
      return hash === HASH ? { type, bytes: Buffer.from('added here') } : undefined;
    },
  });
  const serve = (path: string) => media.serve(path, signal);
  const textOf = async (named: string) => {
    const answer = await media.small(named, signal);
    return 'status' in answer ? answer.status : answer.bytes.toString();
  };
  return { serve, textOf, keep: media.keep, keepPoster: media.keepPoster, isOnline, fetch, publicFetch, kept };
}

describe('[SYNC-02] a file that was added on this computer', () => {
  test('is shown from here by its reference', async () => {
    const answer = await harness().serve(pictureAddress(`local-blob:${HASH}`));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await answer.text()).toBe('added here');
  });

  test('is named as a film where it is one', async () => {
    const answer = await harness('video/webm').serve(pictureAddress(`local-blob:${HASH}.webm`));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/webm']);
  });

  test.each([
    [`/local-blob/${'00'.repeat(32)}`, 404],
    [`/local-blob/${'cd'.repeat(32)}`, 404],
    [`/local-blob/${HASH.toUpperCase()}`, 404],
  ])('%s is %i', async (path, status) => {
    expect((await harness().serve(path)).status).toBe(status);
  });

  test('is no picture where its type is none', async () => {
    expect((await harness('text/html').serve(`/local-blob/${HASH}`)).status).toBe(415);
  });
});

describe('[PHO-12] a thumbnail is made here', () => {
  test.each([
    ['of a file that was added on this computer', `local-blob:${HASH}`, 'small added here'],
    ['of a picture of the backend', '/media/a.jpg', `small backend ${BACKEND}/media/a.jpg`],
    ['of a picture of the web', 'https://photos.example/a.png', 'small web https://photos.example/a.png'],
  ])('%s', async (_, named, content) => {
    const answer = await harness().serve(thumbnailAddress(named));
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['image/webp', content]);
  });

  test('only of an original that exists', async () => {
    const { serve } = harness();
    expect((await serve(thumbnailAddress(`local-blob:${'00'.repeat(32)}`))).status).toBe(404);
    expect((await serve('/thumbnail')).status).toBe(400);
    expect(thumbnailAddress(' ')).toBe('');
    expect(thumbnailAddress('data:image/svg+xml;utf8,<svg/>')).toBe('data:image/svg+xml;utf8,<svg/>');
  });
});

describe('[SYNC-02] a file that was uploaded from here', () => {
  test.each(['/media/uploads/1.webp', `${BACKEND}/media/uploads/1.webp`, 'https://bucket.example/1.webp'])(
    'as %s is shown without asking for it',
    async (address) => {
      const { serve, keep, fetch, publicFetch } = harness();
      await keep(address, { type: 'image/webp', bytes: Buffer.from('sent') });
      expect(await (await serve(pictureAddress(address))).text()).toBe('sent');
      expect(await (await serve(thumbnailAddress(address))).text()).toBe('small sent');
      expect([fetch.mock.calls, publicFetch.mock.calls]).toEqual([[], []]);
    },
  );

  test('is not kept where it is no picture or has no address', async () => {
    const { keep, kept } = harness();
    await keep('/media/uploads/1.mp4', { type: 'video/mp4', bytes: Buffer.from('film') });
    await keep('nowhere', { type: 'image/webp', bytes: Buffer.from('sent') });
    expect(kept.size).toBe(0);
  });
});

test.each(['//169.254.169.254/latest', '/\\\\10.0.0.1/x', '/api/sites', 'file:///etc/passwd'])(
  'the backend is asked for its media alone, and no other host by its way: %s',
  async (named) => {
    const { serve, fetch, publicFetch } = harness();
    publicFetch.mockRejectedValue(new Error('refused'));
    for (const address of [thumbnailAddress(named), `/picture?url=${encodeURIComponent(named)}`]) {
      expect([400, 502]).toContain((await serve(address)).status);
    }
    expect(fetch).not.toHaveBeenCalled();
  },
);

test('a picture of the web is asked of the web', async () => {
  const { serve, fetch } = harness();
  const answer = await serve(pictureAddress('https://photos.example/a b.png?x=1&y=2#z'));
  expect(await answer.text()).toBe('web https://photos.example/a%20b.png?x=1&y=2');
  expect(fetch).not.toHaveBeenCalled();
});

test('the backend’s own files are the same by path and by address, whatever its port', async () => {
  const { serve, publicFetch, kept } = harness();
  expect(await (await serve('/media/a.png?w=500')).text()).toBe(`backend ${BACKEND}/media/a.png?w=500`);
  await serve(pictureAddress(`${BACKEND}/media/a.png?w=500`));
  expect([...kept.keys()]).toEqual(['embedded:/media/a.png?w=500']);
  expect(publicFetch).not.toHaveBeenCalled();
});

test('a film of the backend is handed through, and not kept', async () => {
  const { serve, fetch, kept } = harness();
  fetch.mockImplementation(async () => new Response('film', { headers: { 'content-type': 'video/mp4' } }));
  const answer = await serve('/media/tour.mp4');
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['video/mp4', 'film']);
  expect(kept.size).toBe(0);
});

describe('[PHO-12] the poster of a film', () => {
  const FILM = 'https://photos.example/tour.mp4';
  const film = (etag: string, more = {}) =>
    new Response('film', { headers: { 'content-type': 'video/mp4', etag, ...more } });

  /** Stores the poster of a film. The returned `answer` requests the film's thumbnail and returns the HTTP status. */
  async function withPoster(more = {}) {
    const { serve, keepPoster, publicFetch, isOnline } = harness();
    publicFetch.mockImplementation(async () => film('"1"', more));
    await serve(pictureAddress(FILM));
    await keepPoster(FILM, Buffer.from('frame'), signal);
    publicFetch.mockReset();
    return { publicFetch, isOnline, answer: async () => (await serve(thumbnailAddress(FILM))).status };
  }

  test('is not asked for while its server lets it be kept', async () => {
    const { publicFetch, answer } = await withPoster({ 'cache-control': 'max-age=600' });
    expect(await answer()).toBe(200);
    expect(publicFetch).not.toHaveBeenCalled();
  });

  test('stays while its server knows of no other, and offline', async () => {
    const { publicFetch, isOnline, answer } = await withPoster();
    publicFetch.mockImplementationOnce(async () => new Response(null, { status: 304 }));
    expect(await answer()).toBe(200);
    expect(publicFetch).toHaveBeenCalledExactlyOnceWith(
      new URL(FILM),
      expect.objectContaining({ 'if-none-match': '"1"' }),
      expect.any(AbortSignal),
      expect.any(Number),
    );
    publicFetch.mockImplementationOnce(async () => film('"1"'));
    expect(await answer()).toBe(200);
    publicFetch.mockRejectedValueOnce(new Error('no answer'));
    expect(await answer()).toBe(200);
    publicFetch.mockImplementationOnce(async () => new Response(null, { status: 503 }));
    expect(await answer()).toBe(200);
    isOnline.mockReturnValue(false);
    expect(await answer()).toBe(200);
    expect(publicFetch).toHaveBeenCalledTimes(4);
  });

  test('is made anew once its address has another film', async () => {
    const { publicFetch, answer } = await withPoster();
    publicFetch.mockImplementation(async () => film('"2"'));
    expect(await answer()).toBe(415);
  });

  test('is gone with its film', async () => {
    const { publicFetch, answer } = await withPoster();
    publicFetch.mockImplementation(async () => new Response(null, { status: 404 }));
    expect(await answer()).toBe(404);
  });
});

test('a film of the web is handed through, and nothing else that is no picture', async () => {
  const { serve, publicFetch, kept } = harness();
  const answerWith = (type: string) =>
    publicFetch.mockImplementation(async () => new Response('content', { headers: { 'content-type': type } }));
  answerWith('video/mp4');
  const film = await serve(pictureAddress('https://photos.example/tour.mp4'));
  expect([film.status, film.headers.get('content-type'), await film.text()]).toEqual([200, 'video/mp4', 'content']);
  answerWith('text/html');
  expect((await serve(pictureAddress('https://photos.example/page'))).status).toBe(415);
  expect(kept.size).toBe(0);
});

test('what is no address is refused', async () => {
  expect((await harness().serve('/picture')).status).toBe(400);
  expect((await harness().serve('/picture?url=not%20one')).status).toBe(400);
});

test('an address that main need not serve stays unchanged, and only paths that main serves are media paths', () => {
  const named = ['/media/a.png', 'data:image/svg+xml;utf8,<svg/>', '', 'local-blob:short', 'blob:app://studio/1'];
  expect(named.map(pictureAddress)).toEqual(named);
  expect(['/media/a', '/local-blob/x', '/picture'].every(isMediaPath)).toBe(true);
  expect(['/', '/pictures', '/picture/', '/mediation'].some(isMediaPath)).toBe(false);
});

describe('[LOGO-05] the face of a web font', () => {
  const font = (type: string) => new Response('face', { headers: { 'content-type': type } });

  test('is served from the app itself', async () => {
    const { serve, fetch } = harness();
    fetch.mockImplementation(async () => font('font/woff2'));
    const answer = await serve(fontAddress('Lobster', 700));
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'font/woff2',
      'face',
    ]);
    expect(isMediaPath(new URL(fontAddress('Lobster'), 'app://studio').pathname)).toBe(true);
  });

  test('is nothing where no file of the family is known, and never a page', async () => {
    const { serve, fetch } = harness();
    expect((await serve(fontAddress('Unheard Of'))).status).toBe(404);
    fetch.mockImplementation(async () => font('text/html'));
    expect((await serve(fontAddress('Lobster'))).status).toBe(415);
  });

  test.each([
    ['Inter', 900, 'inter-variable.woff2'],
    ['Barlow Condensed', 700, 'barlow-condensed-700.woff2'],
    ['Barlow', 100, 'barlow-400.woff2'],
  ])('[LGEN-02] of %s at %i ships with the app and needs no server', async (family, weight, file) => {
    const { serve, fetch } = harness();
    fetch.mockRejectedValue(new TypeError('no connection'));
    const answer = await serve(fontAddress(family, weight));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    const shipped = await readFile(join(import.meta.dirname, '../../../resources/fonts', file));
    expect(shipped.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true);
    expect(fetch).not.toHaveBeenCalled();
  });
});

test('[PHO-05] a small picture is made where there is none, and then taken as it was seen last', async () => {
  const { textOf, fetch } = harness();
  expect(await textOf('/media/a.jpg')).toBe(`small backend ${BACKEND}/media/a.jpg`);
  fetch.mockRejectedValue(new Error('out of reach'));
  expect(await textOf('/media/a.jpg')).toBe(`small backend ${BACKEND}/media/a.jpg`);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(await textOf('/media/b.jpg')).toBe(502);
});
