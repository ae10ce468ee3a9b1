import { redo, undo } from '../../state/draft-actions.ts';
import { notifyError } from '../../ui/notify.tsx';

const step = (run: () => Promise<void>, trouble: string) => (): void => {
  run().catch((error: unknown) => notifyError(trouble, error));
};

/** Undo and redo in the open site; a failure is said in a notice. */
export const undoEdit = step(undo, 'The last edit could not be undone');
export const redoEdit = step(redo, 'The edit could not be redone');
