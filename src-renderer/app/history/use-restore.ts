import { useState } from 'react';
import { notifyError, notifySuccess } from '../../ui/notify.tsx';
import { undoEdit } from '../shortcuts/commands.ts';

interface Restore {
  busy: boolean;
  /** Runs a restore that is one step of undo, and offers to take it back. */
  restore: (what: string, run: () => Promise<void>) => void;
}

export function useRestore(): Restore {
  const [busy, setBusy] = useState(false);
  const restore = (what: string, run: () => Promise<void>): void => {
    setBusy(true);
    run()
      .then(
        () => notifySuccess({ title: `Restored: ${what}`, action: { label: 'Undo', onClick: undoEdit } }),
        (error: unknown) => notifyError('It could not be restored', error),
      )
      .finally(() => setBusy(false));
  };
  return { busy, restore };
}
