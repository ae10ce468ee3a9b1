import { useCallback } from 'react';
import type { Creation } from '#shared/ipc/creation.ipc.ts';
import { invoke } from '../bridge/client.ts';
import { useQuery } from '../bridge/hooks.ts';
import { attempt } from '../ui/notify.tsx';

const none: readonly Creation[] = [];

/** Creations of sites that are under way or ended unseen, newest first. */
export function useCreations() {
  const { data: creations = none, refetch } = useQuery('creation.list', {});
  /** Removes an ended creation from the list. */
  const dismiss = useCallback(
    (id: string): void => {
      void attempt('The list of new sites could not be changed', () =>
        invoke('creation.dismiss', { id }).then(refetch),
      );
    },
    [refetch],
  );
  return { creations, dismiss };
}
