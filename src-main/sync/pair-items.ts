import { align } from '#shared/record/identity.ts';
import { membersOf, numberMembers } from '#shared/record/item-members.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import type { ListPolicy } from '#shared/record-catalogue/list-policy.ts';

type Items = readonly RawValue[];
type IsSame = (server: RawValue, sent: RawValue) => boolean;

/**
 * For each item that was sent the index of the same item of the server's, or −1: by what tells items apart, else by the
 * first of the ways of looking alike that finds one; those that look the same in the sequence in which they are shown.
 */
export function pairItems(server: Items, sent: Items, policy: ListPolicy, ways: readonly IsSame[]): number[] {
  const found = align(server, sent, policy, { byPlace: false });
  const inTurn = () => [shownOrder(server, policy), shownOrder(sent, policy)] as [number[], number[]];
  for (const isSame of ways) fill(found, inTurn, (at, free) => free.find((index) => isSame(server[index]!, sent[at]!)));
  return found;
}

/** The base's index of each item that was sent, and the server's; −1 where it has none. */
export function pairWithBoth(base: Items, sent: Items, server: Items, policy: ListPolicy, ways: readonly IsSame[]) {
  const ofBase = align(base, sent, policy);
  const there = pairItems(server, sent, policy, ways);
  // Of an item that was edited the server may have another version, which is known by the base's or by its place.
  const fromBase = align(base, server, policy);
  const byPlace = align(server, sent, policy);
  const inTurn = () => [[...server.keys()], [...sent.keys()]] as [number[], number[]];
  const isKnown = (at: number) => ofBase[at]! >= 0;
  fill(there, inTurn, (at, free) => (isKnown(at) ? free.find((index) => fromBase[index] === ofBase[at]) : undefined));
  fill(there, inTurn, (at, free) => (isKnown(at) ? free.find((index) => index === byPlace[at]) : undefined));
  return { ofBase, there };
}

/**
 * Gives each item that has no partner yet one of those that are free.
 * @param inTurn in which sequence partners are taken, and items get theirs
 */
function fill(
  found: number[],
  inTurn: () => [server: number[], sent: number[]],
  find: (at: number, free: readonly number[]) => number | undefined,
): void {
  if (!found.includes(-1)) return;
  const taken = new Set(found);
  const [server, sent] = inTurn();
  const free = server.filter((index) => !taken.has(index));
  for (const at of sent) {
    if (free.length === 0) return;
    const index = found[at] === -1 ? find(at, free) : undefined;
    if (index === undefined) continue;
    found[at] = index;
    free.splice(free.indexOf(index), 1);
  }
}

/** The list shows these items in this sequence, by its places or by its numbers. */
export function hasSequence(items: Items, sequence: readonly number[], policy: ListPolicy): boolean {
  const wanted = new Set(sequence);
  return [[...items.keys()], shownOrder(items, policy)].some((order) => {
    const shown = order.filter((index) => wanted.has(index));
    return shown.every((index, place) => index === sequence[place]);
  });
}

/** Indexes of the items in the order in which they are shown; those without a number come last, as they stand. */
export function shownOrder(items: Items, policy: ListPolicy): number[] {
  const ranks = items.map((item) => rankOf(item, policy));
  // Infinity has no difference to itself.
  return [...items.keys()].sort((a, b) => (ranks[a] === ranks[b] ? a - b : ranks[a]! - ranks[b]!));
}

function rankOf(item: RawValue, policy: ListPolicy): number {
  const members = membersOf(item, policy);
  for (const member of numberMembers(policy)) {
    const said = members?.child(member)?.toValue();
    const number = typeof said === 'string' && said.trim() !== '' ? Number(said) : said;
    if (typeof number === 'number' && Number.isFinite(number)) return policy.highestFirst ? -number : number;
  }
  return Infinity;
}
