import sharp, { type Sharp } from 'sharp';
import { MOST_GIF_BYTES } from '#shared/domain/photo/file-rules.ts';
import { outlineTones } from '#shared/theme/logo-look.ts';
import { prominentColors } from '#shared/theme/prominent.ts';
import { hashOf } from './difference-hash.ts';
import { cleanDrawing, colorsOfDrawing, isDrawing } from './drawing.ts';
import type { Area, ConvertedPhoto, Look, Size, Thumbnail } from './messages.ts';
import { captureDetails } from './metadata.ts';
import { drawnSmall, openPicture, type OpenPicture } from './open.ts';
import { bytesOf, encoded, PictureRefused } from './refused.ts';

/** Long edge in pixels to which larger photos are scaled down. */
const PHOTO_EDGE = 2048;
const THUMBNAIL_EDGE = 500;
/** Long edge in pixels that is enough to read a picture's colors. */
const LOOK_EDGE = 128;
const MOST_COLORS = 12;
const MIDDLE = { x: 0.5, y: 0.5 };

const within = (edge: number) => ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true }) as const;

/** Encoders of converted photos. */
export const encoders = {
  /** A higher `effort` takes longer and makes files hardly smaller. */
  'image/webp': (image: Sharp) => image.webp({ quality: 82, effort: 2 }),
  /**
   * This compression level is three times as fast as the default level. Adaptive filtering keeps the files from
   * becoming larger.
   */
  'image/png': (image: Sharp) => image.png({ compressionLevel: 2, adaptiveFiltering: true }),
} as const;
type Encoder = keyof typeof encoders;

/** Decodes a picture. `draw` can be called several times and does not decode the picture again. */
async function decoded(image: Sharp): Promise<{ draw: () => Sharp; width: number; height: number }> {
  const { data, info } = await encoded(image.toColourspace('srgb').raw());
  const { width, height, channels } = info;
  return { draw: () => sharp(data, { raw: { width, height, channels } }), width, height };
}

/** Makes a thumbnail and its hash for comparisons from the same pixels, so that the picture is decoded only once. */
async function smallest(image: Sharp): Promise<Thumbnail> {
  const { draw } = await decoded(image.resize(within(THUMBNAIL_EDGE)));
  const [bytes, likeness] = await Promise.all([bytesOf(draw().webp({ quality: 60, effort: 2 })), hashOf(draw())]);
  return { bytes, likeness };
}

/** Makes the file to upload and its thumbnail, and decodes the picture only once for both. */
async function converted(image: Sharp, type: Encoder): Promise<Omit<ConvertedPhoto, 'takenAt' | 'place'>> {
  const { draw, width, height } = await decoded(image);
  const [bytes, thumbnail] = await Promise.all([bytesOf(encoders[type](draw())), smallest(draw())]);
  return { type, bytes, thumbnail, width, height };
}

/**
 * Converts a photo for a site: upright, sRGB, no larger than a page needs, without metadata such as the location. HEIC
 * becomes PNG, other types WebP. A GIF stays unchanged, with its metadata.
 * @param at index of the picture in a HEIC file with several, from 0
 * @throws PictureRefused
 */
export async function convertPhoto(bytes: Uint8Array, at = 0): Promise<ConvertedPhoto> {
  using picture = await openPicture(bytes, at);
  const photo = await convertOpened(bytes, picture, picture.format === 'heic' ? 'image/png' : 'image/webp');
  return picture.pictures > 1 ? { ...photo, pictures: picture.pictures } : photo;
}

/**
 * Converts a logo as `convertPhoto` converts a photo, but keeps PNG as PNG and SVG as SVG, so that edges stay sharp.
 * @throws PictureRefused
 */
export async function convertLogo(bytes: Uint8Array): Promise<ConvertedPhoto> {
  if (isDrawing(bytes)) return cleanDrawing(bytes);
  using picture = await openPicture(bytes);
  return await convertOpened(bytes, picture, ['heic', 'png'].includes(picture.format) ? 'image/png' : 'image/webp');
}

async function convertOpened(bytes: Uint8Array, picture: OpenPicture, type: Encoder): Promise<ConvertedPhoto> {
  const taken = captureDetails(picture.metadata);
  const { open, openAll, format, isAnimated, size } = picture;
  if (format === 'gif') {
    if (bytes.length > MOST_GIF_BYTES) throw new PictureRefused('tooLargeGif');
    return { type: 'image/gif', bytes, thumbnail: await smallest(open()), ...size, ...taken };
  }
  const photo = await converted(open().resize(within(PHOTO_EDGE)), type);
  if (!isAnimated) return { ...photo, ...taken };
  const film = openAll().resize(within(PHOTO_EDGE)).webp({ quality: 80, effort: 2 });
  return { ...photo, type: 'image/webp', bytes: await bytesOf(film), ...taken };
}

/**
 * Cuts a part out of a picture. PNG and HEIC become PNG, other types WebP.
 * @param output exact size to which the part is scaled; without it, the part is only scaled down if it is larger than
 *   `PHOTO_EDGE`
 * @throws PictureRefused also if the area is outside of the picture
 */
export async function cropPicture(
  bytes: Uint8Array,
  area: Area,
  output: { width: number; height: number } | undefined,
): Promise<ConvertedPhoto> {
  using picture = await openPicture(bytes);
  const { open, format, metadata } = picture;
  const { draw, width, height } = await decoded(open());
  const left = Math.round(area.x);
  const top = Math.round(area.y);
  const part = {
    left,
    top,
    width: Math.min(Math.round(area.width), width - left),
    height: Math.min(Math.round(area.height), height - top),
  };
  if (part.width < 1 || part.height < 1) throw new PictureRefused('outside');
  const cut = draw().extract(part);
  const sized = output ? cut.resize({ ...output, fit: 'fill' }) : cut.resize(within(PHOTO_EDGE));
  const type = format === 'png' || format === 'heic' ? 'image/png' : 'image/webp';
  return { ...(await converted(sized, type)), ...captureDetails(metadata) };
}

/** @throws PictureRefused */
export async function convertToThumbnail(bytes: Uint8Array): Promise<Thumbnail> {
  using picture = await openPicture(bytes);
  return await smallest(picture.open());
}

/** Returns the size of the upright picture. @throws PictureRefused */
export async function sizeOf(bytes: Uint8Array): Promise<Size> {
  using picture = await openPicture(bytes);
  return picture.size;
}

/**
 * Returns the point around which sharp would crop the picture, in shares of width and height. sharp prefers fine
 * detail, vivid colors and skin.
 */
async function subjectOf(image: Sharp, width: number, height: number): Promise<Look['subject']> {
  if (height < 2) return MIDDLE;
  const { info } = await encoded(
    image.resize({ width, height: height - 1, fit: 'cover', position: 'attention' }).raw(),
  );
  const { attentionX = width / 2, attentionY = height / 2 } = info;
  return { x: attentionX / width, y: attentionY / height };
}

/**
 * Returns the tones of a cleaned drawing's outline (see `outlineTones`). Returns undefined also if sharp cannot draw
 * the drawing, although a browser may.
 */
async function outlineOf(drawing: Uint8Array): Promise<number[] | undefined> {
  const { data, info } = (await drawnSmall(drawing, LOOK_EDGE)) ?? {};
  return data && info && outlineTones(new Uint8ClampedArray(data), info.width);
}

/** @throws PictureRefused */
export async function lookAt(bytes: Uint8Array): Promise<Look> {
  if (isDrawing(bytes)) {
    const { type, width, height, bytes: drawing } = await cleanDrawing(bytes);
    const colors = colorsOfDrawing(drawing).slice(0, MOST_COLORS);
    return { type, width, height, hasAlpha: true, colors, outline: await outlineOf(drawing), subject: MIDDLE };
  }
  using picture = await openPicture(bytes);
  const { open, format, size, metadata } = picture;
  const { draw, width, height } = await decoded(open().resize(within(LOOK_EDGE)).toColourspace('srgb').ensureAlpha());
  const pixels = new Uint8ClampedArray(await bytesOf(draw().raw()));
  return {
    type: `image/${format === 'heif' ? 'avif' : format}`,
    ...size,
    hasAlpha: metadata.hasAlpha && format !== 'heic',
    colors: prominentColors(pixels, MOST_COLORS),
    outline: outlineTones(pixels, width),
    subject: await subjectOf(draw(), width, height),
  };
}
