import { useState } from 'react';
import { draftStore } from '../../state/draft-store.ts';
import { whileOpen } from '../../state/while-open.ts';
import { notifyError, notifyFailure, notifySuccess } from '../../ui/notify.tsx';
import { undoEdit } from '../actions/undo-edit.ts';

interface Restore {
  busy: boolean;
  /** Runs a restore, which is one undo step, and offers to undo it. `run` returns the number of restored changes. */
  restore: (what: string, run: () => Promise<number>) => void;
}

/**
 * Returns a function that undoes the restore. Undo reverts the latest edit of the open site, so the function refuses
 * if anything was edited after the restore, or if another site was opened.
 */
function undoUnlessEdited(): () => void {
  const { slug, version } = draftStore.getState();
  return () => {
    const now = draftStore.getState();
    if (now.slug === slug && now.version === version && !now.pending) return undoEdit();
    notifyFailure({
      title: 'The restore was not undone',
      message:
        'Something was edited since, or another site opened. Undo at the top takes back one edit after the other.',
    });
  };
}

export function useRestore(): Restore {
  const [busy, setBusy] = useState(false);
  const restore = (what: string, run: () => Promise<number>): void => {
    setBusy(true);
    const retry = whileOpen(() => restore(what, run));
    run()
      .then(
        (restored) =>
          restored > 0
            ? notifySuccess({ title: `Restored: ${what}`, action: { label: 'Undo', onClick: undoUnlessEdited() } })
            : notifyFailure({
                title: `Nothing was restored: ${what}`,
                message: 'The draft has changed since it was compared. What you see now is compared anew.',
              }),
        (error: unknown) => notifyError('It could not be restored', error, { retry }),
      )
      .finally(() => setBusy(false));
  };
  return { busy, restore };
}
