/** An item of a merged list: its index in the base, or a higher number for one that a side added. */
export type ItemId = number;

/**
 * The order of the `kept` items: that of the side which moved any, with the other side's additions put behind the item
 * that they follow there. Where both moved items differently the server's order stands and `clash` says so.
 * @param base how many items the base has
 * @param count how many there are in all
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
      // Items that the other side added at the same place come first.
      while (place < order.length && !inOther[order[place]!]) place++;
      order.splice(place, 0, id);
      placed[id] = 1;
    }
    before = id;
  }
  return { order, clash };
}

/** Those of the base's items that the other side has as well stand in the base's order. */
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
