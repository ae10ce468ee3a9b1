import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { endings, isVideo } from '#shared/domain/photo/file-types.ts';
import { imageShapes, type ImageAsset, type ImageUse } from '../../site-page/index.ts';
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

const encoders: Record<Format, (image: Sharp) => Sharp> = {
  // The lowest effort: five times as fast as the default and, at these sizes, hardly larger.
  avif: (image) => image.avif({ quality: 52, effort: 1 }),
  webp: (image) => image.webp({ quality: 78, effort: 3 }),
  jpeg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }),
  png: (image) => image.png({ compressionLevel: 9, palette: true }),
};

/** Crops around what draws the eye, because the record has no point of interest. */
const around = (height: number) => ({ height, fit: 'cover', position: 'attention' }) as const;

const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex').slice(0, 20);

/**
 * The sizes and formats of a picture in one use; undefined where it is not one of the backend's own, or no picture. The
 * fallback is PNG for transparent pictures, else JPEG.
 */
export type VariantsOf = (url: string, use: ImageUse) => Promise<ImageVariants | undefined>;

/**
 * Makes the sizes and formats of a published picture, and stores them by content, so that the next publish only reads
 * them.
 */
export function createImageVariants(picturesDir: string, media: Pick<MediaStore, 'read'>): VariantsOf {
  const cached = createFileCache(join(picturesDir, 'variants'));

  const encoded = (original: Buffer, key: string, prepare: (image: Sharp) => Sharp, format: Format) =>
    cached(`${hash(`${hash(original)} ${key}`)}.${format}`, async () => {
      const sharp = await loadSharp();
      return encoders[format](prepare(sharp(original))).toBuffer();
    });

  const asFile = (bytes: Buffer, format: string, type: string): VariantFile => ({
    path: `assets/${hash(bytes)}.${format === 'jpeg' ? 'jpg' : format}`,
    type,
    bytes,
  });

  return async function variantsOf(url: string, use: ImageUse): Promise<ImageVariants | undefined> {
    const original = await media.read(url.replace(/[?#].*$/, ''));
    if (!original) return undefined;
    const sharp = await loadSharp();
    const asItIs = (): ImageVariants => {
      const file = asFile(original.bytes, (endings[original.type] ?? '.svg').slice(1), original.type);
      return { asset: { src: file.path }, files: [file] };
    };
    if (original.type === 'image/svg+xml' || isVideo(original.type)) return asItIs();
    const { width: fullWidth, height: fullHeight, hasAlpha, pages = 1 } = await sharp(original.bytes).metadata();
    // An animation stays as it is.
    if (pages > 1) return asItIs();
    const shape = imageShapes[use];
    const widths = [...new Set(shape.widths.map((width) => Math.min(width, fullWidth)))];
    const largest = widths.at(-1) ?? fullWidth;
    const height = shape.crop ? Math.round(largest / shape.ratio) : Math.round((largest * fullHeight) / fullWidth);
    const make = (width: number, format: Format) =>
      encoded(
        original.bytes,
        `${String(width)} ${shape.crop ? `${String(shape.ratio)} attention` : ''}`,
        (image) => image.resize({ width, ...(shape.crop && around(Math.round(width / shape.ratio))) }),
        format,
      ).then((bytes) => asFile(bytes, format, `image/${format}`));

    const fallback = await make(largest, hasAlpha ? 'png' : 'jpeg');
    const files = [fallback];
    const sources: { type: string; srcset: string }[] = [];
    // Crawlers use only the fallback.
    for (const format of use === 'social' ? [] : (['avif', 'webp'] as const)) {
      const made = await Promise.all(widths.map((width) => make(width, format)));
      files.push(...made);
      const srcset = made.map(({ path }, i) => `${path} ${String(widths[i])}w`).join(', ');
      sources.push({ type: `image/${format}`, srcset });
    }
    return { asset: { src: fallback.path, width: largest, height, sources }, files };
  };
}
