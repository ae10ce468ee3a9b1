import sharp from 'sharp';
import { expect } from 'vitest';
import { RawValue } from '#shared/record/raw-value.ts';
import { type TextStyle, textStyle } from '#shared/domain/logo/generator.ts';
import { backendUrl, freshSlug } from '../contract.ts';
import type { AreaTests, Harness } from './harness.ts';
import { jsonText } from '../../support/json-text.ts';

const member = async (harness: Harness, name: 'sitePk' | 'id_key') =>
  RawValue.parse(await harness.document())
    .at(name)
    .toText();

/** Downloads the picture at an address that the backend returned. */
async function pictureAt(address: string) {
  const answer = await fetch(new URL(address, backendUrl));
  expect(answer.status).toBe(200);
  return sharp(await answer.arrayBuffer());
}

/** Uploads a picture and returns its address. */
async function uploaded({ client }: Harness, bytes: Buffer): Promise<string> {
  const { uploadUrl, fileUrl } = await client.media.presign({ fileName: 'a.png', contentType: 'image/png' });
  const headers = { 'Content-Type': 'image/png', 'x-amz-acl': 'public-read' };
  expect((await fetch(uploadUrl, { method: 'PUT', headers, body: new Uint8Array(bytes) })).status).toBe(200);
  return fileUrl;
}

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });
const twoPhotos = async (harness: Harness): Promise<[string, string]> => [
  await uploaded(harness, await plain(80, 60, '#d02020').png().toBuffer()),
  await uploaded(harness, await plain(40, 60, '#2040d0').png().toBuffer()),
];
/** Uploads a logo whose background can be removed: a square on white. */
const flatLogo = async (harness: Harness): Promise<string> => {
  const square = await plain(20, 20, '#d02020').png().toBuffer();
  return uploaded(
    harness,
    await plain(60, 60, '#ffffff')
      .composite([{ input: square }])
      .png()
      .toBuffer(),
  );
};
/** Uploads a logo whose background cannot be removed, because no area has a single color. */
const busyLogo = (harness: Harness): Promise<string> =>
  sharp({
    create: {
      width: 64,
      height: 64,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .png()
    .toBuffer()
    .then((bytes) => uploaded(harness, bytes));

async function checkCleared(address: string): Promise<void> {
  const { data, info } = await (await pictureAt(address)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const opacityAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
  expect([opacityAt(2, 2), opacityAt(30, 30)]).toEqual([0, 255]);
}

export const media: AreaTests<'media'> = {
  presign: {
    ask: (client) => client.media.presign({ fileName: 'van.webp', contentType: 'image/webp' }),
    async check({ uploadUrl, fileUrl }) {
      const headers = { 'Content-Type': 'image/webp', 'x-amz-acl': 'public-read' };
      expect((await fetch(uploadUrl, { method: 'PUT', headers, body: 'RIFF' })).status).toBe(200);
      expect((await fetch(new URL(fileUrl, backendUrl))).status).toBe(200);
    },
    refused: ({ client }) => client.media.presign({ fileName: 'page.html', contentType: 'text/html' }),
  },
  merge: {
    async ask(client, harness) {
      const idKey = await member(harness, 'id_key');
      const images = await twoPhotos(harness);
      return client.media.merge({ images, idKey, alignment: 'Horizontal', galleryName: 'Roofs' });
    },
    async check(image, harness) {
      expect(await (await pictureAt(image)).metadata()).toMatchObject({ width: 120, height: 60 });
      const idKey = await member(harness, 'id_key');
      const images = await twoPhotos(harness);
      const below = await harness.client.media.merge({ images, idKey, alignment: 'vertical', galleryName: '' });
      // The narrower picture is widened to the other's width.
      expect(await (await pictureAt(below)).metadata()).toMatchObject({ width: 80, height: 180 });
    },
    refused: async (harness) =>
      harness.client.media.merge({
        images: ['/media/uploads/none.png', '/media/uploads/none.png'],
        idKey: await member(harness, 'id_key'),
        alignment: 'vertical',
        galleryName: '',
      }),
  },
  archived: {
    ask: async (client, harness) => client.media.archived(await member(harness, 'sitePk')),
    async check(photos) {
      expect(photos.length).toBeGreaterThan(0);
      for (const { photo } of photos) await pictureAt(photo);
    },
    refused: ({ client }) => client.media.archived(jsonText('"99999999"')),
  },
};

const point = { x: 500, y: 500 };
const settings = async (harness: Harness) => ({
  slug: harness.slug,
  selectedImage: await flatLogo(harness),
  signedS3Photo: await flatLogo(harness),
  text0Value: 'Blue Ridge',
  text1Value: 'Plumbing',
  textSettings: [textStyle.parse({}), textStyle.parse({ fontSize: 24 })] as [TextStyle, TextStyle],
  imagePosition: point,
  textPosition0: point,
  textPosition1: point,
  backgroundColor: '#ffffff',
});

export const logo: AreaTests<'logo'> = {
  refine: {
    ask: async (client, harness) => client.logo.refine(await member(harness, 'sitePk'), await flatLogo(harness)),
    check: checkCleared,
    refused: async (harness) => harness.client.logo.refine(await member(harness, 'sitePk'), await busyLogo(harness)),
  },
  generate: {
    ask: (client, { slug }) => client.logo.generate(slug, 'A badge for “Blue Ridge Plumbing” in navy'),
    async check(logos, { client, slug }) {
      expect(logos).toHaveLength(4);
      for (const each of logos) expect((await (await pictureAt(each)).metadata()).width).toBeGreaterThanOrEqual(512);
      const more = await client.logo.generate(slug, 'A badge for “Blue Ridge Plumbing” in navy');
      expect(new Set([...logos, ...more]).size).toBe(8);
      expect((await client.logo.earlier(slug)).toSorted()).toEqual(expect.arrayContaining([...logos, ...more]));
    },
    refused: ({ client }) => client.logo.generate(freshSlug(), 'A badge'),
  },
  earlier: {
    ask: (client, { slug }) => client.logo.earlier(slug),
    check: (logos) => expect(new Set(logos).size).toBe(logos.length),
    refused: ({ client }) => client.logo.earlier(freshSlug()),
  },
  removeBackground: {
    ask: async (client, harness) => client.logo.removeBackground(await flatLogo(harness)),
    check: checkCleared,
    refused: async (harness) => harness.client.logo.removeBackground(await busyLogo(harness)),
  },
  create: {
    ask: async (client, harness) => client.logo.create(await settings(harness)),
    check: (nothing) => expect(nothing).toBeUndefined(),
    refused: async (harness) => harness.client.logo.create({ ...(await settings(harness)), slug: freshSlug() }),
  },
};
