import { diffArrays } from 'diff';
import type { RawOperation } from './edit-raw.ts';
import type { Path } from './operation.ts';
import type { ItemId } from './sequence.ts';

/**
 * Maximum number of added and removed items for which the common items are searched. If lists differ more, any item may
 * be moved.
 */
const MOST_EDITS = 1000;

/**
 * Returns operations that turn the items `current` of a list into the items `goal`, in the order of `goal`, with few
 * moves.
 * @param textOf returns the JSON text of an item that is not in the list yet
 * @param path path of the list
 */
export function placeItems(
  current: readonly ItemId[],
  goal: readonly ItemId[],
  textOf: (id: ItemId) => string,
  path: Path,
): RawOperation[] {
  const wanted = new Set(goal);
  const operations: RawOperation[] = [];
  current.forEach((id, at) => {
    // Removes items from the end on, so that the indexes of earlier items stay valid.
    if (!wanted.has(id)) operations.unshift({ op: 'remove', path: [...path, at] });
  });
  const list = current.filter((id) => wanted.has(id));
  const there = new Set(list);
  // Items of the longest common subsequence are in the goal's order already and need no move.
  const common = diffArrays(list, [...goal], { maxEditLength: MOST_EDITS }) ?? [];
  const settled = new Set(common.filter(({ added, removed }) => !added && !removed).flatMap(({ value }) => value));
  goal.forEach((id, at) => {
    if (settled.has(id)) return;
    const from = there.has(id) ? list.indexOf(id) : -1;
    if (from >= 0) list.splice(from, 1);
    const to = at === 0 ? 0 : list.indexOf(goal[at - 1]!) + 1;
    list.splice(to, 0, id);
    if (from < 0) operations.push({ op: 'insert', path: [...path, to], text: textOf(id) });
    else if (from !== to) operations.push({ op: 'move', path, from, to });
  });
  return operations;
}
