import type { Sharp } from 'sharp';
import { decoded } from './decoded.ts';
import { loadSharp } from './sharp.ts';

/** maximum length in pixels of the side at which two pictures meet */
const MOST_EDGE = 1600;

interface Picture {
  /** path or URL of the picture, by which an error names it */
  path: string;
  bytes: Buffer;
}

/**
 * Joins two pictures and returns them as WebP: the first is above the second, or to its left. Both are scaled so that
 * the sides at which they meet have the same length: that of the longer one, or MOST_EDGE if that is less.
 * @throws HttpError 422 that names a damaged picture
 */
export async function mergePictures(pictures: readonly [Picture, Picture], isVertical: boolean): Promise<Buffer> {
  const sharp = await loadSharp();
  const sizes = await Promise.all(
    pictures.map(({ path, bytes }) => decoded(path, async () => (await sharp(bytes).metadata()).autoOrient)),
  );
  const edge = Math.min(MOST_EDGE, Math.max(...sizes.map(({ width, height }) => (isVertical ? width : height))));
  const fitted = await Promise.all(
    pictures.map(({ path, bytes }) =>
      decoded(path, () =>
        raw(
          sharp(bytes)
            .autoOrient()
            .resize(isVertical ? { width: edge } : { height: edge }),
        ),
      ),
    ),
  );
  const [first, second] = fitted.map(({ data, info: { width, height, channels } }) => ({
    input: data,
    raw: { width, height, channels },
  }));
  if (!first || !second) throw new RangeError('Two pictures are needed.');
  const total = {
    width: isVertical ? edge : first.raw.width + second.raw.width,
    height: isVertical ? first.raw.height + second.raw.height : edge,
  };
  return sharp({ create: { ...total, channels: 3, background: '#ffffff' } })
    .composite([
      { ...first, left: 0, top: 0 },
      { ...second, left: isVertical ? 0 : first.raw.width, top: isVertical ? first.raw.height : 0 },
    ])
    .webp({ quality: 85, effort: 2 })
    .toBuffer();
}

const raw = (image: Sharp) =>
  image
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
