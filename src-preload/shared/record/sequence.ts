/** An item of a merged list: its index in the base, or which side added it. */
export type ItemId = string;

/**
 * The order of the `kept` items: that of the side which moved any, with the other side's additions put behind the item
 * that they follow there. Where both moved items differently the server's order stands and `clash` says so.
 */
export function mergeSequence(
  base: readonly ItemId[],
  mine: readonly ItemId[],
  theirs: readonly ItemId[],
  kept: ReadonlySet<ItemId>,
): { order: ItemId[]; clash: boolean } {
  const inBoth = new Set(mine).intersection(new Set(theirs)).intersection(new Set(base));
  const common = (ids: readonly ItemId[]) => ids.filter((id) => inBoth.has(id)).join('\n');
  const [stayed, mineNow, theirsNow] = [common(base), common(mine), common(theirs)];
  const clash = mineNow !== stayed && theirsNow !== stayed && mineNow !== theirsNow;
  const [spine, other] = mineNow !== stayed && theirsNow === stayed ? [mine, theirs] : [theirs, mine];
  const inOther = new Set(other);

  const order = spine.filter((id) => kept.has(id));
  const placed = new Set(order);
  other.forEach((id, at) => {
    if (!kept.has(id) || placed.has(id)) return;
    const before = other.slice(0, at).findLast((candidate) => placed.has(candidate));
    let place = before === undefined ? 0 : order.indexOf(before) + 1;
    // Behind what the other side added at the same place.
    while (place < order.length && !inOther.has(order[place]!)) place++;
    order.splice(place, 0, id);
    placed.add(id);
  });
  return { order, clash };
}
