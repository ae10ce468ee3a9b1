import type { ListPolicy } from './policies.ts';
import { membersOf, numberMembers } from './item-members.ts';
import type { RawValue } from './raw-value.ts';

type Items = readonly RawValue[];

/**
 * Returns the indexes of the items in the order in which they are shown, which is that of their order numbers. Items
 * without an order number come last, in the list's order.
 */
export function shownOrder(items: Items, policy: ListPolicy): number[] {
  const ranks = items.map((item) => rankOf(item, policy));
  // Equal ranks are not subtracted, because Infinity − Infinity is NaN.
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

/** Returns how the list is arranged: in the shown order, in the opposite order, or in neither. */
export function arrangementOf(list: Items, policy: ListPolicy): 'as shown' | 'reversed' | 'otherwise' {
  const shown = shownOrder(list, policy);
  if (shown.every((index, place) => index === place)) return 'as shown';
  return shown.every((index, place) => index === list.length - 1 - place) ? 'reversed' : 'otherwise';
}

/** Returns the items arranged as `list` is; unchanged if `list` is neither in the shown nor in the opposite order. */
export function arrangedLike(list: Items, items: Items, policy: ListPolicy): Items {
  const arrangement = arrangementOf(list, policy);
  if (arrangement === 'otherwise') return items;
  const shown = shownOrder(items, policy).map((index) => items[index]!);
  return arrangement === 'as shown' ? shown : shown.toReversed();
}
