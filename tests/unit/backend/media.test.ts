import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { industries } from '../../../src-main/backend/data/industries/index.ts';
import { type InProcess, inProcess, temporaryFolder } from './in-process.ts';

/**
 * Returns the body of the answer to a GET. `Response.bytes()` cannot be used: another test file of this process may
 * have made a backend listen, which replaces the global `Response` by the class of `@hono/node-server`. That class
 * lacks `bytes`.
 */
const bytesOf = async (api: InProcess, path: string): Promise<Buffer> =>
  Buffer.from(await (await api.get(path)).arrayBuffer());

test('[HOST-01] a stock photo is served as it is stored, and in the size asked for, which is kept', async () => {
  const dataDir = await temporaryFolder();
  const api = await inProcess({ dataDir });
  const full = await api.get('/media/seed/plumbing/1.webp');
  expect(full.headers.get('Content-Type')).toBe('image/webp');
  expect(await sharp(Buffer.from(await full.arrayBuffer())).metadata()).toMatchObject({
    format: 'webp',
    width: 1600,
    height: 1200,
  });
  const small = await bytesOf(api, '/media/seed/plumbing/1.webp?w=500');
  expect(await sharp(small).metadata()).toMatchObject({ width: 500, height: 375 });
  expect(await readdir(join(dataDir, 'media', 'v2'))).toHaveLength(1);
  expect(await bytesOf(api, '/media/seed/plumbing/1.webp?w=500')).toEqual(small);
});

test('backends that share a folder for pictures keep there the sizes they make', async () => {
  const picturesDir = await temporaryFolder();
  const [first, second] = [await inProcess({ picturesDir }), await inProcess({ picturesDir })];
  const drawn = await bytesOf(first, '/media/seed/plumbing/2.webp?w=300');
  expect(await bytesOf(second, '/media/seed/plumbing/2.webp?w=300')).toEqual(drawn);
  expect(await readdir(picturesDir, { recursive: true })).toHaveLength(3);
});

test('[HOST-01] photos of a trade differ, and heroes are wide', async () => {
  const api = await inProcess();
  const pictures = await Promise.all(
    Array.from({ length: 12 }, (_, i) => bytesOf(api, `/media/seed/roofing/${String(i + 1)}.webp?w=100`)),
  );
  expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(12);
  const hero = await sharp(await bytesOf(api, '/media/seed/roofing/101.webp')).metadata();
  expect([hero.width, hero.height]).toEqual([1600, 900]);
});

test('[HOST-01] a logo is drawn from the name, on a transparent ground', async () => {
  const api = await inProcess();
  const logo = sharp(await bytesOf(api, '/media/logos/roofing/summit-roofing.png'));
  const { hasAlpha, width = 0, height = 1 } = await logo.metadata();
  expect(hasAlpha).toBe(true);
  expect(width / height).toBeGreaterThan(2);
  const other = await bytesOf(api, '/media/logos/roofing/other-roofing.png');
  expect(other.equals(await logo.png().toBuffer())).toBe(false);
});

test.each([...industries.map(({ key }) => key), 'people', 'partners', 'awards'])(
  '[HOST-01] every number of %s has a picture',
  async (key) => {
    const api = await inProcess();
    for (const number of [1, 9, 12, 13, 100, 101, 104, 105, 9999]) {
      const answer = await api.get(`/media/seed/${key}/${String(number)}.webp`);
      expect([number, answer.status]).toEqual([number, 200]);
    }
  },
);

test.each(['water', 'shield', 'leaf', 'star'])('[HOST-01] the badge icon %s is an SVG', async (name) => {
  const answer = await (await inProcess()).get(`/media/seed/badges/${name}.svg`);
  expect([answer.headers.get('Content-Type'), (await answer.text()).slice(0, 4)]).toEqual(['image/svg+xml', '<svg']);
});

test.each([
  'seed/nothing/1.webp',
  'seed/plumbing/0.webp',
  'seed/plumbing/1.png',
  'logos/roofing/a.b.png',
  'seed/badges/none.svg',
])('there is no picture %s', async (path) => {
  expect((await (await inProcess()).get(`/media/${path}`)).status).toBe(404);
});

test.each(['0', '99999', 'wide'])('a width of %s is refused', async (width) => {
  expect((await (await inProcess()).get(`/media/seed/plumbing/1.webp?w=${width}`)).status).toBe(400);
});
