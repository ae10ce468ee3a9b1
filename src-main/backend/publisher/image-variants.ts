import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { type FocalPoint, focalPoint, focusOf, UNSET } from '#shared/domain/photo/focal-point.ts';
import { endings, isVideo } from '#shared/domain/photo/file-types.ts';
import { assetPath, imageShapes, type ImageAsset, type ImageUse } from '../../site-page/index.ts';
import type { Files } from '../files/files.ts';
import { decoded } from '../media/decoded.ts';
import { createFileCache } from '../media/file-cache.ts';
import type { MediaStore } from '../media/media-store.ts';
import { loadSharp } from '../media/sharp.ts';

export interface VariantFile {
  /** relative to the site's root; named by the hash of its content */
  path: string;
  type: string;
  bytes: Buffer;
}

export interface ImageVariants {
  asset: ImageAsset;
  files: VariantFile[];
}

type Format = 'avif' | 'webp' | 'jpeg' | 'png';

/**
 * sharp's `quality` and `effort` for AVIF. The default effort takes ten times as long for files that are a fifth
 * smaller.
 */
const usualAvif = { quality: 52, effort: 1 };
/** Settings for large pictures that only phones show. The pixels of phones are too small to show more quality. */
const phoneAvif = { quality: 48, effort: 3 };
/**
 * Settings for the uses of pictures at the top of a page. These pictures are worth more effort, because visitors wait
 * for them and a site has few of them.
 */
const firstAvif: Partial<Record<ImageUse, typeof usualAvif>> = {
  hero: { quality: 52, effort: 3 },
  phone: phoneAvif,
  tall: phoneAvif,
};

const encoders: Record<Format, (image: Sharp, use: ImageUse) => Sharp> = {
  avif: (image, use) => image.avif({ chromaSubsampling: '4:2:0', ...(firstAvif[use] ?? usualAvif) }),
  webp: (image) => image.webp({ quality: 78, effort: 3 }),
  jpeg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }),
  png: (image) => image.png({ compressionLevel: 9, palette: true }),
};

interface Size {
  width: number;
  height: number;
}

/** Returns the size of the largest part of a picture that has this ratio of width to height. */
const largestPart = ({ width, height }: Size, ratio: number): Size => ({
  width: Math.min(width, Math.round(height * ratio)),
  height: Math.min(height, Math.round(width / ratio)),
});

/** Returns the formats that are made in all widths, besides the fallback. Social networks use only the fallback. */
const formatsOf = (use: ImageUse): readonly ('avif' | 'webp')[] =>
  use === 'social' ? [] : imageShapes[use].phonesOnly ? ['avif'] : ['avif', 'webp'];

/**
 * Returns a function that cuts out the part of a picture that `object-position` would show. So a page that cuts this
 * part further shows the same as the preview, which cuts the whole picture.
 */
function cutAround({ x, y }: FocalPoint, whole: Size, part: Size): (image: Sharp) => Sharp {
  const left = Math.round(x * (whole.width - part.width));
  const top = Math.round(y * (whole.height - part.height));
  return (image) => image.extract({ left, top, ...part });
}

const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex').slice(0, 20);

/**
 * Returns an upright picture in the sizes and formats of one use; undefined if the backend does not have the picture.
 * The fallback is AVIF for uses that only phones show, else PNG for transparent pictures, else JPEG. Drawings, videos
 * and animations stay as they are.
 * @param focus focal point around which the picture is cut, if the use cuts pictures
 * @throws HttpError if the picture is damaged or no picture
 */
export type VariantsOf = (url: string, use: ImageUse, focus?: string) => Promise<ImageVariants | undefined>;

/**
 * Creates the function that makes the sizes and formats of a published picture. It stores them by content, so that the
 * next publish only reads them.
 */
export function createImageVariants(pictures: Files, media: Pick<MediaStore, 'read'>): VariantsOf {
  const cached = createFileCache(pictures.below('variants'));

  const asFile = (bytes: Buffer, format: string, type: string): VariantFile => ({
    path: assetPath(hash(bytes), format === 'jpeg' ? 'jpg' : format),
    type,
    bytes,
  });

  return async function variantsOf(url: string, use: ImageUse, focus = ''): Promise<ImageVariants | undefined> {
    const path = url.replace(/[?#].*$/, '');
    const original = await media.read(path);
    if (!original) return undefined;
    const sharp = await loadSharp();
    const asItIs = (): ImageVariants => {
      const file = asFile(original.bytes, (endings[original.type] ?? '.svg').slice(1), original.type);
      return { asset: { src: file.path }, files: [file] };
    };
    if (original.type === 'image/svg+xml' || isVideo(original.type)) return asItIs();
    const {
      autoOrient: whole,
      orientation = 1,
      hasAlpha,
      pages = 1,
    } = await decoded(path, () => sharp(original.bytes).metadata());
    // An animation stays as it is.
    if (pages > 1) return asItIs();
    const shape = imageShapes[use];
    const part = shape.crop ? largestPart(whole, shape.ratio) : whole;
    const point = focalPoint(focus);
    // Without a focal point, the preview of a link in a social network shows the part that sharp considers the most
    // interesting. Pages show the same part as the preview in the app.
    const byAttention = use === 'social' && point === undefined;
    const cut = byAttention || !shape.crop ? (image: Sharp) => image : cutAround(point ?? UNSET, whole, part);
    const widths = [...new Set(shape.widths.map((width) => Math.min(width, part.width)))];
    const largest = widths.at(-1) ?? part.width;
    const heightOf = (width: number): number => Math.round((width * part.height) / part.width);
    const cutBy = shape.crop ? `${String(shape.ratio)} ${byAttention ? 'attention' : focusOf(point ?? UNSET)}` : '';
    // Earlier versions stored the sizes of a turned photo under its hash alone, and not upright. The longer key avoids
    // these files.
    const source = `${hash(original.bytes)}${orientation > 1 ? ' upright' : ''}`;
    const make = async (width: number, format: Format): Promise<VariantFile> => {
      const size = { width, ...(shape.crop && { height: heightOf(width) }) };
      const upright = () => sharp(original.bytes).autoOrient();
      const resized = () =>
        cut(upright()).resize({ ...size, ...(byAttention && { fit: 'cover', position: 'attention' }) });
      const key = `${source} ${String(width)} ${cutBy}${format === 'avif' && firstAvif[use] ? ` ${use}` : ''}`;
      const bytes = await cached(`${hash(key)}.${format}`, () =>
        decoded(path, () => encoders[format](resized(), use).toBuffer()),
      );
      return asFile(bytes, format, `image/${format}`);
    };

    const fallback = await make(largest, shape.phonesOnly ? 'avif' : hasAlpha ? 'png' : 'jpeg');
    const files = [fallback];
    const sources: { type: string; srcset: string }[] = [];
    for (const format of formatsOf(use)) {
      const made = await Promise.all(widths.map((width) => make(width, format)));
      files.push(...made);
      const srcset = made.map(({ path }, i) => `${path} ${String(widths[i])}w`).join(', ');
      sources.push({ type: `image/${format}`, srcset });
    }
    return { asset: { src: fallback.path, width: largest, height: heightOf(largest), sources }, files };
  };
}
