import { buffer } from 'node:stream/consumers';
import { MOST_PHOTO_BYTES, MOST_PHOTOS } from '#shared/domain/message/form.ts';
import { reencoded } from '../media/foreign-picture.ts';

/** Maximum length of the longer edge of a stored photo, in pixels: enough for the company to judge the job. */
const KEPT_EDGE = 1600;

/**
 * Returns the files of a form field. Leaves out the empty file that a browser without script sends if none was chosen.
 */
export const filesOf = (value: unknown): File[] =>
  [value].flat().filter((each): each is File => each instanceof File && each.size > 0);

/**
 * Returns why the photos are not accepted, in words for the visitor; undefined if their number and sizes are allowed.
 */
export function problemOf(files: readonly File[]): string | undefined {
  if (files.length > MOST_PHOTOS) return `Please add at most ${MOST_PHOTOS} photos.`;
  const large = files.find(({ size }) => size > MOST_PHOTO_BYTES);
  return large && `${large.name} is too large: a photo may have at most ${MOST_PHOTO_BYTES / 1024 / 1024} MB.`;
}

/**
 * Converts a visitor's photo to WebP for storage, without metadata such as the place where the photo was taken. Returns
 * undefined if the file is not a readable JPEG, PNG or WebP picture.
 */
export const readPhoto = async (file: File): Promise<Buffer | undefined> =>
  reencoded(await buffer(file.stream()), KEPT_EDGE, (photo) => photo.webp({ quality: 75, effort: 2 }));
