import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PictureCache } from '../../../src-main/media/picture-cache.ts';
import { type AskForPicture, Pictures } from '../../../src-main/media/pictures.ts';

const KEY = 'https://photos.example/van.webp';
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'pictures-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (isOnline = true, patienceMs?: number) =>
  new Pictures({
    cache: new PictureCache({ folder, maxBytes: 1e6, log: () => undefined }),
    isOnline: () => isOnline,
    ...(patienceMs !== undefined && { patienceMs }),
  });
const answers = (body: string | null, headers: Record<string, string> = {}, status = 200) =>
  vi.fn<AskForPicture>(
    async () => new Response(body, { status, headers: { 'content-type': 'image/webp', ...headers } }),
  );
const down: AskForPicture = () => Promise.reject(new Error('down'));
const shown = async (pictures: Pictures, ask: AskForPicture) => {
  const answer = await pictures.get(KEY, ask);
  return 'status' in answer ? answer.status : answer.bytes.toString();
};

test('[SYNC-02] a picture that was seen online is there offline, after a restart too', async () => {
  expect(await shown(open(), answers('van', { 'cache-control': 'no-cache' }))).toBe('van');
  const ask = vi.fn(down);
  expect(await shown(open(false), ask)).toBe('van');
  expect(ask).not.toHaveBeenCalled();
  expect(await shown(open(), ask)).toBe('van');
  expect(await open().get('https://photos.example/other.webp', down)).toEqual({ status: 502 });
});

test('a fresh copy is not asked for again', async () => {
  await open().get(KEY, answers('van', { 'cache-control': 'max-age=600' }));
  const ask = answers('newer');
  expect(await shown(open(), ask)).toBe('van');
  expect(ask).not.toHaveBeenCalled();
});

test('an old copy is asked about by its ETag, kept where it still holds and replaced where not', async () => {
  await open().get(KEY, answers('van', { 'cache-control': 'no-cache', etag: '"1"' }));
  const unchanged = answers(null, { etag: '"1"', 'cache-control': 'max-age=600' }, 304);
  expect(await shown(open(), unchanged)).toBe('van');
  expect(unchanged.mock.calls[0]?.[0]).toMatchObject({ 'if-none-match': '"1"' });
  const asked = answers('never');
  expect(await shown(open(), asked)).toBe('van');
  expect(asked).not.toHaveBeenCalled();
});

test('a changed picture takes the old one’s place', async () => {
  await open().get(KEY, answers('van', { 'cache-control': 'max-age=0' }));
  expect(await shown(open(), answers('new van', { 'cache-control': 'max-age=0' }))).toBe('new van');
  expect(await shown(open(false), down)).toBe('new van');
});

test('errors are not kept, and only a 404 removes the kept copy', async () => {
  expect(await shown(open(), answers('sorry', {}, 500))).toBe(500);
  expect(await shown(open(false), down)).toBe(502);
  await open().get(KEY, answers('van', { 'cache-control': 'max-age=0' }));
  expect(await shown(open(), answers('sorry', {}, 503))).toBe('van');
  expect(await shown(open(), answers('x', { 'content-length': String(33 * 1024 * 1024) }))).toBe('van');
  expect(await shown(open(), answers('gone', {}, 404))).toBe(404);
  expect(await shown(open(false), down)).toBe(502);
});

test('only pictures of a sane size, and nothing that says it must not be stored, are kept', async () => {
  const page = answers('<script>', { 'content-type': 'text/html' });
  expect(await shown(open(), page)).toBe(415);
  expect(await shown(open(), answers('x', { 'content-length': String(33 * 1024 * 1024) }))).toBe(413);
  expect(await shown(open(), answers('van', { 'cache-control': 'no-store' }))).toBe('van');
  expect(await shown(open(false), down)).toBe(502);
});

test('a picture that is requested twice at the same time is fetched once', async () => {
  const pictures = open();
  const ask = answers('van');
  expect(await Promise.all([shown(pictures, ask), shown(pictures, ask)])).toEqual(['van', 'van']);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a server that does not answer does not keep an old copy from being shown', async () => {
  await open().get(KEY, answers('van', { 'cache-control': 'max-age=0' }));
  const hangs: AskForPicture = (_headers, signal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  expect(await shown(open(true, 20), hangs)).toBe('van');
});
