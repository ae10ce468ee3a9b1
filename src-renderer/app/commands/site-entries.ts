import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Path } from '#shared/record/operation.ts';
import { joinLabels, labelParts, tabOfField, topLevelFields, topLevelRow } from '#shared/record-catalogue/catalogue.ts';
import { isFull, itemPath, listItems } from '#shared/record-catalogue/list-engine.ts';
import { isLockedAt } from '#shared/record-catalogue/locked-lists.ts';
import { ITEM_FIELDS, isField, rowAt } from '#shared/record-catalogue/lookup.ts';
import type { FieldRow, ListRow, Row } from '#shared/record-catalogue/row.ts';
import type { TabId } from '#shared/record-catalogue/tabs.ts';

/** A place in the open site to which the palette leads. */
export interface SiteEntry {
  /** `addition`: a new item of the list at the path */
  kind: 'field' | 'item' | 'itemField' | 'addition';
  path: Path;
  tab: TabId;
  label: string;
  /** names of the lists, list items and objects that contain the entry, outermost first */
  within: readonly string[];
  /** further words by which the entry is found, such as other names and choices of the field */
  words: readonly string[];
}

/**
 * Returns entries for the fields, lists and list items that have a control on one of `tabs`, and for the addition of
 * items to lists. The entries are in the order of the tabs, but the contact field comes last.
 */
export function siteEntries(site: SiteDocument, contactField: string, tabs: readonly TabId[]): SiteEntry[] {
  return [...topLevelFields, contactField].flatMap((field) => {
    const [row, tab] = [topLevelRow(field), tabOfField(field)];
    if (!row || row.server === 'computes' || !tabs.includes(tab)) return [];
    if (field !== contactField && !hasControl(row)) return [];
    return entriesAt({ site, tab, path: [field], row, within: [] });
  });
}

const hasControl = ({ kind, unseen }: Row): boolean => kind !== 'key' && unseen !== true;

interface Place {
  site: SiteDocument;
  tab: TabId;
  path: Path;
  row: Row;
  within: readonly string[];
}

function entriesAt(place: Place): SiteEntry[] {
  const { row, path, tab, within } = place;
  if (row.kind === 'list') return listEntries(place, row);
  if (row.kind === 'object') {
    const members = memberEntries(place, [...within, row.label]);
    const own: SiteEntry = { kind: 'field', path, tab, label: row.label, within, words: row.alsoCalled ?? [] };
    return members.length === 0 ? [] : [own, ...members];
  }
  const kind = path.some((step) => typeof step === 'number') ? 'itemField' : 'field';
  return [{ kind, path, tab, label: row.label, within, words: fieldWords(row) }];
}

const fieldWords = ({ alsoCalled = [], short, choices }: FieldRow): string[] => [
  ...alsoCalled,
  ...(short === undefined ? [] : [short]),
  ...Object.values(choices ?? {}),
];

function memberEntries(place: Place, within: readonly string[]): SiteEntry[] {
  const { row, path } = place;
  if (row.kind !== 'object') return [];
  return Object.entries<Row>({ ...row.members }).flatMap(([name, member]) =>
    hasControl(member) ? entriesAt({ ...place, row: member, path: [...path, name], within }) : [],
  );
}

function listEntries(place: Place, row: ListRow): SiteEntry[] {
  const { site, path, tab, within } = place;
  if (isLockedAt(site, path)) return [];
  const words = [row.item, ...(row.alsoCalled ?? [])];
  const own: SiteEntry = { kind: 'field', path, tab, label: row.label, within, words };
  const grows = row.fixed !== true && row.members !== undefined && !isFull(site, path) && path.length === 1;
  const addition: SiteEntry = { ...own, kind: 'addition', label: `Add ${row.item.toLowerCase()}`, words: [row.label] };
  const indexes = row.places?.map((_, index) => index) ?? listItems(site, path).map(({ index }) => index);
  const items = indexes.map((index) => itemEntries(place, row, itemPath(path, index)));
  return [own, ...(grows ? [addition] : []), ...items.flat()];
}

/** Returns an entry for an item, labelled with the item's name, and entries for its fields. */
function itemEntries({ site, tab, within }: Place, list: ListRow, path: Path): SiteEntry[] {
  const row = rowAt(path);
  if (!row || isField(row)) return [];
  const at = path.at(-1) === ITEM_FIELDS ? path.slice(0, -1) : path;
  const label = list.places?.[Number(at.at(-1))] ?? labelParts(site, at).at(-1) ?? '';
  const around = [...within, list.label];
  // An item's picture and order numbers have no entries: the picture is found as the item itself, and the numbers
  // follow from the item's place.
  const implied = [list.url, list.order?.member, ...(list.order?.before ?? [])];
  const members = memberEntries({ site, tab, path, row, within: [] }, [...around, label]).filter(
    ({ path: [...steps] }) => !implied.includes(String(steps.at(-1))),
  );
  const name = list.title ?? list.name?.[0];
  const named = members.find((entry) => entry.path.length === path.length + 1 && entry.path.at(-1) === name);
  return [{ kind: 'item', path: named?.path ?? at, tab, label, within: around, words: [] }, ...members];
}

/**
 * Returns where an entry is, such as ‘Services › Drain cleaning’.
 * @param around names of the entry's screen and card
 */
export const placeOfEntry = ({ within, label }: SiteEntry, around: readonly string[]): string =>
  joinLabels([...new Set([...around, ...within])].filter((name) => name !== label || name === around[0]));
