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
 * Deletes a gallery; its photos stay, and are in no gallery then. Its notice offers to undo that, which takes back the
 * photos that are still in no gallery.
 */
export function deleteWithUndo(index: number): void {
  const name = galleryNameAt(currentSite(), index);
  const photos = addressesIn(currentSite(), name);
  removeWithUndo(GALLERY_NAMES, [index], `Deleted the gallery “${name}”`, {
    remove: (site) => deleteGallery(site, index),
    alsoBack: (site) => putBackInGallery(site, photos, name),
  });
}
