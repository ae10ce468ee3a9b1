import { createStore } from 'zustand/vanilla';
import { persist } from 'zustand/middleware';

interface PhotoButtons {
  /** under each photo: gallery, crop, archive, delete */
  buttons: boolean;
  /** under each photo: its service */
  services: boolean;
}

/** What staff want under the photos, kept on this computer. */
export const photoButtons = createStore<PhotoButtons>()(
  persist((): PhotoButtons => ({ buttons: false, services: false }), { name: 'photo-buttons' }),
);
