import { modals } from '@mantine/modals';
import { useEffect } from 'react';
import { draftStore } from '../../state/draft-store.ts';

/**
 * Takes open questions back when another site, or none, is opened: their answers would be carried out on that one. A site that
 * is renamed is the same one, which the draft store knows before its route does.
 */
export function useCloseQuestions(slug: string): void {
  useEffect(
    () => () => {
      if (draftStore.getState().slug === slug) modals.closeAll();
    },
    [slug],
  );
}
