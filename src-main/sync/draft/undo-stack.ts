import { toRawOperation, type RawOperation } from '#shared/record/edit-raw.ts';
import type { JsonValue, Operation, Path } from '#shared/record/operation.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import type { Edit } from '../../store/draft-repo.ts';
import { unstacked, type Stack } from './draft.ts';

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

/**
 * The operations with their values as JSON text. An item that an undoable step removed from the same list is put back
 * with the text it had: its parsed value may have lost digits that a JavaScript number cannot hold.
 */
export function withRemovedTexts(operations: readonly Operation[], stack: UndoStack): RawOperation[] {
  const lists = new Set(operations.filter(isItem).map(({ path }) => listOf(path)));
  if (lists.size === 0) return operations.map(toRawOperation);
  const texts = removedFrom(lists, stack);
  return operations.map((operation) => {
    const raw = toRawOperation(operation);
    const text = isItem(operation) ? texts.get(itemKey(operation.path, operation.value)) : undefined;
    return raw.op === 'insert' && text !== undefined ? { ...raw, text } : raw;
  });
}

/** Texts of the items that undoable steps removed from the lists. Of items with the same value, the latest. */
function removedFrom(lists: ReadonlySet<string>, { undo }: UndoStack): Map<string, string> {
  const texts = new Map<string, string>();
  for (let at = undo; at; at = at.below) {
    for (const inverse of turning(at.top)) {
      if (inverse.op !== 'insert' || !lists.has(listOf(inverse.path))) continue;
      const key = itemKey(inverse.path, parseJson(inverse.text) as JsonValue);
      if (!texts.has(key)) texts.set(key, inverse.text);
    }
  }
  return texts;
}

const isItem = (operation: Operation): operation is Operation & { op: 'insert' } =>
  operation.op === 'insert' && typeof operation.value === 'object';

const listOf = (path: Path): string => JSON.stringify(path.slice(0, -1));
const itemKey = (path: Path, value: JsonValue): string => `${listOf(path)} ${JSON.stringify(value)}`;
