import type { Ref } from 'react';
import type { CropArea, PhotoPoint } from '#shared/ipc/photos.ipc.ts';

/** Where a part of a photo is chosen. */
export interface CropStage {
  /** Brings the chosen part as near to a point as it can. */
  center: (point: PhotoPoint) => void;
}

export interface CropStageProps {
  ref: Ref<CropStage>;
  /** reference of the photo in the record */
  photo: string;
  /** @param area in natural pixels */
  onArea: (area: CropArea) => void;
  onUnreadable: () => void;
}
