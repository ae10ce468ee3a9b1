import { TRASH_DAYS } from '#shared/domain/site/trash.ts';
import { labelOf, type TabId, tabIds, tabOfField } from '#shared/record-catalogue/catalogue.ts';
import type { Difference, Trashed, VersionView } from '#shared/ipc/sync.ipc.ts';
import { clockTime } from '../../ui/time.ts';

export const versionNames: Record<VersionView['kind'], string> = {
  opened: 'From the server',
  saved: 'Saved',
  published: 'Published',
  merged: 'Before a merge',
};

export const trashReasons: Record<Trashed['reason'], string> = {
  'cache-cleared': 'Draft put aside by Clear Cache',
  'fetched-newer': 'Draft that gave way to a newer copy',
  'overwritten-on-server': 'Server’s copy that was overwritten',
  discarded: 'Discarded draft',
  salvaged: 'Rescued from a damaged file',
  'set-aside': 'Set aside by another user',
  imported: 'Imported draft',
};

const DAY = 24 * 60 * 60 * 1000;
export const keptUntil = ({ at }: Pick<Trashed, 'at'>): number => at + TRASH_DAYS * DAY;

const date = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const dayKey = (at: number): string => new Date(at).toDateString();

/** Returns ‘Today’, ‘Yesterday’ or the date of `at`. Both times are in milliseconds since 1970. */
export function dayName(at: number, now: number): string {
  if (dayKey(at) === dayKey(now)) return 'Today';
  const noon = new Date(now).setHours(12, 0, 0, 0);
  return dayKey(at) === dayKey(noon - DAY) ? 'Yesterday' : date.format(at);
}

/**
 * Returns the version's name. If it has none, returns the titles of the changes over many sites that this version
 * contains first. If there are none, returns the version's kind and time.
 */
export function versionTitle(version: VersionView, now: number): string {
  const { name, change, kind, at } = version;
  return name || change || `${versionNames[kind]}, ${dayName(at, now)} ${clockTime(at)}`;
}

/** Returns the version's author. The version's kind and time come first, unless they are the title. */
export function versionFacts(version: VersionView, now: number): string {
  const { name, change, by } = version;
  const facts = [(name || change) && versionTitle({ ...version, name: '', change: undefined }, now), by && `by ${by}`];
  return facts.filter(Boolean).join(' ');
}

export const DRAFT = 'draft';
/** What a version is compared with: the draft, a version by its ID, or the version before the shown one. */
export type ComparedWith = typeof DRAFT | 'before' | number;

/**
 * Returns the two sides of a comparison: `id` is the earlier version, and `to` the later one, missing if it is the
 * draft. `other` is the side with which `version` is compared.
 */
export function sidesOf(version: VersionView, comparedWith: ComparedWith) {
  const wanted = comparedWith === 'before' || comparedWith === version.id ? version.before : comparedWith;
  const other = wanted ?? DRAFT;
  if (other === DRAFT) return { other, id: version.id };
  return { other, id: Math.min(version.id, other), to: Math.max(version.id, other) };
}

/** Differences that are shown and restored together: those of a list item, of the order of a list, or of a field. */
export interface DifferenceRow {
  id: string;
  kind: Difference['kind'];
  /** label of the row within its field; empty if the row is the field itself */
  label: string;
  differences: readonly Difference[];
}

export interface FieldDifferences {
  field: string;
  label: string;
  rows: readonly DifferenceRow[];
  keys: string[];
}

export interface TabDifferences {
  tab: TabId;
  fields: readonly FieldDifferences[];
}

/** Groups differences by the tab on which they are edited (in the tabs' order), by top-level field and by list item. */
export function groupDifferences(differences: readonly Difference[]): TabDifferences[] {
  const byField = Map.groupBy(differences, ({ path }) => String(path[0]));
  const fields = [...byField].map(([field, of]): FieldDifferences => ({
    field,
    label: labelOf({}, [field]),
    rows: rowsOf(of),
    keys: keysOf(of),
  }));
  const byTab = Map.groupBy(fields, ({ field }) => tabOfField(field));
  return tabIds.flatMap((tab) => {
    const own = byTab.get(tab);
    return own ? [{ tab, fields: own }] : [];
  });
}

function rowsOf(differences: readonly Difference[]): DifferenceRow[] {
  const byItem = Map.groupBy(differences, ({ key, item }) => item?.id ?? key);
  return [...byItem].map(([id, of]) => {
    const [first] = of as [Difference, ...Difference[]];
    const isWhole = of.length === 1 && first.part === '';
    const kind = isWhole ? first.kind : 'value';
    const label = kind === 'order' ? kinds.order.name : (first.item?.label ?? first.part);
    return { id, kind, label, differences: of };
  });
}

export const keysOf = (differences: readonly Difference[]): string[] => differences.map(({ key }) => key);

/** Words for what changed since the earlier version, and for the button that reverts it. */
export const kinds: Record<Difference['kind'], { name: string; back: string }> = {
  value: { name: 'Changed', back: 'Restore' },
  removed: { name: 'Removed', back: 'Bring back' },
  added: { name: 'Added', back: 'Remove' },
  order: { name: 'Order changed', back: 'Restore order' },
};
