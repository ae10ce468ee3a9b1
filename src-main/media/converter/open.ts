import sharp, { type Sharp, type SharpInput, type SharpOptions } from 'sharp';
import { MOST_PIXELS } from '#shared/domain/photo/file-rules.ts';
import { decodeHeic } from './heic.ts';
import { drawnMetadata, type Metadata } from './metadata.ts';
import { PictureRefused } from './refused.ts';

/** Of all that the library reads, only what is a photo. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`),
});
sharp.cache(false);

/** Large pictures that were used are given back at once by `using`: the collector waits until there are several. */
export interface OpenPicture extends Disposable {
  /** as the library names it; `heic` where it cannot read it itself */
  format: string;
  isAnimated: boolean;
  /** in pixels, upright */
  size: { width: number; height: number };
  /** how many the file holds besides an animation's; more than one only in HEIC */
  pictures: number;
  metadata: Metadata;
  /** the picture, upright; of an animation the first one */
  open: () => Sharp;
  /** with all its pictures */
  openAll: () => Sharp;
}

/**
 * Looks at the head of the file before anything is unpacked.
 * @param at which picture of a file that holds several, from 0
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

/** What is cut off or damaged is refused; what is merely unusual is not. */
const picture = (input: SharpInput, options: SharpOptions = {}): Sharp =>
  sharp(input, { limitInputPixels: MOST_PIXELS, failOn: 'error', ...options });
