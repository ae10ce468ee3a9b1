import { toRawOperation, type RawOperation } from '#shared/record/edit-raw.ts';
import type { JsonValue, Operation, Path } from '#shared/record/operation.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import type { Edit } from '../../store/draft-repo.ts';
import { unstacked, type Stack } from './draft.ts';

/**
 * A step that can be undone or redone. `edits` has, for each edit of the step, the operations that undo or redo it; the
 * latest edit is on top.
 */
interface UndoStep {
  step: string;
  edits: Stack<RawOperation[]>;
}

/** The steps that can be undone and redone, the next one on top. */
export interface UndoStack {
  undo: Stack<UndoStep>;
  redo: Stack<UndoStep>;
}

type Entry = Pick<Edit, 'kind' | 'step' | 'inverse'>;

/** Returns the stack after one more edit of the log. A merge is not a step of the user, so it changes nothing. */
export function withEntry({ undo, redo }: UndoStack, { kind, step, inverse }: Entry): UndoStack {
  const turn = (below: Stack<RawOperation[]> = undefined): UndoStep => ({ step, edits: { top: inverse, below } });
  switch (kind) {
    case 'merge':
      return { undo, redo };
    case 'undo':
      return { undo: undo?.below, redo: { top: turn(), below: redo } };
    case 'redo':
      return { undo: { top: turn(), below: undo }, redo: redo?.below };
    case 'do': {
      // Successive edits of the same step are undone together, the latest first.
      const goesOn = undo?.top.step === step && !redo;
      return goesOn
        ? { undo: { top: turn(undo.top.edits), below: undo.below }, redo: undefined }
        : { undo: { top: turn(), below: undo }, redo: undefined };
    }
  }
}

export const undoStackOf = (edits: readonly Edit[]): UndoStack =>
  edits.reduce<UndoStack>(withEntry, { undo: undefined, redo: undefined });

/** Returns the operations that undo or redo a step, in the order in which to apply them. */
export const operationsOfStep = ({ edits }: UndoStep): RawOperation[] => unstacked(edits).flat();

/**
 * Returns the operations with their values as JSON text. An inserted item that an undoable step removed from the same
 * list gets its original text, because its parsed value may have lost digits that a JavaScript number cannot hold.
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

/**
 * Returns the texts of items that undoable steps removed from the lists. Of equal items, the last removed item counts.
 */
function removedFrom(lists: ReadonlySet<string>, { undo }: UndoStack): Map<string, string> {
  const texts = new Map<string, string>();
  for (let at = undo; at; at = at.below) {
    for (const inverse of operationsOfStep(at.top)) {
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
