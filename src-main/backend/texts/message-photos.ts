import { buffer } from 'node:stream/consumers';
import { MOST_PHOTO_BYTES, MOST_PHOTOS } from '#shared/domain/message/form.ts';
import { loadSharp } from '../media/sharp.ts';

/** Formats that are taken, as the decoder names them. */
const formats: readonly unknown[] = ['jpeg', 'png', 'webp'];
/** More than any phone's camera makes; a larger picture is refused before it is decoded. */
const MOST_PIXELS = 120_000_000;
/** Pixels of the longer edge that is kept: enough to see what is wrong. */
const KEPT_EDGE = 1600;

/** The files of a form's field; a browser without script sends an empty one where none was chosen. */
export const filesOf = (value: unknown): File[] =>
  [value].flat().filter((each): each is File => each instanceof File && each.size > 0);

/** Why the photos will not do, in words for the visitor; undefined where their number and sizes do. */
export function problemOf(files: readonly File[]): string | undefined {
  if (files.length > MOST_PHOTOS) return `Please add at most ${MOST_PHOTOS} photos.`;
  const large = files.find(({ size }) => size > MOST_PHOTO_BYTES);
  return large && `${large.name} is too large: a photo may have at most ${MOST_PHOTO_BYTES / 1024 / 1024} MB.`;
}

/**
 * Decodes a visitor's photo and writes it anew, upright and without anything else that was in the file, such as the place
 * where it was taken. Undefined where the file is no photo, whatever its name and type say.
 */
export async function readPhoto(file: File): Promise<Buffer | undefined> {
  const sharp = await loadSharp();
  const photo = sharp(await buffer(file.stream()), { limitInputPixels: MOST_PIXELS });
  try {
    if (!formats.includes((await photo.metadata()).format)) return undefined;
    const kept = photo.rotate().resize(KEPT_EDGE, KEPT_EDGE, { fit: 'inside', withoutEnlargement: true });
    return await kept.webp({ quality: 75, effort: 2 }).toBuffer();
  } catch {
    return undefined;
  }
}
