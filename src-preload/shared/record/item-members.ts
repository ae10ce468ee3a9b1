import type { ListPolicy } from './policies.ts';
import type { RawValue } from './raw-value.ts';

type Within = Pick<ListPolicy, 'within'>;

/** Returns what contains an item's members: the item itself, or its member `within`; undefined if the item lacks it. */
export function membersOf(item: RawValue, { within }: Within): RawValue | undefined {
  return within === undefined ? item : item.child(within);
}

/** Returns the item with the member set; unchanged if the item has no object of members. */
export function withMember(item: RawValue, policy: Within, key: string, value: RawValue): RawValue {
  const members = membersOf(item, policy);
  if (members?.kind !== 'object') return item;
  const changed = members.with(key, value);
  return policy.within === undefined ? changed : item.with(policy.within, changed);
}

/** Returns the members that number the items by their place, in order of precedence. */
export const numberMembers = ({ order, orderedBefore = [] }: ListPolicy): readonly string[] =>
  order === undefined ? [] : [...orderedBefore, order];
