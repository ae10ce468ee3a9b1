import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PictureCache } from '../../../src-main/media/picture-cache.ts';

let folder: string;
const log = vi.fn();
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'pictures-')), 'kept');
  log.mockClear();
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

const open = (maxBytes = 1e6) => new PictureCache({ folder, maxBytes, log });
const picture = (size: number, letter = 'x') => ({
  type: 'image/png',
  bytes: Buffer.from(letter.repeat(size)),
  policy: { v: 1 },
});

test('a picture is there again after a restart, under its own key alone', async () => {
  await open().put('https://a.example/1.png', picture(10));
  expect(await open().find('https://a.example/1.png')).toEqual(picture(10));
  expect(await open().find('https://a.example/2.png')).toBeUndefined();
});

test('what was not asked for longest goes first, also after a restart', async () => {
  const first = open();
  for (const key of ['a', 'b', 'c']) await first.put(key, picture(1000, key));
  const names = await readdir(folder);
  await Promise.all(names.map((name) => utimes(join(folder, name), 1000, 1000)));
  await first.find('a');
  const second = open(3500);
  await second.put('d', picture(1000, 'd'));
  await second.find('a');
  await second.put('e', picture(1000, 'e'));
  const kept = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => open().find(key)));
  expect(kept.map((found) => found?.bytes.toString('utf8', 0, 1))).toEqual(['a', undefined, undefined, 'd', 'e']);
});

test('a damaged file is not found, and a leftover partial file is deleted', async () => {
  await open().put('a', picture(100));
  const [name = ''] = await readdir(folder);
  const file = await readFile(join(folder, name));
  file[file.length - 1]! ^= 1;
  await writeFile(join(folder, name), file);
  await writeFile(join(folder, 'left.part'), 'half');
  const cache = open();
  expect(await cache.find('a')).toBeUndefined();
  await writeFile(join(folder, name), 'no line of JSON');
  expect(await cache.find('a')).toBeUndefined();
  await cache.put('a', picture(5));
  expect(await readdir(folder)).toEqual([name]);
  expect(await cache.find('a')).toEqual(picture(5));
});

test('a picture that cannot be stored leaves no partial file', async () => {
  await open().put('a', picture(5));
  const [name = ''] = await readdir(folder);
  await rm(join(folder, name));
  await mkdir(join(folder, name, 'in the way'), { recursive: true });
  await open().put('a', picture(5));
  expect(await readdir(folder)).toEqual([name]);
});

test('a picture that cannot be written is logged, and no call fails', async () => {
  await writeFile(folder, 'in the way');
  const cache = open();
  await cache.put('a', picture(5));
  expect(log).toHaveBeenCalledWith('a picture was not kept', { error: expect.any(Error) });
  expect(await cache.find('a')).toBeUndefined();
  await cache.remove('a');
});

test('a picture is found and removed when the sizes of the others cannot be read', async () => {
  await open().put('a', picture(5));
  // While the cache reads the sizes, it deletes leftover `.part` files. A folder cannot be deleted as a file, so the
  // reading fails.
  await mkdir(join(folder, 'left.part'));
  // While these files are deleted, the calls below wait for the sizes.
  for (let at = 0; at < 200; at++) await writeFile(join(folder, `${String(at)}.part`), '');
  const cache = open();
  const put = cache.put('b', picture(5));
  expect(await cache.find('a')).toEqual(picture(5));
  await cache.remove('a');
  await put;
  expect(log).toHaveBeenCalledOnce();
  expect(await cache.find('a')).toBeUndefined();
});
