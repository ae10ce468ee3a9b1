import sharp from 'sharp';
import { expect, test } from 'vitest';
import { folderFiles } from '../../../src-main/backend/files/folder-files.ts';
import { createIcons } from '../../../src-main/backend/publisher/site-icons.ts';
import { temporaryFolder } from './in-process.ts';

const mark = (width: number, height: number, background = '#e01010') =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

async function icons(logo: Buffer | undefined) {
  const read = async (path: string) => (path === '/logo.png' && logo ? { bytes: logo, type: 'image/png' } : undefined);
  const files = await createIcons(folderFiles(await temporaryFolder()), { read })({
    company_name: 'Joe’s Plumbing',
    custom_primary: '#0050a0',
    logo: '/logo.png',
  });
  return new Map(files.map(({ path, bytes }) => [path, Buffer.from(bytes)]));
}

const colorAt = async (png: Buffer | undefined, left: number, top: number) => {
  const { data } = await sharp(png)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
};

test('[PAGE-08] a square logo is the icon in each size, with an edge that a round mask may cut', async () => {
  const files = await icons(await mark(300, 300));
  expect([...files.keys()].sort()).toEqual(['apple-touch-icon.png', 'favicon.ico', 'icon-192.png', 'icon-512.png']);
  expect(await sharp(files.get('icon-512.png')).metadata()).toMatchObject({ width: 512, height: 512, format: 'png' });
  expect(await colorAt(files.get('icon-512.png'), 256, 256)).toEqual([224, 16, 16]);
  expect(await colorAt(files.get('icon-512.png'), 5, 5)).toEqual([255, 255, 255]);
});

test.each([
  ['a line of words', () => mark(900, 200)],
  ['missing', async () => undefined],
  ['no picture', async () => Buffer.from('no picture')],
])('[PAGE-08] the company’s initial on its color is the icon where the logo is %s', async (_what, logo) => {
  const files = await icons(await logo());
  const [red = 0, green = 0, blue = 0] = await colorAt(files.get('apple-touch-icon.png'), 90, 12);
  expect(Math.abs(red) + Math.abs(green - 0x50) + Math.abs(blue - 0xa0)).toBeLessThan(12);
});

test('[PAGE-08] favicon.ico is an icon of one picture of 32 pixels', async () => {
  const ico = (await icons(await mark(64, 64))).get('favicon.ico') ?? Buffer.alloc(0);
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 32]);
  const picture = ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14));
  expect(await sharp(picture).metadata()).toMatchObject({ width: 32, height: 32, format: 'png' });
});
