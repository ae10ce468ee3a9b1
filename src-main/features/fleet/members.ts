import type { RawOperation } from '#shared/record/edit-raw.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import type { KeptMembers } from '../../store/fleet-repo.ts';
import { rowHash } from '../../store/row-hash.ts';
import type { CurrentSite } from './ports.ts';

/** Returns the sorted names of the top-level members that the operations write to. */
export const touchedBy = (operations: readonly Pick<RawOperation, 'path'>[]): string[] =>
  [...new Set(operations.map(({ path }) => String(path[0])))].sort();

/** Returns a hash of the current values of the given top-level members of a site. */
export const markOf = (current: Pick<CurrentSite, 'textOf'>, names: readonly string[]): string =>
  rowHash(...names.flatMap((name) => [name, current.textOf(name) ?? '-']));

/** Returns the members as JSON texts; null for a missing one. */
const membersOf = (document: RawValue, names: readonly string[]): Record<string, string | null> =>
  Object.fromEntries(names.map((name) => [name, document.child(name)?.toText() ?? null]));

/** Returns what a change did to a site: the members in the documents before and after the change. */
export function keptOf(mark: string, names: readonly string[], before: RawValue, after: RawValue): KeptMembers {
  return { mark, before: membersOf(before, names), after: membersOf(after, names) };
}
