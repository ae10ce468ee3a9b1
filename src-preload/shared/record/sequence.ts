/** Identifies an item of a merged list: the item's index in the base, or a higher number if a side added the item. */
export type ItemId = number;

/**
 * Merges the order of the `kept` items. `mine` determines the order if only `mine` moved items, otherwise `theirs`
 * does. An item that the determining side lacks comes after the item that it follows in the list of the other side.
 * `clash` is true if both sides moved items, but differently.
 * @param base number of items in the base
 * @param count number of items in all, the added ones included
 */
export function mergeSequence(
  base: number,
  count: number,
  mine: readonly ItemId[],
  theirs: readonly ItemId[],
  kept: (id: ItemId) => boolean,
): { order: ItemId[]; clash: boolean } {
  const [inMine, inTheirs] = [marked(mine, count), marked(theirs, count)];
  const mineMoved = !isAscending(mine, base, inTheirs);
  const theirsMoved = !isAscending(theirs, base, inMine);
  const clash = mineMoved && theirsMoved && !isSameOrder(mine, theirs, base, inMine, inTheirs);
  const [spine, other] = mineMoved && !theirsMoved ? [mine, theirs] : [theirs, mine];
  const inOther = spine === mine ? inTheirs : inMine;

  const order = spine.filter(kept);
  const placed = marked(order, count);
  let before: ItemId | undefined;
  for (const id of other) {
    if (!kept(id)) continue;
    if (!placed[id]) {
      let place = before === undefined ? 0 : order.indexOf(before) + 1;
      // Items at the same place that are only in `spine` come first.
      while (place < order.length && !inOther[order[place]!]) place++;
      order.splice(place, 0, id);
      placed[id] = 1;
    }
    before = id;
  }
  return { order, clash };
}

/** Whether the side moved no items: the base's items that both sides have are in the base's order. */
function isAscending(ids: readonly ItemId[], base: number, inOther: Uint8Array): boolean {
  let last = -1;
  for (const id of ids) {
    if (id >= base || !inOther[id]) continue;
    if (id < last) return false;
    last = id;
  }
  return true;
}

function isSameOrder(
  mine: readonly ItemId[],
  theirs: readonly ItemId[],
  base: number,
  inMine: Uint8Array,
  inTheirs: Uint8Array,
): boolean {
  const ours = mine.filter((id) => id < base && inTheirs[id]);
  const others = theirs.filter((id) => id < base && inMine[id]);
  return ours.every((id, at) => id === others[at]);
}

function marked(ids: readonly ItemId[], count: number): Uint8Array {
  const marks = new Uint8Array(count);
  for (const id of ids) marks[id] = 1;
  return marks;
}
