import type { RawOperation } from './edit-raw.ts';
import type { Path } from './operation.ts';
import type { ItemId } from './sequence.ts';

/**
 * Operations that turn the items `present` of a list into those of `goal`, in its order, with as few moves as possible.
 * @param textOf JSON text of an item that is not there yet
 * @param path of the list
 */
export function placeItems(
  present: readonly ItemId[],
  goal: readonly ItemId[],
  textOf: (id: ItemId) => string,
  path: Path,
): RawOperation[] {
  const rank: number[] = [];
  goal.forEach((id, at) => (rank[id] = at));
  const operations: RawOperation[] = [];
  present.forEach((id, at) => {
    // From the end on, so that no index changes before its turn.
    if (rank[id] === undefined) operations.unshift({ op: 'remove', path: [...path, at] });
  });
  const list = present.filter((id) => rank[id] !== undefined);
  const there = new Set(list);
  const settled = longestRun(list, rank);
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

/** The longest run of items that are in the order of their ranks already: they need no move. */
function longestRun(items: readonly ItemId[], rank: readonly number[]): Set<ItemId> {
  /** for each length, the last item of the run of that length that ends with the lowest rank */
  const ends: ItemId[] = [];
  const previous = new Map<ItemId, ItemId | undefined>();
  for (const id of items) {
    const longer = ends.findIndex((end) => rank[end]! > rank[id]!);
    const length = longer < 0 ? ends.length : longer;
    previous.set(id, ends[length - 1]);
    ends[length] = id;
  }
  const run = new Set<ItemId>();
  for (let id = ends.at(-1); id !== undefined; id = previous.get(id)) run.add(id);
  return run;
}
