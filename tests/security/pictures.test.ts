import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { MOST_FILE_BYTES, MOST_PIXELS, refusals } from '#shared/domain/photo/file-rules.ts';
import { utilityProcess } from '../../scripts/electron-host/utility-process.ts';
import { createConverter, type Converter } from '../../src-main/media/converter.ts';
import { bridgeUnderTest } from '../support/bridge.ts';
import {
  bombGif,
  bombHeif,
  bombJpeg,
  bombPng,
  bombWebp,
  drawnPhoto,
  heicPhoto,
  mutated,
  twoPictures,
} from '../support/photos/pictures.ts';

const MAIN = join(import.meta.dirname, '..', '..', 'src-main', 'media', 'converter', 'main.ts');
const signal = AbortSignal.timeout(600_000);
/** number of damaged files; nightly runs test many more */
const MUTATIONS = Number(process.env['SITEWRIGHT_MUTATIONS'] ?? 500);

let converter: Converter | undefined;
afterEach(() => converter?.close());
const open = () => (converter = createConverter({ start: () => utilityProcess.fork(MAIN, [], { stdio: 'ignore' }) }));

describe('a file that somebody adds as a photo', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';

  test.each([
    ['text', () => Buffer.from('root:x:0:0:root')],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG, which could name other files', () => Buffer.from(svg)],
    ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>')],
    ['a TIFF', () => drawnPhoto(20, 20).tiff().toBuffer()],
    ['noise', () => randomBytes(5000)],
    ['a JPEG that is cut off', async () => (await drawnPhoto(400, 400).jpeg().toBuffer()).subarray(0, 900)],
    ['a HEIC that is cut off', async () => (await heicPhoto()).subarray(0, 1500)],
    ['a HEIC whose head is damaged', async () => (await heicPhoto()).fill(0xff, 60, 400)],
  ])('is refused where it is %s', async (_, file) => {
    const refused = { code: 'BAD_PICTURE', message: refusals.unreadable };
    await expect(open().photo(await file(), signal)).rejects.toMatchObject(refused);
  });

  test('is refused unopened where it would unpack to more than memory can take', async () => {
    const bomb = bombPng(60_000, 60_000);
    expect(bomb.length).toBeLessThan(1000);
    const refused = { code: 'BAD_PICTURE', message: refusals.tooManyPixels };
    await expect(open().photo(bomb, signal)).rejects.toMatchObject(refused);
    const edge = Math.floor(Math.sqrt(MOST_PIXELS)) + 1;
    await expect(open().photo(bombPng(edge, edge), signal)).rejects.toMatchObject(refused);
  });

  test('is refused by name where it says that it is too large, in whatever format and shape: 60 of them', async () => {
    const avif = await drawnPhoto(16, 16).avif().toBuffer();
    const heic = await heicPhoto();
    const makers: ((width: number, height: number) => Buffer | Promise<Buffer>)[] = [
      bombPng,
      bombJpeg,
      bombGif,
      bombWebp,
      (width, height) => bombHeif(avif, width, height),
      (width, height) => bombHeif(heic, width, height),
    ];
    const edges = [10_001, 12_000, 16_383, 20_000, 30_000, 40_000, 50_000, 60_000, 65_000, 65_535];
    const bombs = await Promise.all(makers.flatMap((make) => edges.map(async (edge) => make(edge, edge))));
    expect(bombs).toHaveLength(60);
    const reader = open();
    const words = new Set<string>([refusals.tooManyPixels, refusals.unreadable]);
    const outcomes = await Promise.all(
      bombs.map(async (bomb) => {
        const error = (await reader.photo(bomb, signal).catch((refused: unknown) => refused)) as { message?: string };
        return words.has(error.message ?? '') ? 'refused' : JSON.stringify(error);
      }),
    );
    expect(new Set(outcomes)).toEqual(new Set(['refused']));
    expect((await reader.photo(await drawnPhoto(96, 64).png().toBuffer(), signal)).width).toBe(96);
  });

  test('is refused where it is a PNG that is as high as an ocean liner', async () => {
    await expect(open().photo(bombPng(1, 2_000_000_000), signal)).rejects.toMatchObject({ code: 'BAD_PICTURE' });
  });

  test('is taken or refused by name however it is damaged, and costs nobody else anything', async () => {
    const whole = await drawnPhoto(96, 64).png().toBuffer();
    const encoded = await Promise.all(
      (['jpeg', 'png', 'webp', 'avif', 'gif'] as const).map((format) => drawnPhoto(96, 64).toFormat(format).toBuffer()),
    );
    const files = [...encoded, await heicPhoto(), await twoPictures()];
    const reader = open();
    const words = new Set<string>(Object.values(refusals));
    const outcomes = await Promise.all(
      Array.from({ length: MUTATIONS }, async (_, seed) => {
        try {
          const { width } = await reader.photo(mutated(files[seed % files.length]!, seed), signal);
          return width > 0 ? 'taken' : `no width: ${String(seed)}`;
        } catch (error) {
          const { code, message } = error as { code?: string; message: string };
          return (code === 'BAD_PICTURE' || code === 'TIMEOUT') && words.has(message) ? 'refused' : message;
        }
      }),
    );
    expect(new Set(outcomes)).toEqual(new Set(['taken', 'refused']));
    expect((await reader.photo(whole, signal)).width).toBe(96);
  });

  test('is read in another process, which leaves the app as it is when it dies', async () => {
    const started: ReturnType<typeof utilityProcess.fork>[] = [];
    converter = createConverter({
      start: () => {
        started.push(utilityProcess.fork(MAIN, [], { stdio: 'ignore' }));
        return started.at(-1)!;
      },
    });
    const photo = await drawnPhoto(3000, 3000).png().toBuffer();
    const dying = converter.photo(photo, signal);
    process.kill(started[0]!.pid!, 'SIGKILL');
    await expect(dying).rejects.toMatchObject({ code: 'BAD_PICTURE' });
    expect((await converter.photo(photo, signal)).type).toBe('image/webp');
    expect(started).toHaveLength(2);
  });
});

describe('the call that takes a file', () => {
  const given = { slug: 'acme', place: 'gallery', name: 'a.jpg' };

  test.each([
    ['a path in place of the file', { ...given, path: '/etc/passwd' }],
    ['a path as the file', { ...given, bytes: '/etc/passwd' }],
    ['numbers as the file', { ...given, bytes: [1, 2, 3] }],
    ['a file without a name', { ...given, name: ' ', bytes: new Uint8Array(1) }],
  ])('refuses %s', async (_, input) => {
    const { dispatch, page, reached } = bridgeUnderTest();
    const answer = await dispatch('photos.take', page.event(), 'r1', input);
    expect(answer).toMatchObject({ ok: false, error: { code: 'BAD_REQUEST' } });
    expect(reached).toEqual([]);
  });

  test('refuses a file that is too large, by the size of its bytes', async () => {
    const { dispatch, page, reached } = bridgeUnderTest();
    const keep = (length: number, id: string) =>
      dispatch('photos.take', page.event(), id, { ...given, bytes: new Uint8Array(length) });
    expect(await keep(MOST_FILE_BYTES + 10_000, 'r1')).toMatchObject({ ok: false, error: { code: 'TOO_LARGE' } });
    expect(reached).toEqual([]);
    expect(await keep(MOST_FILE_BYTES, 'r2')).toMatchObject({ ok: true });
  });

  test('bytes are no way around the limits of other calls', async () => {
    const { dispatch, page } = bridgeUnderTest();
    const input = { search: '', filler: new Uint8Array(100_000) };
    expect(await dispatch('site.recent', page.event(), 'r1', input)).toMatchObject({ error: { code: 'TOO_LARGE' } });
  });
});
