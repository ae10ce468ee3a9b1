import type { Ref } from 'react';
import type { CropArea, PhotoPoint } from '#shared/ipc/photos.ipc.ts';

/** What the dialog can do with the component in which the user chooses an area of a photo. */
export interface CropStage {
  /** Moves the chosen area so that its middle is as near to the point as possible. */
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
