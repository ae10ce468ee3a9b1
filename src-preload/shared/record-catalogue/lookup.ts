import type { Path } from '../record/operation.ts';
import type { FieldRow, ListRow, Row, Rows } from './row.ts';
import { patterns, rowsOfTabs } from './rows/index.ts';
import type { KnownField } from './site-document.ts';
import type { TabId } from './tabs.ts';

interface Place {
  tab: TabId;
  row: Row;
}

/** In the items of a list with `jsonText`: the member that contains all other members except `pk` and `model`. */
export const ITEM_FIELDS = 'fields';

const places = new Map<string, Place>(
  Object.entries<Rows>(rowsOfTabs).flatMap(([tab, rows]) =>
    Object.entries(rows).map(([field, row]) => [field, { tab: tab as TabId, row }]),
  ),
);

/** The top-level fields that have a row of their own, in the order of the tabs and of the rows of each tab. */
export const topLevelFields: readonly string[] = [...places.keys()];

/** Returns the row of a top-level field, found by the field's name or by the pattern that the name matches. */
export function topLevelRow(field: string): Row | undefined {
  return (places.get(field) ?? patterns.find(({ name }) => name.test(field)))?.row;
}

/** Returns the tab on which a top-level field of the record is edited: Custom for a field that is on no other tab. */
export function tabOfField(field: string): TabId {
  return (places.get(field) ?? patterns.find(({ name }) => name.test(field)))?.tab ?? 'custom';
}

/**
 * Returns the row at a path of member names and list indexes; undefined if the catalogue has none.
 */
export function rowAt(path: Path): Row | undefined {
  return path.slice(1).reduce<Row | undefined>(childRow, topLevelRow(String(path[0])));
}

/** Whether the row is that of a field, not of a list or an object. */
export const isField = (row: Row): row is FieldRow => row.kind !== 'list' && row.kind !== 'object';

/** Returns the row at a path if it is that of a field, not of a list or an object. */
export function fieldAt(path: Path): FieldRow | undefined {
  const row = rowAt(path);
  return row && isField(row) ? row : undefined;
}

export function listAt(path: Path): ListRow | undefined {
  const row = rowAt(path);
  return row?.kind === 'list' ? row : undefined;
}

export function fieldLabel(field: KnownField): string {
  return topLevelRow(field)?.label ?? field;
}

/** Returns the row of a member of an object, or of an item of a list; undefined if the catalogue has none. */
export function childRow(parent: Row | undefined, step: string | number): Row | undefined {
  if (parent?.kind === 'list') {
    if (typeof step === 'number')
      return parent.of ?? { kind: 'object', label: parent.item, members: membersOf(parent) };
    return undefined;
  }
  if (parent?.kind !== 'object' || typeof step !== 'string') return undefined;
  const { members } = parent;
  return members && Object.hasOwn(members, step) ? members[step] : parent.each;
}

const itemMembers = new Map<ListRow, Rows>();

/**
 * Returns the rows of an item's members in the structure that paths use: within `fields` if the items of the list keep
 * their members there.
 */
function membersOf(list: ListRow): Rows | undefined {
  const { members, jsonText } = list;
  if (jsonText === undefined || !members) return members;
  const known = itemMembers.get(list);
  if (known) return known;
  const apart: Rows = {
    [ITEM_FIELDS]: { kind: 'object', label: list.item, members },
    pk: { kind: 'key', label: 'Key' },
    model: { kind: 'key', label: 'Model' },
  };
  itemMembers.set(list, apart);
  return apart;
}

/** Returns every list of the catalogue with its name, including lists within objects and within other lists. */
export function allLists(): [field: string, list: ListRow][] {
  const within = (rows: Rows): [string, ListRow][] =>
    Object.entries(rows).flatMap(([field, row]): [string, ListRow][] => {
      if (row.kind === 'object') return within({ ...row.members });
      return row.kind === 'list' ? [[field, row], ...within({ ...row.members })] : [];
    });
  return Object.values<Rows>(rowsOfTabs).flatMap(within);
}

const isList = (entry: [string, Row]): entry is [string, ListRow] => entry[1].kind === 'list';

/** The lists that are top-level fields of the record, by the field's name. */
export const recordLists: ReadonlyMap<string, ListRow> = new Map(
  [...places].map(([field, { row }]): [string, Row] => [field, row]).filter(isList),
);

const withinItems = new Map<ListRow, ReadonlyMap<string, ListRow>>();

/** Returns the lists that are members of the list's items, by the member's name. */
export function listsOf(row: ListRow): ReadonlyMap<string, ListRow> {
  const known = withinItems.get(row) ?? new Map(Object.entries<Row>({ ...row.members }).filter(isList));
  withinItems.set(row, known);
  return known;
}
