import type { JsonValue, Operation, Path } from './operation.ts';

/**
 * Applies operations to a parsed document, as `editRaw` does to a raw one. Values that no operation changes keep their
 * references, so a subscriber of one field only sees changes of that field.
 * @throws RangeError if an operation does not fit the document, for example if its path leads through a scalar
 */
export function applyToValue<T>(document: T, operations: readonly Operation[]): T {
  return operations.reduce<unknown>(applyOne, document) as T;
}

function applyOne(document: unknown, operation: Operation): unknown {
  const { path } = operation;
  const parent = path.slice(0, -1);
  const last = path.at(-1)!;
  switch (operation.op) {
    case 'set':
      return changeAt(document, path, () => operation.value);
    case 'insert':
      return changeAt(document, parent, (list) => {
        if (typeof last !== 'number') throw new RangeError('an insert ends at a list index');
        return inserted(list ?? [], last, operation.value);
      });
    case 'remove':
      if (!has(valueAt(document, parent), last)) throw new RangeError(`nothing at ${JSON.stringify(path)}`);
      return changeAt(document, parent, (holder) => without(holder, last));
    case 'move': {
      const list = valueAt(document, path);
      if (!has(list, operation.from)) throw new RangeError(`no item ${operation.from}`);
      const item = (list as JsonValue[])[operation.from]!;
      return changeAt(document, path, () => inserted(without(list, operation.from), operation.to, item));
    }
  }
}

/** Returns the value at the path; undefined if there is none. */
export function valueAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, step) => (has(at, step) ? at[step as never] : undefined), document);
}

function changeAt(at: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(at);
  const holder = at ?? (typeof step === 'number' ? [] : {});
  const child = changeAt(has(holder, step) ? holder[step as never] : undefined, rest, change);
  if (Array.isArray(holder)) {
    if (typeof step !== 'number' || step > holder.length) throw new RangeError(`no place for ${JSON.stringify(step)}`);
    return holder.toSpliced(step, 1, child);
  }
  if (typeof holder !== 'object' || typeof step !== 'string') {
    throw new RangeError(`no place for ${JSON.stringify(step)}`);
  }
  return { ...holder, [step]: child };
}

function inserted(list: unknown, index: number, value: unknown): unknown[] {
  if (!Array.isArray(list) || index > list.length) throw new RangeError(`no place for item ${index}`);
  return list.toSpliced(index, 0, value);
}

function without(holder: unknown, step: string | number): unknown {
  if (Array.isArray(holder)) return holder.toSpliced(step as number, 1);
  return Object.fromEntries(Object.entries(holder as object).filter(([key]) => key !== step));
}

function has(holder: unknown, step: string | number): holder is object {
  if (Array.isArray(holder)) return typeof step === 'number' && step >= 0 && step < holder.length;
  return typeof holder === 'object' && holder !== null && typeof step === 'string' && Object.hasOwn(holder, step);
}
