import type { Path } from '../record/operation.ts';
import type { FieldRow, ListRow, Row, Rows } from './row.ts';
import { patterns, rowsOfTabs } from './rows/index.ts';
import type { KnownField } from './site-document.ts';
import type { TabId } from './tabs.ts';

interface Place {
  tab: TabId;
  row: Row;
}

/** The member that holds the others in an item of a list with `jsonText`. */
export const ITEM_FIELDS = 'fields';

const places = new Map<string, Place>(
  Object.entries<Rows>(rowsOfTabs).flatMap(([tab, rows]) =>
    Object.entries(rows).map(([field, row]) => [field, { tab: tab as TabId, row }]),
  ),
);

/** The top-level fields that have a row, in the order of the tabs and of what stands on them. */
export const topLevelFields: readonly string[] = [...places.keys()];

/** The row of a top-level field, by its name or the pattern that its name follows. */
export function topLevelRow(field: string): Row | undefined {
  return (places.get(field) ?? patterns.find(({ name }) => name.test(field)))?.row;
}

/** The tab on which a top-level field of the record is edited; whatever no other tab owns is on Custom. */
export function tabOfField(field: string): TabId {
  return (places.get(field) ?? patterns.find(({ name }) => name.test(field)))?.tab ?? 'custom';
}

/**
 * The row of a path through lists (numbers) and objects (names); undefined where the catalogue has none.
 */
export function rowAt(path: Path): Row | undefined {
  return path.slice(1).reduce<Row | undefined>(childRow, topLevelRow(String(path[0])));
}

/** Whether it is of a field that is no list and no object. */
export const isField = (row: Row): row is FieldRow => row.kind !== 'list' && row.kind !== 'object';

/** The row of a field that is no list and no object. */
export function fieldAt(path: Path): FieldRow | undefined {
  const row = rowAt(path);
  return row && isField(row) ? row : undefined;
}

export function listAt(path: Path): ListRow | undefined {
  const row = rowAt(path);
  return row?.kind === 'list' ? row : undefined;
}

/** What a field of the record is called, by its name. */
export function fieldLabel(field: KnownField): string {
  return topLevelRow(field)?.label ?? field;
}

/** The row of a member of an object, or of an item of a list; undefined where the catalogue knows none. */
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

/** The members of a list's item as paths name them: below `fields` where the item holds them there. */
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

/** Every list of the catalogue, those within others too, with its name. */
export function allLists(): [field: string, list: ListRow][] {
  const within = (rows: Rows): [string, ListRow][] =>
    Object.entries(rows).flatMap(([field, row]): [string, ListRow][] => {
      if (row.kind === 'object') return within({ ...row.members });
      return row.kind === 'list' ? [[field, row], ...within({ ...row.members })] : [];
    });
  return Object.values<Rows>(rowsOfTabs).flatMap(within);
}

const isList = (entry: [string, Row]): entry is [string, ListRow] => entry[1].kind === 'list';

/** The lists of the record itself. */
export const recordLists: ReadonlyMap<string, ListRow> = new Map(
  [...places].map(([field, { row }]): [string, Row] => [field, row]).filter(isList),
);

const withinItems = new Map<ListRow, ReadonlyMap<string, ListRow>>();

/** The lists that an item of the list has. */
export function listsOf(row: ListRow): ReadonlyMap<string, ListRow> {
  const known = withinItems.get(row) ?? new Map(Object.entries<Row>({ ...row.members }).filter(isList));
  withinItems.set(row, known);
  return known;
}
