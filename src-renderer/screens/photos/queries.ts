import { useStore } from 'zustand';
import { addPhoto, hasPhoto } from '#shared/domain/photo/gallery.ts';
import { invoke } from '../../bridge/client.ts';
import { draftStore } from '../../state/draft-store.ts';
import { currentSite, edit } from '../../state/draft.ts';
import { notifyFailure } from '../../ui/notify.tsx';
import { ImportQueue, type ImportState } from './import-queue.ts';
import { photoCount } from './model.ts';

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
  const left = phase === 'open' ? 0 : importQueue.reset();
  if (left === 0) return;
  notifyFailure({
    title: `${photoCount(left)} ${left === 1 ? 'was' : 'were'} not added`,
    message: 'The site was left while they were read. Open it and add them again.',
  });
});

export const useImports = (): ImportState => useStore(importQueue.store);
