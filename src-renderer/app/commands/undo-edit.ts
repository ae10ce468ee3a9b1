import { redo, undo } from '../../state/draft-actions.ts';
import { draftStore } from '../../state/draft-store.ts';
import { whileOpen } from '../../state/while-open.ts';
import { attempt } from '../../ui/notify.tsx';

const step = (run: () => Promise<void>, trouble: string) => (): void => {
  void attempt(trouble, whileOpen(run), draftStore.getState().slug ?? undefined);
};

/** Undo and redo in the open site; a failure is said in a notice. */
export const undoEdit = step(undo, 'The last edit could not be undone');
export const redoEdit = step(redo, 'The edit could not be redone');
