import type { JsonValue, Operation, Path } from '../record/operation.ts';
import { placeItems } from '../record/place-items.ts';
import { valueAt } from '../record/apply-value.ts';
import { setAt } from './access.ts';
import { listEdits } from './list-edits.ts';
import { type Incoming, isObject, newValue, putIn, readRemoved, type RemovedItem } from './list-insert.ts';
import { numbersAfterRemoval, numbersAfterMove, isNumbered, NO_ROOM, numberAt } from './list-numbers.ts';
import {
  isInListOrder,
  type ListItem,
  type ListOptions,
  type ListView,
  membersOfItem,
  membersPath,
  viewOf,
} from './list-view.ts';
import { listAt } from './lookup.ts';
import type { SiteDocument } from './site-document.ts';

export type { RemovedItem } from './list-insert.ts';
export type { ListItem, ListOptions } from './list-view.ts';

/** Returns the items in the order in which they are shown; none if the value is null, missing or not a list. */
export function listItems(site: SiteDocument, path: Path, options?: ListOptions): readonly ListItem[] {
  return viewOf(site, path, options).shown;
}

/** Returns the path of an item's members. */
export function itemPath(path: Path, index: number): Path {
  return [...path, ...membersPath(listAt(path), index)];
}

export function limitOf(path: Path): number | undefined {
  return listAt(path)?.limit;
}

export function isFull(site: SiteDocument, path: Path): boolean {
  return (viewOf(site, path).all?.length ?? 0) >= (limitOf(path) ?? Infinity);
}

/** Returns the members of a new item, without the item's number. */
export function newItem(site: SiteDocument, path: Path): Record<string, JsonValue> {
  const { members = {}, fromOwner = {}, item = '' } = listAt(path) ?? {};
  const owner = valueAt(site, path.slice(0, -1));
  const values = Object.entries(members).flatMap(([member, row]): [string, JsonValue][] => {
    const from = fromOwner[member];
    if (from !== undefined) return isObject(owner) && owner[from] != null ? [[member, owner[from]]] : [];
    if (row.kind === 'list') return [[member, []]];
    if (row.kind === 'object') return [];
    if (row.generated) return [[member, `${item.toLowerCase()}-${Math.random().toString(36).slice(2)}`]];
    return row.default === undefined ? [] : [[member, row.default]];
  });
  return Object.fromEntries(values);
}

/**
 * Returns the operations that add an item. If the item needs a number to be shown at its place, the item gets one. If
 * no number is free there, all items are renumbered.
 * @param value members that differ from those of a new item; ignored in a list whose items have no members
 * @param place index among the shown items; by default the end
 */
export function addItem(
  site: SiteDocument,
  path: Path,
  value: Record<string, JsonValue> = {},
  place?: number,
  options?: ListOptions,
): Operation[] {
  return addItems(site, path, [value], place, options);
}

/** Returns the operations that add several items, shown one after the other. Numbers and `place`: see `addItem`. */
export function addItems(
  site: SiteDocument,
  path: Path,
  values: readonly Record<string, JsonValue>[],
  place = Infinity,
  options?: ListOptions,
): Operation[] {
  const view = viewOf(site, path, options);
  const shown = [...view.shown];
  const first = Math.min(place, shown.length);
  const isCounted = shown.length === 0 || isNumbered(shown, view.order);
  let hasRoom = true;
  const items = values.map((own, at): Incoming => {
    const value = { ...newItem(site, path), ...own };
    const number = isCounted ? numberAt(shown, first + at, view.order) : undefined;
    const missing = view.order.members.filter((member) => value[member] === undefined);
    if (number === NO_ROOM && missing.length > 0) hasRoom = false;
    const numbered = typeof number === 'number' ? missing.map((member) => [member, number]) : [];
    const members = { ...value, ...(Object.fromEntries(numbered) as Record<string, number>) };
    shown.splice(first + at, 0, { index: NaN, value: members });
    return { index: Infinity, place: first + at, members, isNew: true, toValue: (all) => newValue(view, all) };
  });
  return putIn(site, path, view, items, hasRoom);
}

/** Returns the operations that put removed items back at their former places, and renumber items if necessary. */
export function restoreItems(
  site: SiteDocument,
  path: Path,
  removed: readonly RemovedItem[],
  options?: ListOptions,
): Operation[] {
  const view = viewOf(site, path, options);
  const items = removed.toSorted((a, b) => a.index - b.index).map((item) => readRemoved(view, item));
  return putIn(site, path, view, items);
}

/** Returns what `restoreItems` will need to put back items that are about to be removed. */
export function itemsToRestore(
  site: SiteDocument,
  path: Path,
  indexes: readonly number[],
  options?: ListOptions,
): RemovedItem[] {
  const { all, shown } = viewOf(site, path, options);
  return indexes.map((index) => ({
    index,
    place: shown.findIndex((item) => item.index === index),
    value: (all?.[index] ?? null) as JsonValue,
  }));
}

/** Returns the operations that change members of an item, without those for members that already have the new value. */
export function setItem(site: SiteDocument, path: Path, index: number, change: Record<string, JsonValue>): Operation[] {
  const view = viewOf(site, path);
  const item = view.all?.[index];
  if (!isObject(item)) return setAt(site, itemPath(path, index), change);
  const members = membersOfItem(item, view.row);
  const edits = Object.entries(change)
    .filter(([member, value]) => members[member] !== value)
    .map(([member, value]): Operation => {
      return { op: 'set', path: [...membersPath(view.row, index), member], value };
    });
  return listEdits(site, path, view, edits);
}

/** Returns the operations that move the item shown at place `from` to place `to`. */
export function moveItem(site: SiteDocument, path: Path, from: number, to: number, options?: ListOptions): Operation[] {
  const indexes = viewOf(site, path, options).shown.map(({ index }) => index);
  const moved = indexes[from];
  if (moved === undefined || from === to) return [];
  return reorder(site, path, indexes.toSpliced(from, 1).toSpliced(to, 0, moved), options);
}

/**
 * Returns the operations that change the order in which the items are shown. Items that `indexes` does not contain keep
 * their places.
 * @param indexes indexes in the record's list, in the new order
 */
export function reorder(
  site: SiteDocument,
  path: Path,
  indexes: readonly number[],
  options?: ListOptions,
): Operation[] {
  const view = viewOf(site, path, options);
  const { shown, order } = view;
  const byIndex = new Map(shown.map((item) => [item.index, item]));
  const named = [...new Set(indexes)].flatMap((index) => byIndex.get(index) ?? []);
  const isNamed = new Set(named);
  let next = 0;
  const after = shown.map((item) => (isNamed.has(item) ? named[next++]! : item));
  if (after.every((item, place) => item === shown[place])) return [];

  const isCounted = order.usesOtherMember || isNumbered(shown, order);
  const movesItems = !order.usesOtherMember && (!isCounted || isInListOrder(shown));
  const present = [...(view.all ?? []).keys()];
  const goal = movesItems ? listOrder(view, after) : present;
  const moves = placeItems(present, goal, () => '', []).flatMap((move) => (move.op === 'move' ? [move] : []));
  const places: number[] = [];
  goal.forEach((index, at) => (places[index] = at));
  const numbers = isCounted ? numbersAfterMove(shown, after, order) : [];
  return listEdits(
    site,
    path,
    view,
    moves,
    numbers.map((change) => ({ ...change, index: places[change.index]! })),
  );
}

/** @param removed indexes in the record's list */
export function removeItems(
  site: SiteDocument,
  path: Path,
  removed: readonly number[],
  options?: ListOptions,
): Operation[] {
  const view = viewOf(site, path, options);
  const gone = new Set(removed.filter((index) => index < (view.all?.length ?? 0)));
  const ascending = [...gone].sort((a, b) => a - b);
  const removals = ascending.map((index): Operation => ({ op: 'remove', path: [index] })).reverse();
  const left = view.shown
    .filter(({ index }) => !gone.has(index))
    .map(({ index, value }) => ({ value, index: index - ascending.filter((other) => other < index).length }));
  return listEdits(site, path, view, removals, numbersAfterRemoval(view.shown, left, view.order));
}

/** Returns the indexes of the record's list in the new order. Items that are not shown keep their places. */
function listOrder(view: ListView, after: readonly ListItem[]): number[] {
  const goal = [...(view.all ?? []).keys()];
  const places = view.shown.map(({ index }) => index).sort((a, b) => a - b);
  places.forEach((place, at) => (goal[place] = after[at]!.index));
  return goal;
}
