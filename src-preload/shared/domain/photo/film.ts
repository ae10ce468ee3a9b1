import { text } from '../../record/readers.ts';
import type { GalleryPhoto } from '../site/schema.ts';
import { isFilmAddress } from './file-types.ts';

/**
 * Whether it is a film: galleries play them. All other places of the pages are for photos, the home page among them, and
 * neither show films nor count or offer them.
 */
export const isFilm = ({ photo }: Pick<GalleryPhoto, 'photo'>): boolean => isFilmAddress(text(photo).trim());

/**
 * What a page shows until the film is played; '' for none. It stands where that of a photo that was cut stands before it
 * was: films are never cut, and a server may drop members that it does not know.
 */
export function posterOf({ uncropped_gallery_photo }: Pick<GalleryPhoto, 'uncropped_gallery_photo'>): string {
  const poster = text(uncropped_gallery_photo).trim();
  return isFilmAddress(poster) ? '' : poster;
}
