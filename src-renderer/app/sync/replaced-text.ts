import { useEffect } from 'react';
import { useStore } from 'zustand';
import { labelOf } from '#shared/record-catalogue/catalogue.ts';
import { setField } from '../../state/draft.ts';
import { draftStore } from '../../state/draft-store.ts';
import { notifyFailure } from '../../ui/notify.tsx';

/** Says that the user typed over a text that had just been changed elsewhere. A button restores that text. */
export function useReplacedTextNotice(): void {
  const replaced = useStore(draftStore, (state) => state.replaced);
  useEffect(() => {
    if (!replaced) return;
    const { slug, path, text } = replaced;
    const { site } = draftStore.getState();
    const take = (): void => {
      if (draftStore.getState().slug === slug) setField(path, text, { step: crypto.randomUUID() });
    };
    notifyFailure({
      title: `${labelOf(site, path)} was changed elsewhere while you typed`,
      message: `Your text is kept. The other one is: “${text}”`,
      action: { label: 'Use the other one', onClick: take },
    });
  }, [replaced]);
}
