import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { convertPhoto, convertToThumbnail } from '../../../../src-main/media/converter/convert.ts';
import { cameraPhoto, drawnPhoto, heicPhoto } from '../../../support/photos/pictures.ts';

const sizeOf = async (bytes: Uint8Array) => {
  const { width, height, format } = await sharp(bytes).metadata();
  return { width, height, format };
};

async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<'red' | 'blue'> {
  const [red, , blue] = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return red! > blue! ? 'red' : 'blue';
}

describe('a photo that is added', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('of %s becomes WebP', async (format) => {
    const photo = await convertPhoto(await drawnPhoto(800, 600).toFormat(format).toBuffer());
    expect(photo.type).toBe('image/webp');
    expect(await sizeOf(photo.bytes)).toEqual({ width: 800, height: 600, format: 'webp' });
  });

  test('of HEIC becomes WebP', async () => {
    const photo = await convertPhoto(await heicPhoto());
    expect(await sizeOf(photo.bytes)).toEqual({ width: 640, height: 480, format: 'webp' });
    // The red roof below the blue sky.
    expect([await colourAt(photo.bytes, 320, 20), await colourAt(photo.bytes, 320, 180)]).toEqual(['blue', 'red']);
  });

  test('is no larger than 2048 pixels, and not made larger', async () => {
    const photo = await convertPhoto(await drawnPhoto(4000, 1000).jpeg().toBuffer());
    expect(await sizeOf(photo.bytes)).toMatchObject({ width: 2048, height: 512 });
    const small = await convertPhoto(await drawnPhoto(40, 30).jpeg().toBuffer());
    expect(await sizeOf(small.bytes)).toMatchObject({ width: 40, height: 30 });
  });

  test('stands upright, and says neither where it was taken nor by what', async () => {
    const original = await cameraPhoto(400, 300);
    expect((await sharp(original).metadata()).exif?.includes('Camera')).toBe(true);
    const { bytes, thumbnail } = await convertPhoto(original);
    for (const made of [bytes, thumbnail]) {
      const { width, height, exif, xmp, orientation } = await sharp(made).metadata();
      expect({ width, height, exif, xmp, orientation }).toEqual({ width: 300, height: 400 });
      // Turned to the right by a quarter, what was above is at the right.
      expect([await colourAt(made, 290, 200), await colourAt(made, 10, 200)]).toEqual(['red', 'blue']);
    }
    const fromHeic = await convertPhoto(await heicPhoto());
    expect((await sharp(fromHeic.bytes).metadata()).exif).toBeUndefined();
  });

  test('keeps what is transparent', async () => {
    const clear = { create: { width: 20, height: 20, channels: 4 as const, background: '#ff000040' } };
    const photo = await convertPhoto(await sharp(clear).png().toBuffer());
    expect((await sharp(photo.bytes).metadata()).hasAlpha).toBe(true);
  });

  test('that moves goes on moving: a GIF as it is, WebP with all its pictures', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const film = sharp(frames, { join: { animated: true } });
    const gif = await film
      .clone()
      .gif({ delay: [100, 100] })
      .toBuffer();
    const kept = await convertPhoto(gif);
    expect([kept.type, Buffer.from(kept.bytes).equals(gif)]).toEqual(['image/gif', true]);
    const webp = await convertPhoto(
      await film
        .clone()
        .webp({ delay: [100, 100] })
        .toBuffer(),
    );
    expect((await sharp(webp.bytes).metadata()).pages).toBe(2);
  });

  test('comes with its thumbnail', async () => {
    const { thumbnail } = await convertPhoto(await drawnPhoto(3000, 2000).jpeg().toBuffer());
    expect(await sizeOf(thumbnail)).toEqual({ width: 500, height: 333, format: 'webp' });
  });
});

test('a thumbnail is WebP in a box of 500 × 500', async () => {
  const small = await convertToThumbnail(await drawnPhoto(1000, 2000).png().toBuffer());
  expect(await sizeOf(small)).toEqual({ width: 250, height: 500, format: 'webp' });
});
