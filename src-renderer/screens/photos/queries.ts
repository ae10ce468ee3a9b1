import { useStore } from 'zustand';
import { addPhoto, hasPhoto } from '#shared/domain/photo/gallery.ts';
import { invoke } from '../../bridge/client.ts';
import { draftStore } from '../../state/draft-store.ts';
import { currentSite, edit } from '../../state/draft.ts';
import { ImportQueue, type ImportState } from './import-queue.ts';

/** Of the open site, whatever screen of it is shown: photos go on being added while another tab is worked on. */
export const importQueue = new ImportQueue({
  async keep(file, signal) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { photo } = await invoke('photos.keep', { name: file.name, bytes }, { signal });
    return photo;
  },
  add(photo, step) {
    const site = currentSite();
    if (hasPhoto(site, photo)) return false;
    edit(addPhoto(site, photo), { step });
    return true;
  },
});

draftStore.subscribe(({ phase }) => {
  if (phase !== 'open') importQueue.reset();
});

export const useImports = (): ImportState => useStore(importQueue.store);
