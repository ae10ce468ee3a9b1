import type { RawOperation } from '#shared/record/edit-raw.ts';
import type { Edit } from '../../store/draft-repo.ts';
import { unstacked, type Stack } from './stack.ts';

/** A step that can be undone or redone, with the operations that do it for each of its edits, the latest on top. */
interface Turn {
  step: string;
  edits: Stack<RawOperation[]>;
}

/** What undo and redo would do, the next on top. */
export interface UndoStack {
  undo: Stack<Turn>;
  redo: Stack<Turn>;
}

type Entry = Pick<Edit, 'kind' | 'step' | 'inverse'>;

/** The stack after one more entry of the log. A merge is no step of the user, so it changes nothing. */
export function pushed({ undo, redo }: UndoStack, { kind, step, inverse }: Entry): UndoStack {
  const turn = (below: Stack<RawOperation[]> = undefined): Turn => ({ step, edits: { top: inverse, below } });
  switch (kind) {
    case 'merge':
      return { undo, redo };
    case 'undo':
      return { undo: undo?.below, redo: { top: turn(), below: redo } };
    case 'redo':
      return { undo: { top: turn(), below: undo }, redo: redo?.below };
    case 'do': {
      // A burst of edits in one step is taken back as one, the latest first.
      const goesOn = undo?.top.step === step && !redo;
      return goesOn
        ? { undo: { top: turn(undo.top.edits), below: undo.below }, redo: undefined }
        : { undo: { top: turn(), below: undo }, redo: undefined };
    }
  }
}

export const undoStackOf = (edits: readonly Edit[]): UndoStack =>
  edits.reduce<UndoStack>(pushed, { undo: undefined, redo: undefined });

/** The operations that undo or redo a step, in the order to apply them. */
export const turning = ({ edits }: Turn): RawOperation[] => unstacked(edits).flat();
