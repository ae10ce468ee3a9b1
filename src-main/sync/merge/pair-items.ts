import { align } from '#shared/record/identity.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import { arrangementOf, shownOrder } from '#shared/record/shown-order.ts';
import type { ListPolicy } from '#shared/record/policies.ts';

type Items = readonly RawValue[];
type IsSame = (server: RawValue, sent: RawValue) => boolean;

/**
 * For each item that was sent, the index of the same item in the server's list, or −1. Items are paired by identity
 * first, then by each of the `ways` in turn. Several items that look the same are paired in the order in which they are
 * shown.
 */
export function pairItems(server: Items, sent: Items, policy: ListPolicy, ways: readonly IsSame[]): number[] {
  const found = align(server, sent, policy, { byPlace: false });
  pairAlike(found, server, sent, policy, ways);
  return found;
}

/**
 * For each item that was sent, its index in the base (`ofBase`) and in the server's list (`there`); −1 where it has
 * none.
 */
export function pairWithBoth(base: Items, sent: Items, server: Items, policy: ListPolicy, ways: readonly IsSame[]) {
  const ofBase = align(base, sent, policy);
  const there = align(server, sent, policy, { byPlace: false });
  // The server may have another version of an item that was edited: it is found through the base's item, or by its
  // place.
  const known = align(base, server, policy, { byPlace: false });
  const places: Sequences = [[...server.keys()], [...sent.keys()]];
  const pairKnown = (isSame: (at: number, index: number) => boolean) =>
    fill(there, places, (at, free) => (ofBase[at]! < 0 ? undefined : free.find((index) => isSame(at, index))));
  pairKnown((at, index) => known[index] === ofBase[at]);
  // An item that the base has was not added.
  pairAlike(there, server, sent, policy, ways, (index) => known[index]! < 0);
  const [ofServer, byPlace] = [align(base, server, policy), align(server, sent, policy)];
  pairKnown((at, index) => ofServer[index] === ofBase[at]);
  pairKnown((at, index) => byPlace[at] === index);
  return { ofBase, there };
}

function pairAlike(
  found: number[],
  server: Items,
  sent: Items,
  policy: ListPolicy,
  ways: readonly IsSame[],
  isFree: (index: number) => boolean = () => true,
): void {
  for (const isSame of ways) {
    if (!found.includes(-1)) return;
    const inTurn = [shownOrder(server, policy).filter(isFree), shownOrder(sent, policy)] as const;
    fill(found, inTurn, (at, free) => free.find((index) => isSame(server[index]!, sent[at]!)));
  }
}

/** The order in which items of each side are paired. */
type Sequences = readonly [server: number[], sent: number[]];

/** Pairs each item that has no partner yet with a free one that `find` picks. */
function fill(
  found: number[],
  [server, sent]: Sequences,
  find: (at: number, free: readonly number[]) => number | undefined,
): void {
  const taken = new Set(found);
  const free = server.filter((index) => !taken.has(index));
  for (const at of sent) {
    if (free.length === 0) return;
    const index = found[at] === -1 ? find(at, free) : undefined;
    if (index === undefined) continue;
    found[at] = index;
    free.splice(free.indexOf(index), 1);
  }
}

/**
 * Whether the server has moves of items as they were sent. The items that all three copies have may be in the order
 * that was sent (`held`), in the base's order (`undone`) or in another one.
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
 * Whether the list shows these items in this order, going by its numbers or by its places.
 * @param like an earlier version of the list: it tells whether the first place is the first shown or the last
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
