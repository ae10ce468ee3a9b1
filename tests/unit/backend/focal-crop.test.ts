import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderFiles } from '../../../src-main/backend/files/folder-files.ts';
import { uploadFolder } from '../../../src-main/backend/media/uploads.ts';
import { createImageVariants } from '../../../src-main/backend/publisher/image-variants.ts';
import { createRenderer } from '../../../src-main/backend/publisher/render-release.ts';
import { renderHome } from '../../../src-main/site-page/index.ts';
import { inVersion, kinds, versions } from '../../support/sites/kinds.ts';

const PHOTO_URL = `${uploadFolder}wide.webp`;
const [WIDTH, HEIGHT] = [1000, 500];

/** Returns a photo whose left half is red and whose right half is blue. */
const photo = async () =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#ff0000' } })
    .composite([
      {
        input: { create: { width: WIDTH / 2, height: HEIGHT, channels: 3, background: '#0000ff' } },
        left: WIDTH / 2,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

let folder = '';
let bytes: Awaited<ReturnType<typeof photo>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'focal-'));
  bytes = await photo();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = async (url: string) => (url === PHOTO_URL ? { bytes, type: 'image/png' } : undefined);
const variantsOf = () => createImageVariants(folderFiles(folder), { read });

describe('a hero’s photo for phones', () => {
  test.each([
    ['0% 50%', [255, 0]],
    ['100% 50%', [0, 255]],
  ])('[PAGE-09] is cut to 4:5 around the focal point %s', async (focus, [red, blue]) => {
    const made = await variantsOf()(PHOTO_URL, 'phone', focus);
    const file = made!.files.find(({ type }) => type === 'image/avif')!;
    const { data, info } = await sharp(file.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([400, 500]);
    const { channels } = await sharp(data, { raw: info }).stats();
    expect(channels[0]!.mean).toBeCloseTo(red!, -1);
    expect(channels[2]!.mean).toBeCloseTo(blue!, -1);
  });

  test('[PAGE-09] is never larger than the photo allows', async () => {
    const made = await variantsOf()(PHOTO_URL, 'phone');
    expect(made!.asset.sources!.map(({ srcset }) => srcset.match(/\d+w/g))).toEqual([['400w']]);
  });
});

test('[PAGE-09] every version cuts photos around their focal point, in the preview as on the published page', async () => {
  const record = {
    ...kinds['rich']!,
    hero_gallery_photos: [{ photo: PHOTO_URL, order: 1, focal_point: '100% 20%' }],
    hero_image: '',
  };
  const render = createRenderer(variantsOf(), async () => [], { product: 'Sitewright', publicUrl: 'https://api.test' });
  for (const version of versions) {
    const site = inVersion(record, version);
    const { files } = await render(site, 'www.example.com', 'key');
    const published = String(files.find(({ path }) => path === 'index.html')!.bytes);
    const preview = renderHome({ site, mode: 'preview', baseUrl: '', image: (src) => ({ src }) });
    for (const html of [published, preview]) expect(html, version).toContain('object-position:100% 20%');
    const places = (html: string) => html.match(/style="object-position:[^"]*"/g);
    expect(places(published), version).toEqual(places(preview));
  }
  const { files } = await render(inVersion(record, 'v4'), 'www.example.com', 'key');
  const html = String(files.find(({ path }) => path === 'index.html')!.bytes);
  const sources = html.match(/<source media="\(max-width: 40rem\) and \(orientation: portrait\)"[^>]*>/g) ?? [];
  expect(sources).toHaveLength(1);
  for (const source of sources) {
    const [file] = /assets\/\w+\.avif/.exec(source)!;
    const { bytes: written } = files.find(({ path }) => path === file)!;
    const { width, height } = await sharp(written).metadata();
    expect([width, height]).toEqual([400, 500]);
  }
}, 60_000);
