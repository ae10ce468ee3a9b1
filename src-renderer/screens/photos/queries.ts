import { useMemo } from 'react';
import { GALLERY, hasPhoto } from '#shared/domain/photo/gallery.ts';
import { addToGallery, setMembers, uncropped } from '#shared/domain/photo/library.ts';
import type { CropArea } from '#shared/ipc/photos.ipc.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { followItem } from '../../editor/list/follow-path.ts';
import { ALREADY_THERE } from '../../editor/photos/intake-queue.ts';
import { type PhotoIntake, usePhotoIntake } from '../../editor/photos/photo-intake.ts';
import { invoke } from '../../bridge/client.ts';
import { currentSite, edit } from '../../state/draft.ts';

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

/** Puts a part of the uncut photo in the place of the photo, unless that is gone meanwhile; the uncut one is kept. */
export async function cropPhoto(index: number, area: CropArea): Promise<void> {
  const whole = uncropped(currentSite(), index);
  const placeIn = followItem(currentSite(), GALLERY, index);
  const { photo } = await invoke('photos.crop', { photo: whole, area });
  const place = placeIn(currentSite());
  if (place !== undefined) edit(setMembers(currentSite(), [place], { photo, uncropped_gallery_photo: whole }));
}
