import { valueAt } from '../record/apply-value.ts';
import type { Path } from '../record/operation.ts';
import { number } from '../record/readers.ts';
import { ITEM_FIELDS, listAt } from './lookup.ts';
import type { ListRow } from './row.ts';
import type { SiteDocument } from './site-document.ts';

export interface ListOptions {
  /** member that numbers the items, instead of the list's own order member; photos have several such members */
  orderMember?: string;
  /** whether an item is shown; places count the shown items only */
  among?: (value: Record<string, unknown>, index: number) => boolean;
}

/** An item of a list. `index` is its index in the record's list, as used in paths. */
export interface ListItem {
  index: number;
  /** the item's members: those of its `fields` if the items of the list keep their members there */
  value: Record<string, unknown>;
}

export interface ListView {
  row: ListRow | undefined;
  /** every item as the record has it; null if the record has no list to insert into */
  all: readonly unknown[] | null;
  /** the shown items in the order in which they are shown */
  shown: readonly ListItem[];
  order: Numbering;
}

/** How the items of a list are numbered. */
export interface Numbering {
  /** members that hold the number, in order of precedence; empty if the items are shown in the list's order */
  members: readonly string[];
  first: 'lowest' | 'highest';
  /** whether the number is not in the list's own order member; `reorder` then moves no items in the list */
  usesOtherMember: boolean;
}

/** Returns a list of the record as it is shown. Null, a missing value and anything but a list count as empty. */
export function viewOf(site: SiteDocument, path: Path, { orderMember, among }: ListOptions = {}): ListView {
  const row = listAt(path);
  const held = valueAt(site, path);
  const all = Array.isArray(held) ? (held as readonly unknown[]) : null;
  const order: Numbering = {
    members: orderMember === undefined ? orderMembersOf(row) : [orderMember],
    first: row?.order?.first ?? 'lowest',
    usesOtherMember: orderMember !== undefined && orderMember !== row?.order?.member,
  };
  const items = (all ?? []).map((item, index) => ({ index, value: membersOfItem(item, row) }));
  const wanted = among ? items.filter(({ value, index }) => among(value, index)) : items;
  return { row, all, shown: sorted(wanted, order), order };
}

/** Returns the members that number the items of a list, in order of precedence. */
export const orderMembers = (path: Path): readonly string[] => orderMembersOf(listAt(path));

const orderMembersOf = (row: ListRow | undefined): readonly string[] =>
  row?.order ? [...(row.order.before ?? []), row.order.member] : [];

/**
 * Returns the items of a list in the order in which they are shown.
 * @param orderMember member that numbers a part of the list in an order of its own; an item without this number is
 *   placed by its number in the order members of the list's row
 */
export function inShownOrder<T extends object>(path: Path, items: readonly T[], orderMember?: string): T[] {
  const row = listAt(path);
  const members = [...(orderMember === undefined ? [] : [orderMember]), ...orderMembersOf(row)];
  const order = { members, first: row?.order?.first ?? 'lowest', usesOtherMember: false };
  const placed = items.map((item, index) => ({ index, value: item as Record<string, unknown> }));
  return sorted(placed, order).map(({ index }) => items[index]!);
}

const NONE: Record<string, unknown> = {};

export function membersOfItem(item: unknown, row: ListRow | undefined): Record<string, unknown> {
  const held = row?.jsonText === undefined ? item : (item as Record<string, unknown> | null)?.[ITEM_FIELDS];
  return typeof held === 'object' && held !== null ? (held as Record<string, unknown>) : NONE;
}

/** Returns the item's number; NaN if the item has none. */
export function numberIn(value: Record<string, unknown>, { members }: Numbering): number {
  for (const member of members) {
    const found = number(value[member], NaN);
    if (!Number.isNaN(found)) return found;
  }
  return NaN;
}

/** Sorts the items by their numbers. Items without a number come last, in the list's order. */
function sorted(items: readonly ListItem[], order: Numbering): readonly ListItem[] {
  if (order.members.length === 0) return items;
  const sign = order.first === 'lowest' ? 1 : -1;
  const rank = ({ value }: ListItem) => {
    const found = numberIn(value, order);
    return Number.isNaN(found) ? Number.MAX_SAFE_INTEGER : found * sign;
  };
  const ranks = items.map(rank);
  if (ranks.every((each, at) => at === 0 || each >= ranks[at - 1]!)) return items;
  return items
    .map((item, at) => ({ item, at }))
    .sort((a, b) => ranks[a.at]! - ranks[b.at]!)
    .map(({ item }) => item);
}

/** Whether the items are shown in the order of the list. */
export const isInListOrder = (shown: readonly ListItem[]): boolean =>
  shown.every(({ index }, place) => place === 0 || index > shown[place - 1]!.index);

/** Returns the path of an item's members, relative to the list. */
export const membersPath = (row: ListRow | undefined, index: number): Path =>
  row?.jsonText === undefined ? [index] : [index, ITEM_FIELDS];
