import type { JsonValue } from '../record/operation.ts';
import { type ListItem, numberIn, type Numbering } from './list-view.ts';

/** A member of an item that gets another number. */
export interface NumberChange {
  index: number;
  member: string;
  value: JsonValue;
}

const numbersOf = (items: readonly ListItem[], order: Numbering): number[] =>
  items.map(({ value }) => numberIn(value, order));

/** Whether any item has a number; otherwise the list's own order is the shown order. */
export function isNumbered(items: readonly ListItem[], order: Numbering): boolean {
  return items.some(({ value }) => !Number.isNaN(numberIn(value, order)));
}

/** Whether the numbers alone give the order of the items. */
function tellPlaces(numbers: readonly number[], { first }: Numbering): boolean {
  const step = first === 'lowest' ? 1 : -1;
  return numbers.every(
    (each, at) =>
      Number.isInteger(each) && (first === 'lowest' || each > 0) && (at === 0 || (each - numbers[at - 1]!) * step > 0),
  );
}

/** The numbers follow from the places without a gap, and each is written in the shortest way. */
function followPlaces(items: readonly ListItem[], order: Numbering): boolean {
  const numbers = numbersOf(items, order);
  const step = order.first === 'lowest' ? 1 : -1;
  return (
    numbers.every((each, at) => each === numbers[0]! + at * step) && items.every(({ value }) => isPlain(value, order))
  );
}

const isPlain = (value: Record<string, unknown>, { members }: Numbering): boolean =>
  members.every((member) => typeof value[member] !== 'string' || String(Number(value[member])) === value[member]);

/**
 * Numbers for so many places in the list's own convention: ascending from 0 or from its first number, or descending to
 * its last one.
 * @param known the items that have numbers so far
 */
function placeNumbers(count: number, known: readonly ListItem[], order: Numbering): number[] {
  const numbers = numbersOf(known, order);
  const isFollowing = known.length > 0 && followPlaces(known, order);
  if (order.first === 'lowest') {
    const head = isFollowing ? numbers[0]! : Math.min(...numbers.filter(Number.isInteger)) === 1 ? 1 : 0;
    return Array.from({ length: count }, (_, place) => head + place);
  }
  const last = isFollowing && numbers.at(-1)! > 0 ? numbers.at(-1)! : 1;
  return Array.from({ length: count }, (_, place) => last + count - 1 - place);
}

/**
 * The changes that give the items, in their new order, these numbers. A number that is written as text stays a text.
 */
function written(items: readonly ListItem[], numbers: readonly number[], { members }: Numbering): NumberChange[] {
  return items.flatMap(({ index, value }, place) => {
    const own = members.filter((member) => value[member] !== undefined);
    return (own.length > 0 ? own : members).flatMap((member): NumberChange[] => {
      const known = value[member];
      const changed = typeof known === 'string' ? String(numbers[place]) : numbers[place]!;
      return known === changed ? [] : [{ index, member, value: changed }];
    });
  });
}

/**
 * After a move: each place keeps its number, where the numbers tell the places; otherwise all items are numbered anew.
 */
export function dealtOut(before: readonly ListItem[], after: readonly ListItem[], order: Numbering): NumberChange[] {
  const numbers = numbersOf(before, order);
  return written(after, tellPlaces(numbers, order) ? numbers : placeNumbers(after.length, before, order), order);
}

/**
 * After a removal: ascending numbers without gaps are renumbered without one. Descending numbers keep the gap, which
 * saves a gallery an edit of every photo.
 */
export function closedRanks(before: readonly ListItem[], after: readonly ListItem[], order: Numbering): NumberChange[] {
  if (order.first === 'highest' || after.length === 0 || !followPlaces(before, order)) return [];
  return written(after, placeNumbers(after.length, before, order), order);
}

/** After items were put in: no change where the numbers that they bring already give the order. */
export function madeRoom(
  before: readonly ListItem[],
  after: readonly ListItem[],
  order: Numbering,
  hasRoom: boolean,
): NumberChange[] {
  // Numbers that were closed up at the removal are opened again, so that no two items have the same number.
  const withTies = order.first === 'highest' || before.length === 0 || !followPlaces(before, order);
  return hasRoom && areShownSo(after, order, withTies)
    ? []
    : written(after, placeNumbers(after.length, before, order), order);
}

/**
 * Whether the items are shown in this order by their numbers. With `withTies` items of one number may stand in the
 * list's order.
 */
function areShownSo(items: readonly ListItem[], order: Numbering, withTies: boolean): boolean {
  const numbers = numbersOf(items, order);
  const step = order.first === 'lowest' ? 1 : -1;
  return items.every(({ index }, at) => {
    if (at === 0) return true;
    const [each, previous] = [numbers[at]!, numbers[at - 1]!];
    const standsBehind = index > items[at - 1]!.index;
    if (Number.isNaN(each)) return !Number.isNaN(previous) || standsBehind;
    return (each - previous) * step > 0 || (withTies && each === previous && standsBehind);
  });
}

export const NO_ROOM = 'no room';

/**
 * A number for a new item at the place, between those of its neighbors; NO_ROOM where there is none between them,
 * undefined where the item before it has no number.
 */
export function numberAt(
  items: readonly ListItem[],
  place: number,
  order: Numbering,
): number | typeof NO_ROOM | undefined {
  const step = order.first === 'lowest' ? 1 : -1;
  if (items.length === 0) return order.first === 'lowest' ? 0 : 1;
  const numberOf = (item: ListItem | undefined) => item && numberIn(item.value, order);
  const [previous, next] = [numberOf(items[place - 1]), numberOf(items[place])];
  if (previous === undefined) {
    return order.first === 'highest' && next !== undefined && next >= 0 ? next + 1 : NO_ROOM;
  }
  if (Number.isNaN(previous)) return undefined;
  const number = previous + step;
  const fits = next === undefined || Number.isNaN(next) || (next - number) * step > 0;
  return fits && (order.first === 'lowest' || number >= 1) ? number : NO_ROOM;
}
