import sharp, { type Sharp, type SharpInput, type SharpOptions } from 'sharp';
import { MOST_PIXELS } from '#shared/domain/photo/file-rules.ts';
import { decodeHeic } from './heic.ts';
import { readMetadata, type Metadata } from './metadata.ts';
import { PictureRefused } from './refused.ts';

/** Blocks all loaders of sharp except those of photo formats. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`),
});
sharp.cache(false);
/**
 * The loader of drawings. It contains a whole XML reader, which a hostile file could attack, so it is allowed only
 * while a cleaned drawing is read. No other file is read during that time, because a process does one job at a time.
 */
const drawings = { operation: ['VipsForeignLoadSvg'] };

/**
 * An open picture. Declare it with `using`, which frees its memory at the end of the block. The garbage collector may
 * free the memory much later.
 */
export interface OpenPicture extends Disposable {
  /** sharp's name for the format; `heic` if sharp cannot read the file itself */
  format: string;
  isAnimated: boolean;
  /** in pixels, upright */
  size: { width: number; height: number };
  /** number of pictures in the file, not counting frames of an animation; only HEIC has more than one */
  pictures: number;
  metadata: Metadata;
  /** decodes the picture, upright; of an animation, only the first frame */
  open: () => Sharp;
  /** decodes all frames of an animation */
  openAll: () => Sharp;
}

/**
 * Opens a picture. Reads the file's header first, so that a picture with too many pixels is refused before it is
 * decoded.
 * @param at index of the picture in a file with several, from 0
 * @throws PictureRefused
 */
export async function openPicture(bytes: Uint8Array, at = 0): Promise<OpenPicture> {
  const metadata = await readMetadata(bytes);
  const { format, compression, width, height, pages = 1 } = metadata;
  if (width * height > MOST_PIXELS) throw new PictureRefused('tooManyPixels');
  const openAll = () => picture(bytes, { animated: true });
  if (format === 'heif' && compression === 'hevc') {
    const { data, width, height, pictures } = await decodeHeic(bytes, at);
    const open = () => picture(data, { raw: { width, height, channels: 4 } }).removeAlpha();
    const release = () => void data.buffer.transfer(0);
    const heic = { format: 'heic', isAnimated: false, size: { width, height }, pictures, metadata };
    return { ...heic, open, openAll, [Symbol.dispose]: release };
  }
  const isAnimated = (format === 'webp' || format === 'gif') && pages > 1;
  const open = () => picture(bytes).autoOrient();
  const release = () => undefined;
  return {
    format,
    isAnimated,
    size: metadata.autoOrient,
    pictures: 1,
    metadata,
    open,
    openAll,
    [Symbol.dispose]: release,
  };
}

/** Opens a picture with sharp. Truncated and damaged files are refused; files that only cause warnings are accepted. */
const picture = (input: SharpInput, options: SharpOptions = {}): Sharp =>
  sharp(input, { limitInputPixels: MOST_PIXELS, failOn: 'error', ...options });

/**
 * Returns the RGBA pixels of a cleaned drawing that is scaled to at most `edge` pixels in width and height; undefined
 * if sharp cannot draw the drawing.
 */
export async function drawnSmall(drawing: Uint8Array, edge: number) {
  sharp.unblock(drawings);
  try {
    const small = sharp(drawing, { limitInputPixels: MOST_PIXELS }).resize(edge, edge, { fit: 'inside' });
    return await small.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  } catch {
    return undefined;
  } finally {
    sharp.block(drawings);
  }
}
