import type { Operation, Path } from './operation.ts';
import { RawValue } from './raw-value.ts';
import { wellFormedJson } from './well-formed.ts';

/** An operation whose value is JSON text, so that numbers keep their exact text in the journal, undo and redo. */
export type RawOperation =
  | { op: 'set'; path: Path; text: string }
  | { op: 'remove'; path: Path }
  | { op: 'insert'; path: Path; text: string }
  | { op: 'move'; path: Path; from: number; to: number };

export function toRawOperation(operation: Operation): RawOperation {
  if (operation.op === 'set' || operation.op === 'insert') {
    return { op: operation.op, path: operation.path, text: wellFormedJson(operation.value) };
  }
  return operation;
}

/**
 * Applies the operation. Returns the new document and the operation that undoes the change. A `set` or `insert` creates
 * parents that are missing or null, as a list if the next step is a number.
 * @throws RangeError if the operation does not fit the document, for example if its path leads through a scalar
 */
export function editRaw(document: RawValue, operation: RawOperation): { document: RawValue; inverse: RawOperation } {
  const { path } = operation;
  switch (operation.op) {
    case 'set':
      return setRaw(document, path, RawValue.parse(operation.text));
    case 'insert': {
      const value = RawValue.parse(operation.text);
      const index = listIndex(path);
      const missing = firstMissing(document, path);
      if (missing > 0 && missing < path.length) return setRaw(document, path, value);
      return {
        document: changeAt(document, path.slice(0, -1), (list) => list.inserting(index, value)),
        inverse: { op: 'remove', path },
      };
    }
    case 'remove': {
      const removed = document.get(path);
      if (!removed) throw new RangeError(`nothing at ${JSON.stringify(path)}`);
      const step = path.at(-1)!;
      const inList = document.get(path.slice(0, -1))?.kind === 'list';
      return {
        document: changeAt(document, path.slice(0, -1), (parent) => parent.without(step)),
        inverse: { op: inList ? 'insert' : 'set', path, text: removed.toText() },
      };
    }
    case 'move': {
      const { from, to } = operation;
      return {
        document: changeAt(document, path, (list) => moveItem(list, from, to)),
        inverse: { op: 'move', path, from: to, to: from },
      };
    }
  }
}

export interface Applied {
  document: RawValue;
  /** operations that undo the applied ones, in the order in which to apply them */
  inverse: RawOperation[];
}

/** Applies several operations with `editRaw`, one after the other. */
export function applyAll(document: RawValue, operations: readonly RawOperation[]): Applied {
  const inverse: RawOperation[] = [];
  let at = document;
  for (const operation of operations) {
    const result = editRaw(at, operation);
    at = result.document;
    inverse.push(result.inverse);
  }
  return { document: at, inverse: inverse.reverse() };
}

function setRaw(document: RawValue, path: Path, value: RawValue): { document: RawValue; inverse: RawOperation } {
  const missing = firstMissing(document, path);
  if (missing > 0) {
    // `made` is the path of the outermost value that this `set` creates. The inverse makes that value null again if it
    // was null, and removes it if it was missing.
    const made = path.slice(0, missing);
    const rest = path.slice(missing);
    const old = document.get(made);
    return {
      document: changeAt(document, made.slice(0, -1), (parent) => parent.with(made.at(-1)!, nested(rest, value))),
      inverse: old ? { op: 'set', path: made, text: old.toText() } : { op: 'remove', path: made },
    };
  }
  const step = path.at(-1)!;
  return {
    document: changeAt(document, path.slice(0, -1), (parent) => parent.with(step, value)),
    inverse: { op: 'set', path, text: document.get(path)?.toText() ?? 'null' },
  };
}

/**
 * Returns the length of the shortest prefix of the path at which the document has no value. A null counts as no value,
 * except at the end of the path. Returns 0 if there is no such prefix.
 */
function firstMissing(document: RawValue, path: Path): number {
  let at: RawValue | undefined = document;
  for (let length = 1; length <= path.length; length++) {
    at = at.child(path[length - 1]!);
    if (!at || (at.isNull && length < path.length)) return length;
  }
  return 0;
}

function nested(path: Path, value: RawValue): RawValue {
  return path.reduceRight<RawValue>((inner, step) => {
    if (typeof step === 'string') return RawValue.parse('{}').with(step, inner);
    if (step !== 0) throw new RangeError('a new list starts at index 0');
    return RawValue.parse('[]').inserting(0, inner);
  }, value);
}

function changeAt(at: RawValue, path: Path, change: (value: RawValue) => RawValue): RawValue {
  const [step, ...rest] = path;
  if (step === undefined) return change(at);
  const child = at.child(step);
  if (!child) throw new RangeError(`nothing at ${JSON.stringify(step)}`);
  return at.with(step, changeAt(child, rest, change));
}

function moveItem(list: RawValue, from: number, to: number): RawValue {
  const item = list.kind === 'list' ? list.child(from) : undefined;
  if (!item) throw new RangeError(`no item ${from}`);
  return list.without(from).inserting(to, item);
}

function listIndex(path: Path): number {
  const index = path.at(-1);
  if (typeof index !== 'number') throw new RangeError('an insert ends at a list index');
  return index;
}
