import { labelOf } from '#shared/domain/site/labels.ts';
import { type TabId, tabIds, tabOfField } from '#shared/domain/site/tabs.ts';
import type { Difference, Trashed, VersionView } from '#shared/ipc/sync.ipc.ts';

export const versionNames: Record<VersionView['kind'], string> = {
  opened: 'Opened',
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
};

const DAY = 24 * 60 * 60 * 1000;
/** How long the trash keeps what was put aside, in days. */
export const KEPT_DAYS = 30;
export const keptUntil = ({ at }: Pick<Trashed, 'at'>): number => at + KEPT_DAYS * DAY;

const date = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const dayKey = (at: number): string => new Date(at).toDateString();

/** Today, yesterday or the date; both in milliseconds since 1970. */
export function dayName(at: number, now: number): string {
  if (dayKey(at) === dayKey(now)) return 'Today';
  const noon = new Date(now).setHours(12, 0, 0, 0);
  return dayKey(at) === dayKey(noon - DAY) ? 'Yesterday' : date.format(at);
}

export interface FieldDifferences {
  field: string;
  label: string;
  differences: readonly Difference[];
}

export interface TabDifferences {
  tab: TabId;
  fields: readonly FieldDifferences[];
}

/** Differences by the tab on which they are edited, in the order of the tabs, and by top-level field. */
export function groupDifferences(differences: readonly Difference[]): TabDifferences[] {
  const byField = Map.groupBy(differences, ({ path }) => String(path[0]));
  const fields = [...byField].map(([field, of]) => ({ field, label: labelOf({}, [field]), differences: of }));
  const byTab = Map.groupBy(fields, ({ field }) => tabOfField(field));
  return tabIds.flatMap((tab) => {
    const own = byTab.get(tab);
    return own ? [{ tab, fields: own }] : [];
  });
}

/** What a difference is called below its field; nothing where it is the field itself. */
export function partLabel({ label, path }: Difference, field: string): string {
  if (path.length === 1) return '';
  return label.startsWith(`${field} › `) ? label.slice(field.length + 3) : label;
}
