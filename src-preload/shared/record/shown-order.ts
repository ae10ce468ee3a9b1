import type { ListPolicy } from '../record-catalogue/list-policy.ts';
import { membersOf, numberMembers } from './item-members.ts';
import type { RawValue } from './raw-value.ts';

type Items = readonly RawValue[];

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

/**
 * The items in the arrangement of a list that they come from: as they are shown or against that, where that list is so.
 * @param list in what order it stands says how
 */
export function arrangedLike(list: Items, items: Items, policy: ListPolicy): Items {
  const [known, shown] = [list, items].map((each) => shownOrder(each, policy)) as [number[], number[]];
  const isShown = known.every((index, place) => index === place);
  if (!isShown && !known.toReversed().every((index, place) => index === place)) return items;
  return (isShown ? shown : shown.toReversed()).map((index) => items[index]!);
}
