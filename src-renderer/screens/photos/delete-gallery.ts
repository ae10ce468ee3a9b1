import {
  addressesIn,
  deleteGallery,
  GALLERY_NAMES,
  galleryNameAt,
  putBackInGallery,
} from '#shared/domain/photo/library.ts';
import { removeWithUndo } from '../../editor/list/removal.ts';
import { currentSite } from '../../state/draft.ts';

/** Its photos stay, in no gallery; an undo puts those back that are in none still. */
export function deleteWithUndo(index: number): void {
  const name = galleryNameAt(currentSite(), index);
  const photos = addressesIn(currentSite(), name);
  removeWithUndo(GALLERY_NAMES, [index], `Deleted the gallery “${name}”`, {
    remove: (site) => deleteGallery(site, index),
    alsoBack: (site) => putBackInGallery(site, photos, name),
  });
}
