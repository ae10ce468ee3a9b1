import { useEffect } from 'react';
import { useStore } from 'zustand';
import { draftStore } from '../../state/draft-store.ts';
import { notifyFailure } from '../../ui/notify.tsx';

/** Says that an edit was dropped, for example because its list item no longer exists. */
export function useRefusedEditNotice(): void {
  const refused = useStore(draftStore, (state) => state.refused);
  useEffect(() => {
    if (!refused) return;
    const { slug, failure } = refused;
    notifyFailure({ title: 'Your last edit was not taken over', message: failure.message, site: slug });
  }, [refused]);
}
