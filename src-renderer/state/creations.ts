import { useCallback } from 'react';
import { type Creation, type CreationStep, creationSteps } from '#shared/ipc/creation.ipc.ts';
import { invoke } from '../bridge/client.ts';
import { useQuery } from '../bridge/hooks.ts';
import { attempt } from '../ui/notify.tsx';

export const creationStepNames: Readonly<Record<CreationStep, string>> = {
  queued: 'Waiting for the server to begin',
  building: 'Building the site',
  copying: 'Copying the content',
  entering: 'Entering contact and domain',
};

/** Returns the steps of a creation, without copying or entering if it has nothing to copy or to enter. */
export function stepsOfCreation({ copyOf, contact, domain }: Creation): CreationStep[] {
  const leftOut = new Set<CreationStep>();
  if (copyOf === undefined) leftOut.add('copying');
  if (contact === undefined && domain === undefined) leftOut.add('entering');
  return creationSteps.filter((step) => !leftOut.has(step));
}

const none: readonly Creation[] = [];

/** Returns the running creations, and the ended creations that were not dismissed, in the order of `creation.list`. */
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
