import { text } from '../../record/readers.ts';
import type { GalleryPhoto } from '../site/schema.ts';
import { isFilmAddress } from './file-types.ts';

/**
 * Whether an item of a gallery is a film. Galleries play films; all other places, the home page included, are for
 * photos and neither show, count nor offer films.
 */
export const isFilm = ({ photo }: Pick<GalleryPhoto, 'photo'>): boolean => isFilmAddress(text(photo).trim());

/**
 * The picture that a page shows until the film is played; '' for none. It is kept in the member for uncut photos: films
 * are never cut, and a server may drop members that it does not know.
 */
export function posterOf({ uncropped_gallery_photo }: Pick<GalleryPhoto, 'uncropped_gallery_photo'>): string {
  const poster = text(uncropped_gallery_photo).trim();
  return isFilmAddress(poster) ? '' : poster;
}
