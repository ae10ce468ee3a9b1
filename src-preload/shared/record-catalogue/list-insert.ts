import type { JsonValue, Operation, Path } from '../record/operation.ts';
import { listEdits } from './list-edits.ts';
import { isNumbered, numbersAfterInsert } from './list-numbers.ts';
import { isInListOrder, type ListItem, type ListView, membersOfItem } from './list-view.ts';
import { ITEM_FIELDS } from './lookup.ts';
import type { SiteDocument } from './site-document.ts';

/** A removed item with what is needed to put it back. */
export interface RemovedItem {
  /** index in the record's list */
  index: number;
  /** index in the order in which the items were shown; -1 if the item was not shown */
  place: number;
  /** the former item */
  value: JsonValue;
}

/** An item that is to be put into a list. */
export interface Incoming {
  /** wanted index in the record's list; the item gets another index if the order of the list requires that */
  index: number;
  /** index in the shown order after all items are inserted */
  place: number;
  members: Record<string, unknown>;
  /** returns the item as the record holds it: a new item with these members, or a removed item as it was */
  toValue: (members: Record<string, unknown>) => JsonValue;
  isNew?: true;
}

export function readRemoved(view: ListView, { index, place, value }: RemovedItem): Incoming {
  const at = place < 0 ? Infinity : place;
  return { index, place: at, members: membersOfItem(value, view.row), toValue: () => value };
}

export const isObject = (value: unknown): value is Record<string, JsonValue> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a new item in the form in which the record holds items of the list. */
export function newValue({ row, all }: ListView, own: Record<string, unknown>): JsonValue {
  if (row?.of) return row.of.default ?? '';
  const members = own as JsonValue;
  if (row?.jsonText === undefined) return members;
  const first = all?.[0] as { model?: JsonValue } | null | undefined;
  return { model: first?.model ?? row.jsonText, pk: null, [ITEM_FIELDS]: members };
}

/**
 * Returns the operations that put items into a list.
 * @param hasRoom whether a number was free for each new item that needs one
 */
export function putIn(
  site: SiteDocument,
  path: Path,
  view: ListView,
  items: readonly Incoming[],
  hasRoom = true,
): Operation[] {
  const incoming = items.map((item) => ({ item, slot: { index: NaN, value: item.members } }));
  const shown: ListItem[] = [...view.shown];
  for (const { item, slot } of incoming.toSorted((a, b) => a.item.place - b.item.place)) {
    shown.splice(Math.min(item.place, shown.length), 0, slot);
  }
  const known = new Map(view.shown.map((item) => [item.index, item]));
  const listed: ListItem[] = (view.all ?? []).map((_, index) => known.get(index) ?? { index, value: {} });
  const keepsOrder = wouldBeInOrder(listed, shown, incoming);
  const neighbors = new Neighbors(listed, shown);
  const inserts = incoming
    .toSorted((a, b) => a.item.index - b.item.index)
    .map(({ item, slot }) => {
      const to = keepsOrder ? neighbors.between(slot, item.index) : Math.min(item.index, listed.length);
      listed.splice(to, 0, slot);
      neighbors.add(slot);
      return { to, item, slot };
    });
  const indexes = new Map(listed.map((item, index) => [item, index]));
  const after = shown.map((item) => ({ value: item.value, index: indexes.get(item) ?? -1 }));
  const changes = isNumbered(after, view.order) ? numbersAfterInsert(view.shown, after, view.order, hasRoom) : [];
  const added = new Set(inserts.flatMap(({ item, slot }) => (item.isNew ? [indexes.get(slot)] : [])));
  const edits = inserts.map(({ to, item, slot }): Operation => {
    const own = changes.filter(({ index }) => index === indexes.get(slot) && item.isNew);
    const members = { ...item.members, ...Object.fromEntries(own.map(({ member, value }) => [member, value])) };
    return { op: 'insert', path: [to], value: item.toValue(members) };
  });
  return listEdits(
    site,
    path,
    view,
    edits,
    changes.filter(({ index }) => !added.has(index)),
  );
}

/** Whether the list would be in the shown order if the removed items were back at their former indexes. */
function wouldBeInOrder(
  listed: readonly ListItem[],
  shown: readonly ListItem[],
  incoming: readonly { item: Incoming; slot: ListItem }[],
): boolean {
  const all = [...listed];
  const back = incoming.filter(({ item }) => !item.isNew).toSorted((a, b) => a.item.index - b.item.index);
  for (const { item, slot } of back) all.splice(Math.min(item.index, all.length), 0, slot);
  const indexes = new Map(all.map((item, index) => [item, index]));
  const standing = shown.flatMap((item) => {
    const index = indexes.get(item);
    return index === undefined ? [] : [{ ...item, index }];
  });
  return isInListOrder(standing);
}

/**
 * Finds the list index for an item by its nearest neighbors in the shown order. Places after `#last` are not searched,
 * so that adding many items at the end stays fast.
 */
class Neighbors {
  readonly #listed: readonly ListItem[];
  readonly #shown: readonly ListItem[];
  readonly #places: ReadonlyMap<ListItem, number>;
  readonly #present: Set<ListItem>;
  /** the last place in the shown order whose item is in the list */
  #last: number;

  constructor(listed: readonly ListItem[], shown: readonly ListItem[]) {
    this.#listed = listed;
    this.#shown = shown;
    this.#places = new Map(shown.map((item, place) => [item, place]));
    this.#present = new Set(listed);
    this.#last = shown.findLastIndex((item) => this.#present.has(item));
  }

  add(slot: ListItem): void {
    this.#present.add(slot);
    this.#last = Math.max(this.#last, this.#places.get(slot) ?? -1);
  }

  /** Returns the list index nearest to `index` that is between the item's neighbors in the shown order. */
  between(slot: ListItem, index: number): number {
    const place = this.#places.get(slot) ?? this.#shown.length;
    const previous = this.#nearest(place, -1);
    const next = this.#nearest(place, 1);
    const from = previous ? this.#listed.lastIndexOf(previous) + 1 : 0;
    const to = next ? this.#listed.indexOf(next) : this.#listed.length;
    return Math.max(from, Math.min(index, to));
  }

  #nearest(place: number, step: 1 | -1): ListItem | undefined {
    const first = step < 0 ? Math.min(place - 1, this.#last) : place + 1;
    for (let at = first; at >= 0 && at <= this.#last; at += step) {
      const item = this.#shown[at]!;
      if (this.#present.has(item)) return item;
    }
    return undefined;
  }
}
