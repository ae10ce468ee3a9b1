import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  convertLogo,
  convertPhoto,
  convertToThumbnail,
  cropPicture,
  lookAt,
} from '../../../../src-main/media/converter/convert.ts';
import { openPicture } from '../../../../src-main/media/converter/open.ts';
import { cameraPhoto, drawnPhoto, heicPhoto, twoPictures } from '../../../support/photos/pictures.ts';

const sizeOf = async (bytes: Uint8Array) => {
  const { width, height, format } = await sharp(bytes).metadata();
  return { width, height, format };
};

async function colorAt(bytes: Uint8Array, left: number, top: number): Promise<'red' | 'blue'> {
  const [red, , blue] = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return red! > blue! ? 'red' : 'blue';
}

describe('a photo that is added', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('of %s becomes WebP', async (format) => {
    const photo = await convertPhoto(await drawnPhoto(800, 600).toFormat(format).toBuffer());
    expect(photo.type).toBe('image/webp');
    expect(await sizeOf(photo.bytes)).toEqual({ width: 800, height: 600, format: 'webp' });
  });

  test('[PHO-03] of HEIC becomes PNG', async () => {
    const photo = await convertPhoto(await heicPhoto());
    expect(await sizeOf(photo.bytes)).toEqual({ width: 640, height: 480, format: 'png' });
    // The photo shows a house with a red roof under a blue sky.
    expect([await colorAt(photo.bytes, 320, 20), await colorAt(photo.bytes, 320, 180)]).toEqual(['blue', 'red']);
  });

  test('[PHO-03] of HEIC with more tiles than are unpacked is refused as too large', async () => {
    const photo = await heicPhoto();
    photo.writeUInt16BE(822, photo.indexOf('iinf') + 8);
    await expect(convertPhoto(photo)).rejects.toMatchObject({ reason: 'tooManyPixels' });
  });

  test('[PHO-03] of HEIC gives its pixels back at once, so that the next one finds room', async () => {
    const picture = await openPicture(await heicPhoto());
    expect((await picture.open().metadata()).width).toBe(640);
    picture[Symbol.dispose]();
    expect(() => picture.open()).toThrow();
  });

  test('[PHO-03] of a HEIC file with several pictures is the first, or the one that is wanted', async () => {
    const file = await twoPictures();
    const [first, second] = [await convertPhoto(file), await convertPhoto(file, 1)];
    expect([first.width, first.height, first.pictures]).toEqual([64, 48, 2]);
    expect([second.width, second.height, second.pictures]).toEqual([48, 64, 2]);
    expect([await colorAt(first.bytes, 9, 9), await colorAt(second.bytes, 9, 9)]).toEqual(['red', 'blue']);
    await expect(convertPhoto(file, 2)).rejects.toMatchObject({ reason: 'outside' });
    expect(await convertPhoto(await heicPhoto())).not.toHaveProperty('pictures');
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
    for (const made of [bytes, thumbnail!.bytes]) {
      const { width, height, exif, xmp, orientation } = await sharp(made).metadata();
      expect({ width, height, exif, xmp, orientation }).toEqual({ width: 300, height: 400 });
      // The stored picture is red at the top. After a quarter turn clockwise, red is at the right.
      expect([await colorAt(made, 290, 200), await colorAt(made, 10, 200)]).toEqual(['red', 'blue']);
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
    expect(await sizeOf(thumbnail!.bytes)).toEqual({ width: 500, height: 333, format: 'webp' });
  });
});

test('[PHO-12] a thumbnail is WebP of quality 60 in a box of 500 × 500', async () => {
  const photo = await drawnPhoto(1000, 2000).png().toBuffer();
  const { bytes: small } = await convertToThumbnail(photo);
  expect(await sizeOf(small)).toEqual({ width: 250, height: 500, format: 'webp' });
  const ofQuality = (quality: number) => sharp(photo).resize(250, 500).webp({ quality, effort: 2 }).toBuffer();
  expect(Buffer.from(small).equals(await ofQuality(60))).toBe(true);
  expect(Buffer.from(small).equals(await ofQuality(61))).toBe(false);
});

describe('what a camera writes beside the picture', () => {
  test.each([
    [1, 'top'],
    [2, 'top'],
    [3, 'bottom'],
    [4, 'bottom'],
    [5, 'left'],
    [6, 'right'],
    [7, 'right'],
    [8, 'left'],
  ])('[PHO-03] orientation %i turns the upper half to the %s', async (orientation, side) => {
    const photo = await convertPhoto(await drawnPhoto(120, 80).withMetadata({ orientation }).jpeg().toBuffer());
    const isTurned = orientation > 4;
    const [width, height] = isTurned ? [80, 120] : [120, 80];
    expect([photo.width, photo.height]).toEqual([width, height]);
    const middles: Record<string, [number, number]> = {
      top: [width / 2, 4],
      bottom: [width / 2, height - 4],
      left: [4, height / 2],
      right: [width - 4, height / 2],
    };
    for (const made of [photo.bytes, photo.thumbnail!.bytes]) {
      expect(await sizeOf(made)).toMatchObject({ width, height });
      for (const [at, point] of Object.entries(middles)) {
        if (['top', 'bottom'].includes(at) === ['top', 'bottom'].includes(side)) {
          expect([at, await colorAt(made, ...point)]).toEqual([at, at === side ? 'red' : 'blue']);
        }
      }
    }
  });

  test('[PHO-03] is read: when and where it was taken', async () => {
    const bytes = await drawnPhoto(40, 30)
      .withExif({
        IFD2: { DateTimeOriginal: '2024:05:31 14:03:09' },
        IFD3: {
          GPSLatitudeRef: 'S',
          GPSLatitude: '35/1 30/1 36/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '82/1 33/1 0/1',
        },
      })
      .jpeg()
      .toBuffer();
    const { takenAt, place } = await convertPhoto(bytes);
    expect(takenAt).toBe('2024-05-31T14:03:09');
    expect(place?.latitude).toBeCloseTo(-35.51, 5);
    expect(place?.longitude).toBeCloseTo(-82.55, 5);
  });

  test('[PHO-03] is null when the photo does not contain it, or contains an impossible value', async () => {
    const none = { takenAt: null, place: null };
    expect(await convertPhoto(await drawnPhoto(40, 30).png().toBuffer())).toMatchObject(none);
    const odd = {
      IFD2: { DateTimeOriginal: 'yesterday' },
      IFD3: { GPSLatitude: '999/1 0/1 0/1', GPSLongitude: '1/1 0/1 0/1' },
    };
    expect(await convertPhoto(await drawnPhoto(40, 30).withExif(odd).jpeg().toBuffer())).toMatchObject(none);
  });
});

describe('a part of a picture', () => {
  test('[PHO-11] is cut from it as it is seen, in its own pixels', async () => {
    // The picture is stored on its side. Upright, red is at the right.
    const camera = await cameraPhoto(400, 300);
    const part = await cropPicture(camera, { x: 150.4, y: 10, width: 149.9, height: 200 }, undefined);
    expect(await sizeOf(part.bytes)).toEqual({ width: 150, height: 200, format: 'webp' });
    expect(await colorAt(part.bytes, 75, 100)).toBe('red');
    expect((await sharp(part.bytes).metadata()).exif).toBeUndefined();
  });

  test('[LGEN-03] is made exactly as large as it is wanted, and of a PNG stays PNG', async () => {
    const clear = { create: { width: 90, height: 90, channels: 4 as const, background: '#ff000040' } };
    const part = await cropPicture(
      await sharp(clear).png().toBuffer(),
      { x: 0, y: 0, width: 45, height: 45 },
      { width: 600, height: 600 },
    );
    expect(await sizeOf(part.bytes)).toEqual({ width: 600, height: 600, format: 'png' });
    expect((await sharp(part.bytes).metadata()).hasAlpha).toBe(true);
  });

  test('[PHO-11] ends where the picture ends, and is refused where it has none of it', async () => {
    const photo = await drawnPhoto(100, 80).jpeg().toBuffer();
    const part = await cropPicture(photo, { x: 90, y: 70, width: 50, height: 50 }, undefined);
    expect([part.width, part.height]).toEqual([10, 10]);
    const outside = cropPicture(photo, { x: 100, y: 0, width: 50, height: 50 }, undefined);
    await expect(outside).rejects.toMatchObject({ reason: 'outside' });
  });
});

describe('a logo', () => {
  test('[LOGO-01] stays PNG, another kind becomes WebP, and none is made larger than a page needs', async () => {
    const clear = { create: { width: 3000, height: 20, channels: 4 as const, background: '#ff000040' } };
    const logo = await convertLogo(await sharp(clear).png().toBuffer());
    expect(await sharp(logo.bytes).metadata()).toMatchObject({ format: 'png', width: 2048, hasAlpha: true });
    expect((await convertLogo(await drawnPhoto(20, 20).jpeg().toBuffer())).type).toBe('image/webp');
  });

  test('[LOGO-03, LOGO-04] is looked at: type, size upright, colors', async () => {
    const look = await lookAt(await cameraPhoto(400, 300));
    expect(look).toMatchObject({ type: 'image/jpeg', width: 300, height: 400, hasAlpha: false });
    expect(look.colors).toHaveLength(2);
    const clear = { create: { width: 30, height: 10, channels: 4 as const, background: '#00000000' } };
    expect(await lookAt(await sharp(clear).webp().toBuffer())).toEqual({
      type: 'image/webp',
      width: 30,
      height: 10,
      hasAlpha: true,
      colors: [],
      subject: { x: expect.any(Number), y: expect.any(Number) },
    });
    expect(await lookAt(await heicPhoto())).toMatchObject({ type: 'image/heic', width: 640, height: 480 });
  });

  test.each([
    [700, 120],
    [90, 450],
    [400, 300],
  ])('[PHO-11] says that its subject is about %i, %i', async (x, y) => {
    const filled = (width: number, height: number, background: string) =>
      sharp({ create: { width, height, channels: 3, background } });
    const ball = await filled(80, 80, '#e33').png().toBuffer();
    const photo = filled(800, 600, '#9ab').composite([{ input: ball, left: x - 40, top: y - 40 }]);
    const { subject } = await lookAt(await photo.jpeg().toBuffer());
    expect(Math.abs(subject.x * 800 - x)).toBeLessThan(50);
    expect(Math.abs(subject.y * 600 - y)).toBeLessThan(50);
  });
});
