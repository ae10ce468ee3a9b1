import type { HeicDecoder, HeicPicture } from 'heic-convert/lib.js';
import { MOST_PIXELS } from '#shared/domain/photo/file-rules.ts';
import { PictureRefused } from './refused.ts';

export interface DecodedHeic {
  width: number;
  height: number;
  /** RGBA */
  data: Uint8ClampedArray<ArrayBuffer>;
  /** number of pictures in the file */
  pictures: number;
}

/**
 * Decodes one picture of a HEIC file, upright. Returns raw pixels, because sharp encodes them faster than heic-convert.
 * @param at index of the picture, from 0
 * @throws PictureRefused
 */
export async function decodeHeic(bytes: Uint8Array, at = 0): Promise<DecodedHeic> {
  const [{ default: convertWith }, { default: decode }] = await Promise.all([
    import('heic-convert/lib.js'),
    import('heic-decode'),
  ]);
  const decoder = limited(decode);
  const { all } = convertWith(decoder, { pixels: async (picture: HeicPicture) => picture });
  try {
    const pictures = await all({ buffer: bytes, format: 'pixels' });
    const chosen = pictures[at];
    if (!chosen) throw new PictureRefused('outside');
    return { ...(await chosen.convert()), pictures: pictures.length };
  } catch (error) {
    throw error instanceof PictureRefused ? error : new PictureRefused('unreadable', error);
  } finally {
    decoder.dispose();
  }
}

/**
 * Wraps the decoder. The wrapped decoder refuses a file if any of its pictures has too many pixels, before any picture
 * is decoded. Its `dispose` frees the memory of the files.
 */
function limited(decode: HeicDecoder): HeicDecoder & { dispose(): void } {
  const opened: { dispose(): void }[] = [];
  const all: HeicDecoder['all'] = async (input) => {
    const pictures = await decode.all(input);
    opened.push(pictures);
    if (pictures.some(({ width, height }) => width * height > MOST_PIXELS)) throw new PictureRefused('tooManyPixels');
    return pictures;
  };
  const dispose = (): void => opened.splice(0).forEach((pictures) => pictures.dispose());
  return Object.assign((input: { buffer: Uint8Array }) => decode(input), { all, dispose });
}
