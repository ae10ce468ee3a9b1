import { modals } from '@mantine/modals';
import { useEffect } from 'react';
import { draftStore } from '../../state/draft-store.ts';

/**
 * Withdraws open questions when another site, or none, is opened: an answer would act on the wrong site. A renamed site
 * stays the same one; the draft store has its new slug before the route does.
 */
export function useCloseQuestions(slug: string): void {
  useEffect(
    () => () => {
      if (draftStore.getState().slug === slug) modals.closeAll();
    },
    [slug],
  );
}
