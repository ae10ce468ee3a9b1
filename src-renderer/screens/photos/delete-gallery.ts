import {
  addressesIn,
  deleteGallery,
  GALLERY_NAMES,
  galleryNameAt,
  putBackInGallery,
} from '#shared/domain/photo/library.ts';
import { removeWithUndo } from '../../editor/list/removal.ts';
import { currentSite } from '../../state/draft.ts';

/**
 * Deletes a gallery. The gallery's photos stay, in no gallery. The notice offers an undo, which also puts the photos
 * back, except photos that are in another gallery by then.
 */
export function deleteWithUndo(index: number): void {
  const name = galleryNameAt(currentSite(), index);
  const photos = addressesIn(currentSite(), name);
  removeWithUndo(GALLERY_NAMES, [index], `Deleted the gallery “${name}”`, {
    remove: (site) => deleteGallery(site, index),
    alsoBack: (site) => putBackInGallery(site, photos, name),
  });
}
