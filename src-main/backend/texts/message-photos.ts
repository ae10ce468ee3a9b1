import { buffer } from 'node:stream/consumers';
import { MOST_PHOTO_BYTES, MOST_PHOTOS } from '#shared/domain/message/form.ts';
import { remade } from '../media/foreign-picture.ts';

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

/** A visitor's photo as it is kept, without such as the place where it was taken; undefined where it is no photo. */
export const readPhoto = async (file: File): Promise<Buffer | undefined> =>
  remade(await buffer(file.stream()), KEPT_EDGE, (photo) => photo.webp({ quality: 75, effort: 2 }));
