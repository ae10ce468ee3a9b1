import type { Sharp } from 'sharp';
import { loadSharp } from './sharp.ts';

/** Formats that are taken, as the decoder names them. */
const formats: readonly unknown[] = ['jpeg', 'png', 'webp'];
/** More than any phone's camera makes; a larger picture is refused before it is decoded. */
const MOST_PIXELS = 120_000_000;

/**
 * Decodes a picture that comes from outside and writes it anew, upright, within a square and without anything else that
 * was in the file. Undefined where the file is no picture, whatever its name and type say.
 */
export async function remade(
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
