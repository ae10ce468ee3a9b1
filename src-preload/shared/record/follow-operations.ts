import { editRaw, type RawOperation } from './edit-raw.ts';
import { followPath } from './follow-path.ts';
import type { Path } from './operation.ts';
import type { RawValue } from './raw-value.ts';

interface Followed {
  /** what they do to the same items in the other document */
  operations: RawOperation[];
  /** the document that they were made for, with them */
  before: RawValue;
}

/**
 * Operations that were made for `before`, for the same list items in `after`; undefined where an item is not there any
 * more. @throws RangeError where they do not fit `before`
 */
export function followOperations(
  operations: readonly RawOperation[],
  before: RawValue,
  after: RawValue,
): Followed | undefined {
  const followed: RawOperation[] = [];
  let [old, now] = [before, after];
  for (const operation of operations) {
    const there = followOperation(operation, old, now);
    if (!there) return undefined;
    followed.push(there);
    old = editRaw(old, operation).document;
    now = editRaw(now, there).document;
  }
  return { operations: followed, before: old };
}

function followOperation(operation: RawOperation, before: RawValue, after: RawValue): RawOperation | undefined {
  if (operation.op === 'set' || operation.op === 'remove') {
    const path = followPath(operation.path, before, after);
    return path && { ...operation, path };
  }
  const [list, index] =
    operation.op === 'move' ? [operation.path, operation.from] : [operation.path.slice(0, -1), operation.path.at(-1)];
  const path = followPath(list, before, after);
  if (!path) return undefined;
  const count = after.get(path)?.length ?? 0;
  if (operation.op === 'insert') {
    // Before the same item; where there is none, at the end.
    const place = placeOf([...list, index ?? 0], before, after) ?? count;
    return { ...operation, path: [...path, place] };
  }
  const from = placeOf([...list, operation.from], before, after);
  return from === undefined ? undefined : { ...operation, path, from, to: Math.min(operation.to, count - 1) };
}

function placeOf(item: Path, before: RawValue, after: RawValue): number | undefined {
  const place = followPath(item, before, after)?.at(-1);
  return typeof place === 'number' ? place : undefined;
}
