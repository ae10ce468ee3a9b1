import { redo, undo } from '../../state/draft-actions.ts';
import { draftStore } from '../../state/draft-store.ts';
import { clearNotice, notifyError } from '../../ui/notify.tsx';

const step = (run: () => Promise<void>, trouble: string) => (): void => {
  const site = draftStore.getState().slug ?? undefined;
  clearNotice({ site, subject: trouble });
  run().catch((error: unknown) => notifyError(trouble, error, { site }));
};

/** Undo and redo in the open site; a failure is said in a notice. */
export const undoEdit = step(undo, 'The last edit could not be undone');
export const redoEdit = step(redo, 'The edit could not be redone');
