import { align } from '#shared/record/identity.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import { arrangementOf, shownOrder } from '#shared/record/shown-order.ts';
import type { ListPolicy } from '#shared/record/policies.ts';
import { identify } from './merge-items.ts';

type Items = readonly RawValue[];
type IsSame = (server: RawValue, sent: RawValue) => boolean;

/**
 * Returns, for each item that was sent, the index of the same item in the server's list, or −1. Items are paired by
 * identity first, then by each of the `ways` in turn. Several items that are the same by one of the `ways` are paired
 * in the order in which they are shown.
 */
export function pairItems(server: Items, sent: Items, policy: ListPolicy, ways: readonly IsSame[]): number[] {
  const found = align(server, sent, policy, { byPlace: false });
  pairAlike(found, server, sent, policy, ways);
  return found;
}

/**
 * Returns, for each item that was sent, its index in the base (`ofBase`) and in the server's list (`there`), or −1.
 * Items are paired as in a merge. Sent items that the server seems to lack are then paired by each of the `ways` with
 * items that the server has added.
 */
export function pairWithBoth(base: Items, sent: Items, server: Items, policy: ListPolicy, ways: readonly IsSame[]) {
  const ids = identify(base, sent, server, policy);
  const ofBase = ids.mine.map((id) => (id < base.length ? id : -1));
  const there = ids.mine.map((id) => ids.theirs.indexOf(id));
  // Only items that the server has added are free, because the server's other items are items of the base.
  pairAlike(there, server, sent, policy, ways, (index) => ids.theirs[index]! >= base.length);
  return { ofBase, there };
}

/**
 * Pairs each sent item that has no partner yet with a free item of the server that is the same by one of the `ways`.
 */
function pairAlike(
  found: number[],
  server: Items,
  sent: Items,
  policy: ListPolicy,
  ways: readonly IsSame[],
  isFree: (index: number) => boolean = () => true,
): void {
  if (!found.includes(-1)) return;
  const taken = new Set(found);
  const free = shownOrder(server, policy).filter((index) => isFree(index) && !taken.has(index));
  const asked = shownOrder(sent, policy).filter((at) => found[at] === -1);
  for (const isSame of ways) {
    for (const at of asked) {
      const index = found[at] === -1 ? free.find((each) => isSame(server[each]!, sent[at]!)) : undefined;
      if (index === undefined) continue;
      found[at] = index;
      free.splice(free.indexOf(index), 1);
    }
  }
}

/**
 * Returns in which order the server (`t`) has the items that all three copies have: in the order that was sent
 * (`held`), in the base's order (`undone`) or in another order (`other`). Also returns `held` if the sent copy (`s`)
 * has the order of the base (`b`), because then no change of the order was sent.
 */
export function sequenceOf(
  { b, s, t }: Record<'b' | 's' | 't', readonly RawValue[]>,
  { ofBase, there }: ReturnType<typeof pairWithBoth>,
  policy: ListPolicy,
): 'held' | 'undone' | 'other' {
  const sent = shownOrder(s, policy).filter((at) => ofBase[at]! >= 0 && there[at]! >= 0);
  const placeOf = new Map(sent.map((at) => [ofBase[at]!, there[at]!]));
  const before = shownOrder(b, policy).filter((of) => placeOf.has(of));
  if (sent.every((at, place) => ofBase[at] === before[place])) return 'held';
  const isShown = (places: number[]) => hasSequence(t, places, policy, b);
  if (isShown(sent.map((at) => there[at]!))) return 'held';
  return isShown(before.flatMap((of) => placeOf.get(of) ?? [])) ? 'undone' : 'other';
}

/**
 * Whether the list has the items at these indexes in this order, either by the items' order numbers or by their
 * positions in the list.
 * @param like an earlier version of the list. If it is in the shown order or in the opposite order, the positions in
 * `items` are read in the same direction. If it is in neither order, only the order numbers count.
 */
export function hasSequence(items: Items, sequence: readonly number[], policy: ListPolicy, like: Items): boolean {
  const wanted = new Set(sequence);
  const arrangement = arrangementOf(like, policy);
  const places = [...items.keys()];
  const ways = [shownOrder(items, policy), arrangement === 'reversed' ? places.toReversed() : places];
  return ways.slice(0, arrangement === 'otherwise' ? 1 : 2).some((order) => {
    const shown = order.filter((index) => wanted.has(index));
    return shown.every((index, place) => index === sequence[place]);
  });
}
