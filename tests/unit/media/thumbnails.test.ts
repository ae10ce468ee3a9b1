import { expect, test, vi } from 'vitest';
import type { FilmVersion } from '../../../src-main/media/film-version.ts';
import type { Thumbnail } from '../../../src-main/media/converter/messages.ts';
import type { KeptPicture } from '../../../src-main/media/kept-file.ts';
import type { PictureAnswer } from '../../../src-main/media/pictures.ts';
import { Thumbnails } from '../../../src-main/media/thumbnails.ts';

const signal = new AbortController().signal;
const film: PictureAnswer = { type: 'video/mp4', bytes: Buffer.from('film') };
const givenThumbnail: Thumbnail = { bytes: Buffer.from('came along'), likeness: '00000000000000ff' };
const picture = (content: string) => ({ type: 'image/jpeg', bytes: Buffer.from(content) });

function harness() {
  const kept = new Map<string, KeptPicture>();
  const make = vi.fn(async (bytes: Uint8Array): Promise<Thumbnail> => ({
    bytes: Buffer.from(`small ${Buffer.from(bytes).toString()}`),
    likeness: '00000000000000ff',
  }));
  const thumbnails = new Thumbnails({
    cache: { find: async (key) => kept.get(key), put: async (key, small) => void kept.set(key, small) },
    converter: { thumbnail: make },
  });
  const confirmed = vi.fn(async (film: FilmVersion): Promise<FilmVersion | undefined> => film);
  const get = async (original: PictureAnswer) => {
    const answer = await thumbnails.get('/media/a.jpg', async () => original, confirmed, signal);
    return 'status' in answer ? answer.status : `${answer.type} ${answer.bytes.toString()}`;
  };
  return { get, make, thumbnails, confirmed, kept };
}

test('[PHO-12] a thumbnail is made once, and again when the picture is another one', async () => {
  const { get, make } = harness();
  expect(await get(picture('a'))).toBe('image/webp small a');
  expect(await get(picture('a'))).toBe('image/webp small a');
  expect(make).toHaveBeenCalledTimes(1);
  expect(await get(picture('b'))).toBe('image/webp small b');
  expect(await get(picture('b'))).toBe('image/webp small b');
  expect(make).toHaveBeenCalledTimes(2);
});

test('[PHO-12] a thumbnail is shown where its picture is out of reach, not where it is gone', async () => {
  const { get } = harness();
  expect(await get({ status: 502 })).toBe(502);
  await get(picture('a'));
  expect(await get({ status: 502 })).toBe('image/webp small a');
  expect(await get({ status: 404 })).toBe(404);
});

test('a picture that cannot be made smaller is shown as it is', async () => {
  const { get, make } = harness();
  make.mockRejectedValue(new Error('an SVG'));
  expect(await get(picture('<svg>'))).toBe('image/jpeg <svg>');
});

test('[PHO-12] a film shows the poster that was kept for it, also where it is out of reach; until then none', async () => {
  const { get, thumbnails, make } = harness();
  expect(await get(film)).toBe(415);
  expect(make).not.toHaveBeenCalled();
  await thumbnails.putPoster('/media/a.jpg', null, Buffer.from('frame'), signal);
  expect(await get(film)).toBe('image/webp small frame');
  expect(await get({ status: 502 })).toBe('image/webp small frame');
});

test('[PHO-12] a poster is that of the film which its address has now, and keeps what its server says of it', async () => {
  const { get, thumbnails, confirmed, kept } = harness();
  const [version, renewed] = ['1', '2'].map((mark) => ({ mark, policy: {} as FilmVersion['policy'] }));
  await thumbnails.putPoster('/media/a.jpg', version!, Buffer.from('frame'), signal);
  confirmed.mockResolvedValueOnce(renewed);
  expect(await get(film)).toBe('image/webp small frame');
  expect(confirmed).toHaveBeenCalledExactlyOnceWith(version);
  expect(kept.get('/media/a.jpg')?.policy).toEqual({ film: renewed });
  confirmed.mockResolvedValueOnce(undefined);
  expect(await get(film)).toBe(415);
  confirmed.mockResolvedValueOnce(undefined);
  expect(await get(picture('a'))).toBe('image/webp small a');
});

test('a poster that cannot be read is not kept', async () => {
  const { get, thumbnails, make } = harness();
  make.mockRejectedValue(new Error('no picture'));
  await expect(thumbnails.putPoster('/media/a.jpg', null, Buffer.from('?'), signal)).rejects.toThrow('no picture');
  expect(await get(film)).toBe(415);
});

test('[PHO-12] a thumbnail of a file that was uploaded is that of its address too', async () => {
  const { get, thumbnails, make } = harness();
  await thumbnails.put('local-blob:1', Buffer.from('a'), givenThumbnail);
  await thumbnails.share('local-blob:1', '/media/a.jpg');
  await thumbnails.share('local-blob:2', '/media/a.jpg');
  expect(await get(picture('a'))).toBe('image/webp came along');
  expect(await thumbnails.kept('/media/a.jpg')).toMatchObject(givenThumbnail);
  expect(make).not.toHaveBeenCalled();
});

test('a thumbnail that came with its photo is not made again', async () => {
  const { thumbnails, get, make } = harness();
  await thumbnails.put('/media/a.jpg', Buffer.from('a'), givenThumbnail);
  expect(await get(picture('a'))).toBe('image/webp came along');
  expect(make).not.toHaveBeenCalled();
});
