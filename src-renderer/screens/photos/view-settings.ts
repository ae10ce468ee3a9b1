import { createStore } from 'zustand/vanilla';
import { PER_ROW } from './model.ts';
import { persist } from 'zustand/middleware';

interface PhotoSettings {
  /** under each photo: gallery, crop, archive, delete */
  buttons: boolean;
  /** under each photo: its service */
  services: boolean;
  /** photos in a row of All Photos */
  perRow: number;
  /** the fields of the chosen photos are shown; undefined: only where there is room */
  details?: boolean;
}

/** What staff want to see of photos, stored on this computer. */
export const photoSettings = createStore<PhotoSettings>()(
  persist((): PhotoSettings => ({ buttons: false, services: false, perRow: PER_ROW.usual }), { name: 'photo-buttons' }),
);
