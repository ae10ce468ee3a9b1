import type { Sharp } from 'sharp';
import { loadSharp } from './sharp.ts';

/** Accepted formats, by the decoder's names. */
const formats: readonly unknown[] = ['jpeg', 'png', 'webp'];
/** Maximum number of pixels. A larger picture is refused before it is decoded. */
const MOST_PIXELS = 120_000_000;

/**
 * Decodes a picture of unknown origin and encodes it again: upright, inside a square of `edge` pixels, and without
 * anything else that was in the file. Returns undefined if the file is damaged, too large or not in an accepted format,
 * whatever its name and media type say.
 */
export async function reencoded(
  bytes: Buffer,
  edge: number,
  write: (picture: Sharp) => Sharp,
): Promise<Buffer | undefined> {
  const sharp = await loadSharp();
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS });
  try {
    if (!formats.includes((await picture.metadata()).format)) return undefined;
    return await write(picture.rotate().resize(edge, edge, { fit: 'inside', withoutEnlargement: true })).toBuffer();
  } catch {
    return undefined;
  }
}
