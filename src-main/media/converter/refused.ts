import type { Sharp } from 'sharp';
import type { RefusalReason } from './messages.ts';

export class PictureRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/**
 * Runs the operations on a picture. Returns the bytes with sharp's facts about them, such as the size.
 * @throws PictureRefused
 */
export async function encoded(image: Sharp) {
  try {
    return await image.toBuffer({ resolveWithObject: true });
  } catch (error) {
    const isTooLarge = error instanceof Error && /exceeds pixel limit/i.test(error.message);
    throw new PictureRefused(isTooLarge ? 'tooManyPixels' : 'unreadable', error);
  }
}

export const bytesOf = async (image: Sharp): Promise<Buffer> => (await encoded(image)).data;
