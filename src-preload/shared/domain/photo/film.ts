import { text } from '../../record/readers.ts';
import type { GalleryPhoto } from '../site/schema.ts';
import { isFilmAddress } from './file-types.ts';

/**
 * Whether an item of a gallery is a film. Galleries play films. All other places that show gallery photos, including
 * the home page, neither show, count nor offer films.
 */
export const isFilm = ({ photo }: Pick<GalleryPhoto, 'photo'>): boolean => isFilmAddress(text(photo).trim());

/**
 * Returns the address of the picture that a page shows until the film is played; '' if there is none. The poster is
 * stored in the member for the uncut photo, because films are never cut, and a server may drop members that it does not
 * know.
 */
export function posterOf({ uncropped_gallery_photo }: Pick<GalleryPhoto, 'uncropped_gallery_photo'>): string {
  const poster = text(uncropped_gallery_photo).trim();
  return isFilmAddress(poster) ? '' : poster;
}
