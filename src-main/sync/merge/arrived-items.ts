import { membersOf, numberMembers, withMember } from '#shared/record/item-members.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { ListNumbers } from '#shared/record/renumber.ts';
import { shownOrder } from '#shared/record/shown-order.ts';
import type { ListPolicy } from '#shared/record/policies.ts';
import { hasSequence, type pairWithBoth } from './pair-items.ts';

/** An item as the server has it; `of` is its index in the base, −1 for a new one. */
export interface Arrived {
  of: number;
  value: RawValue;
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

/** The list with the base's items in the order in which the base shows them, and with its numbers. New items keep their places. */
export function inBaseOrder(arrived: readonly Arrived[], base: readonly RawValue[], policy: ListPolicy): Arrived[] {
  const shown = shownOrder(base, policy);
  const known = arrived
    .filter(({ of }) => of >= 0)
    .toSorted((one, other) => shown.indexOf(one.of) - shown.indexOf(other.of));
  return arrived.map((each) => {
    const next = each.of < 0 ? undefined : known.shift();
    if (!next) return each;
    const value = numberMembers(policy).reduce((at, member) => {
      const before = base[next.of];
      const number = before && membersOf(before, policy)?.child(member);
      return number ? withMember(at, policy, member, number) : at;
    }, next.value);
    return { ...next, value };
  });
}

/**
 * The items as a list. They are numbered by their places where the list that was sent, or the base, numbers its items
 * by place.
 */
export function numberedList(
  items: RawValue[],
  base: readonly RawValue[],
  sent: readonly RawValue[],
  policy: ListPolicy,
) {
  const numbered = numberMembers(policy).reduce(
    (all, order) => new ListNumbers({ ...policy, order }, base).renumber(all, [sent]),
    items,
  );
  return RawValue.list(numbered);
}
