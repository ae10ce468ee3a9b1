import type { RawOperation } from '#shared/record/edit-raw.ts';
import type { Edit } from '../store/draft-repo.ts';

/** A step that can be turned, and the operations that do it. */
export interface Turn {
  step: string;
  operations: RawOperation[];
}

/** What undo and redo would do next, last first. */
export interface UndoStack {
  undo: readonly Turn[];
  redo: readonly Turn[];
}

export const emptyStack: UndoStack = { undo: [], redo: [] };

type Entry = Pick<Edit, 'kind' | 'step' | 'inverse'>;

/** The stack after one more entry of the log; a merge is nobody's step. */
export function pushed({ undo, redo }: UndoStack, { kind, step, inverse }: Entry): UndoStack {
  switch (kind) {
    case 'merge':
      return { undo, redo };
    case 'undo':
      return { undo: undo.slice(1), redo: [{ step, operations: inverse }, ...redo] };
    case 'redo':
      return { undo: [{ step, operations: inverse }, ...undo], redo: redo.slice(1) };
    case 'do': {
      const [last, ...rest] = undo;
      // A burst of edits in one step is taken back as one, the latest first.
      if (last?.step === step && redo.length === 0) {
        return { undo: [{ step, operations: [...inverse, ...last.operations] }, ...rest], redo: [] };
      }
      return { undo: [{ step, operations: inverse }, ...undo], redo: [] };
    }
  }
}

export const stackOf = (edits: readonly Edit[]): UndoStack => edits.reduce<UndoStack>(pushed, emptyStack);
