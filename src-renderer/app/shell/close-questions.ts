import { modals } from '@mantine/modals';
import { useEffect } from 'react';
import { draftStore } from '../../state/draft-store.ts';

/**
 * Closes open questions when the user leaves the site, because an answer would act on the wrong site. A rename does not
 * close them: the draft store then has the new slug before the route does.
 */
export function useCloseQuestions(slug: string): void {
  useEffect(
    () => () => {
      if (draftStore.getState().slug === slug) modals.closeAll();
    },
    [slug],
  );
}
