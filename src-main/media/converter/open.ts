import sharp, { type Sharp, type SharpInput, type SharpOptions } from 'sharp';
import { MOST_PIXELS } from '#shared/domain/photo/file-rules.ts';
import { decodeHeic } from './heic.ts';
import { drawnMetadata, type Metadata } from './metadata.ts';
import { PictureRefused } from './refused.ts';

/** Of all formats of the library, only those of photos are allowed. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`),
});
sharp.cache(false);
/**
 * The loader of drawings. Anybody may have made a drawing, and a whole XML reader is needed to read it: the loader is
 * allowed only while a cleaned drawing is read. No other file is read meanwhile, because a process does one job at a
 * time.
 */
const drawings = { operation: ['VipsForeignLoadSvg'] };

/** A picture whose memory is freed by `using`: the garbage collector would wait until there are several. */
export interface OpenPicture extends Disposable {
  /** the library's name for the format; `heic` where the library cannot read the file itself */
  format: string;
  isAnimated: boolean;
  /** in pixels, upright */
  size: { width: number; height: number };
  /** number of pictures without an animation's frames; more than one only in HEIC */
  pictures: number;
  metadata: Metadata;
  /** decodes the picture, upright; of an animation the first frame */
  open: () => Sharp;
  /** decodes all frames */
  openAll: () => Sharp;
}

/**
 * Reads the header of the file before anything is decoded.
 * @param at which picture of a file with several, from 0
 * @throws PictureRefused
 */
export async function openPicture(bytes: Uint8Array, at = 0): Promise<OpenPicture> {
  const metadata = await drawnMetadata(bytes);
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

/** Opens a picture; truncated and damaged ones are refused, unusual ones are not. */
const picture = (input: SharpInput, options: SharpOptions = {}): Sharp =>
  sharp(input, { limitInputPixels: MOST_PIXELS, failOn: 'error', ...options });

/** The pixels of a cleaned drawing, with opacity; undefined where the library cannot draw it. */
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
