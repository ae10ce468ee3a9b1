import { useMemo } from 'react';
import { GALLERY, galleryOf, hasPhoto } from '#shared/domain/photo/gallery.ts';
import {
  addToGallery,
  GALLERY_NAMES,
  galleryNameAt,
  inGallery,
  moveToGallery,
  photoAt,
  setMembers,
  uncropped,
} from '#shared/domain/photo/library.ts';
import { flag, list, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { CropArea } from '#shared/ipc/photos.ipc.ts';
import type { Path } from '#shared/record/operation.ts';
import { followItem } from '../../editor/list/follow-path.ts';
import { ALREADY_THERE } from '../../editor/photos/intake-queue.ts';
import { type PhotoIntake, type PhotoTarget, usePhotoIntake } from '../../editor/photos/photo-intake.ts';
import { invoke } from '../../bridge/client.ts';
import { currentSite, edit, useSite } from '../../state/draft.ts';
import { whileOpen } from '../../state/while-open.ts';
import { galleryIndex, type View, viewTitle } from './model.ts';

const uncategorized: PhotoTarget = {
  id: 'gallery',
  inFront: true,
  films: true,
  put(site, photo, path) {
    if (hasPhoto(site, photo)) return ALREADY_THERE;
    return addToGallery(site, photo, nameAt(site, path));
  },
  moveHere: (site, photo, path) => moveIntoGallery(site, photo, nameAt(site, path)),
};

/**
 * Returns what to do instead of adding a photo that the record already has. If the photo is archived or in another
 * gallery, returns the question whether to move it here, and the operations that move it. Otherwise returns undefined.
 */
function moveIntoGallery(
  site: SiteDocument,
  photo: string,
  name: string,
): ReturnType<NonNullable<PhotoTarget['moveHere']>> {
  const index = list(site.gallery).findIndex((each) => each?.photo === photo);
  const known = photoAt(site, index);
  const isArchived = flag(known.archived);
  const from = galleryOf(known);
  // In every view but that of a named gallery, `name` is empty, and the photo stays in the gallery that it is in.
  const isThere = from === name || name === '';
  if (index < 0 || (isThere && !isArchived)) return undefined;
  const place = isArchived ? 'archived' : `in ${viewTitle({ kind: 'gallery', name: from })}`;
  const change = { ...(!isThere && inGallery(name)), ...(isArchived && { archived: false }) };
  return { question: `It is ${place}: move it here?`, operations: setMembers(site, [index], change) };
}

const nameAt = (site: SiteDocument, path: Path | undefined): string =>
  path ? galleryNameAt(site, Number(path.at(-1))) : '';

/** Returns the target for files of a gallery. @param index of the gallery in the record's list */
function ofGallery(index: number): PhotoTarget {
  const path = [...GALLERY_NAMES, index];
  const { id } = uncategorized;
  const label = viewTitle({ kind: 'gallery', name: '' });
  return {
    ...uncategorized,
    id: path.join('.'),
    path,
    otherwise: { id, label },
    renamed: (site, before, now) => moveToGallery(site, before, nameAt(site, now)),
  };
}

/**
 * Returns the intake of files for the gallery that the view shows. In other views the added photos are in no gallery.
 */
export function useGalleryIntake(view: View): PhotoIntake {
  const index = useSite((site) => galleryIndex(site, view));
  return usePhotoIntake(useMemo(() => (index < 0 ? uncategorized : ofGallery(index)), [index]));
}

/**
 * Replaces the photo by a part of its uncropped original, and keeps the original. Does nothing to the record if the
 * photo was removed, or the site was closed, in the meantime.
 */
export async function cropPhoto(index: number, area: CropArea): Promise<void> {
  const whole = uncropped(currentSite(), index);
  const placeIn = followItem(currentSite(), GALLERY, index);
  const put = whileOpen((photo: string) => {
    const place = placeIn(currentSite());
    if (place === undefined) return;
    edit(
      setMembers(currentSite(), [place], {
        photo,
        uncropped_gallery_photo: whole,
        ...(text(photoAt(currentSite(), place).focal_point) !== '' && { focal_point: '' }),
      }),
    );
  });
  const { photo } = await invoke('photos.crop', { photo: whole, area });
  put(photo);
}
