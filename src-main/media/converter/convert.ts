import sharp, { type Sharp, type SharpInput, type SharpOptions } from 'sharp';
import { MOST_GIF_BYTES, MOST_PIXELS } from '#shared/domain/photo/file-rules.ts';
import type { ConvertedPhoto, RefusalReason } from './messages.ts';

/** of a photo's long edge, in pixels */
const PHOTO_EDGE = 2048;
const THUMBNAIL_EDGE = 500;

/** Of all that the library reads, only what is a photo. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`),
});
sharp.cache(false);

export class PictureRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/**
 * A photo as a site shows it: upright, sRGB, no larger than a page needs and without anything that the camera wrote
 * beside the picture, such as the place. A GIF stays as it is.
 * @throws PictureRefused
 */
export async function convertPhoto(bytes: Uint8Array): Promise<ConvertedPhoto> {
  const { open, format, isAnimated } = await inspect(bytes);
  if (format === 'gif') {
    if (bytes.length > MOST_GIF_BYTES) throw new PictureRefused('tooLargeGif');
    return { type: 'image/gif', bytes, thumbnail: await smallest(open()) };
  }
  const photo = isAnimated ? await animation(bytes) : undefined;
  const { data, info } = await drawn(open().resize(within(PHOTO_EDGE)).toColourspace('srgb').raw());
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const [main, thumbnail] = await Promise.all([photo ?? still(sharp(data, raw)), smallest(sharp(data, raw))]);
  return { type: 'image/webp', bytes: main, thumbnail };
}

/** @throws PictureRefused */
export async function convertToThumbnail(bytes: Uint8Array): Promise<Uint8Array> {
  const { open } = await inspect(bytes);
  return smallest(open());
}

interface Inspected {
  format: string;
  isAnimated: boolean;
  /** the picture, upright; of an animation the first one */
  open: () => Sharp;
}

/** Looks at the head of the file alone, before anything is unpacked. */
async function inspect(bytes: Uint8Array): Promise<Inspected> {
  const { format, compression, width, height, pages = 1 } = await drawnMetadata(bytes);
  if (width * height > MOST_PIXELS) throw new PictureRefused('tooManyPixels');
  if (format === 'heif' && compression === 'hevc') {
    const { data, ...size } = await decodeHeic(bytes);
    const raw = { ...size, channels: 4 as const };
    return { format, isAnimated: false, open: () => picture(data, { raw }).removeAlpha() };
  }
  return { format, isAnimated: format === 'webp' && pages > 1, open: () => picture(bytes).autoOrient() };
}

async function drawnMetadata(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new PictureRefused('unreadable', error);
  }
}

async function decodeHeic(bytes: Uint8Array) {
  const { default: decode } = await import('heic-decode');
  try {
    const pictures = await decode.all({ buffer: bytes });
    try {
      const [first] = pictures;
      if (!first || first.width * first.height > MOST_PIXELS) throw new PictureRefused('tooManyPixels');
      const { width, height, data } = await first.decode();
      return { width, height, data };
    } finally {
      pictures.dispose();
    }
  } catch (error) {
    throw error instanceof PictureRefused ? error : new PictureRefused('unreadable', error);
  }
}

/** What is cut off or damaged is refused; what is merely unusual is not. */
const picture = (input: SharpInput, options: SharpOptions = {}): Sharp =>
  sharp(input, { limitInputPixels: MOST_PIXELS, failOn: 'error', ...options });

const within = (edge: number) => ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const;

const still = async (image: Sharp) => (await drawn(image.webp({ quality: 82, effort: 2 }))).data;
const smallest = async (image: Sharp) =>
  (await drawn(image.resize(within(THUMBNAIL_EDGE)).webp({ quality: 60, effort: 2 }))).data;
const animation = async (bytes: Uint8Array) =>
  (await drawn(picture(bytes, { animated: true }).resize(within(PHOTO_EDGE)).webp({ quality: 80, effort: 2 }))).data;

async function drawn(image: Sharp) {
  try {
    return await image.toBuffer({ resolveWithObject: true });
  } catch (error) {
    const isTooLarge = error instanceof Error && /exceeds pixel limit/i.test(error.message);
    throw new PictureRefused(isTooLarge ? 'tooManyPixels' : 'unreadable', error);
  }
}
