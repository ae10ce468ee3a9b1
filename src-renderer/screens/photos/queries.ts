import { useMemo } from 'react';
import { addPhoto, defaultAlt, hasPhoto } from '#shared/domain/photo/gallery.ts';
import type { CropArea } from '#shared/ipc/photos.ipc.ts';
import type { Operation } from '#shared/record/operation.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { text } from '#shared/domain/site/readers.ts';
import { ALREADY_THERE } from '../../editor/photos/intake-queue.ts';
import { type PhotoIntake, usePhotoIntake } from '../../editor/photos/photo-intake.ts';
import { inTurn } from '#shared/record-catalogue/in-turn.ts';
import { invoke } from '../../bridge/client.ts';
import { currentSite, edit } from '../../state/draft.ts';
import { inGallery, photoAt, setMembers } from './model.ts';

/** A photo of the gallery of that name in front of all others, and described by it until somebody does better. */
export function addToGallery(site: SiteDocument, photo: string, gallery: string): Operation[] {
  return inTurn(site, [
    (before) => addPhoto(before, photo),
    (added) => {
      const index = (added.gallery ?? []).findIndex((each) => each?.photo === photo);
      return setMembers(added, [index], { ...inGallery(gallery), alt_tag: defaultAlt(gallery) });
    },
  ]);
}

/** Files on their way to a gallery, `''` for none. */
export function useGalleryIntake(gallery: string): PhotoIntake {
  const target = useMemo(
    () => ({
      id: `gallery ${gallery}`,
      inFront: true,
      put: (site: SiteDocument, photo: string) =>
        hasPhoto(site, photo) ? ALREADY_THERE : addToGallery(site, photo, gallery),
    }),
    [gallery],
  );
  return usePhotoIntake(target);
}

/** The photo as it was before it was ever cut. */
export const uncropped = (site: SiteDocument, index: number): string => {
  const { uncropped_gallery_photo, photo } = photoAt(site, index);
  return text(uncropped_gallery_photo) || text(photo);
};

/** Puts a part of the uncut photo in the place of the photo; the uncut one is kept. */
export async function cropPhoto(index: number, area: CropArea): Promise<void> {
  const whole = uncropped(currentSite(), index);
  const { photo } = await invoke('photos.crop', { photo: whole, area });
  edit(setMembers(currentSite(), [index], { photo, uncropped_gallery_photo: whole }));
}
