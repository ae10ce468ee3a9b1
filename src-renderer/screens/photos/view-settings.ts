import { createStore } from 'zustand/vanilla';
import { PER_ROW } from './model.ts';
import { persist } from 'zustand/middleware';

interface PhotoSettings {
  /** whether each photo has buttons under it: gallery, enlarge, archive */
  buttons: boolean;
  /** whether each photo has the choice of its service under it */
  services: boolean;
  /** wanted number of photos in a row of All Photos */
  perRow: number;
  /** whether the fields of the chosen photos are shown; if missing, they are shown only if there is room */
  details?: boolean;
}

/** What staff want to see of photos; stored on this computer. */
export const photoSettings = createStore<PhotoSettings>()(
  persist((): PhotoSettings => ({ buttons: false, services: false, perRow: PER_ROW.usual }), { name: 'photo-buttons' }),
);
