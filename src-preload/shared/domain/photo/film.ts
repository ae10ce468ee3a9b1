import { text } from '../../record/readers.ts';
import type { GalleryPhoto } from '../site/schema.ts';
import { isFilmAddress } from './file-types.ts';

/**
 * Whether an item of the record's `gallery` is a film. On a published site, only the gallery page shows these films;
 * the home page and other pages leave them out.
 */
export const isFilm = ({ photo }: Pick<GalleryPhoto, 'photo'>): boolean => isFilmAddress(text(photo).trim());

/**
 * Returns the address of the film's poster, the picture that a page shows until the film is played; '' if there is
 * none. The poster has no member of its own, because a server may drop members that it does not know. Films are never
 * cropped, so the member for the uncropped photo is free.
 */
export function posterOf({ uncropped_gallery_photo }: Pick<GalleryPhoto, 'uncropped_gallery_photo'>): string {
  const poster = text(uncropped_gallery_photo).trim();
  return isFilmAddress(poster) ? '' : poster;
}
