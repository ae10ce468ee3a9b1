import type { ListPolicy } from './policies.ts';
import type { RawValue } from './raw-value.ts';

type Within = Pick<ListPolicy, 'within'>;

/** The object with the members of an item; undefined where the item has none. */
export function membersOf(item: RawValue, { within }: Within): RawValue | undefined {
  return within === undefined ? item : item.child(within);
}

/** The item with this member set; unchanged where it has no object for members. */
export function withMember(item: RawValue, policy: Within, key: string, value: RawValue): RawValue {
  const members = membersOf(item, policy);
  if (members?.kind !== 'object') return item;
  const changed = members.with(key, value);
  return policy.within === undefined ? changed : item.with(policy.within, changed);
}

/** The members that number the items by their place, those that count first before others. */
export const numberMembers = ({ order, orderedBefore = [] }: ListPolicy): readonly string[] =>
  order === undefined ? [] : [...orderedBefore, order];
