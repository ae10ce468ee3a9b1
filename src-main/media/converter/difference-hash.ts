import type { Sharp } from 'sharp';
import { openPicture } from './open.ts';
import { bytesOf } from './refused.ts';

/**
 * Number of rows of the reduced picture, which has one column more. The reduced picture is so small that the size and
 * quality of the original hardly matter.
 */
const SIDE = 8;
/**
 * Differences in brightness up to this one, on a scale from 0 to 255, are ignored, because they depend on the quality
 * of a file.
 */
const MOST_IGNORED = 2;

/**
 * Computes a hash. Each bit says whether a part of the picture is clearly darker than the part to its right.
 * @param gray brightness of the parts: 8 rows of 9 parts, row by row
 * @returns 64 bits, as 16 hex digits
 */
export function differenceHash(gray: ArrayLike<number>): string {
  let hash = 0n;
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const at = y * (SIDE + 1) + x;
      hash = (hash << 1n) | (gray[at + 1]! - gray[at]! > MOST_IGNORED ? 1n : 0n);
    }
  }
  return hash.toString(16).padStart(16, '0');
}

/** @throws PictureRefused */
export async function differenceHashOf(bytes: Uint8Array): Promise<string> {
  using picture = await openPicture(bytes);
  return hashOf(picture.open());
}

/** @throws PictureRefused */
export async function hashOf(picture: Sharp): Promise<string> {
  const small = picture.flatten({ background: 'white' }).resize(SIDE + 1, SIDE, { fit: 'fill' });
  return differenceHash(await bytesOf(small.grayscale().raw()));
}
