import type { JsonValue } from '../record/operation.ts';
import { type ListItem, numberIn, type Numbering } from './list-view.ts';

/** The new number of an item, and the member that holds the number. */
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

/**
 * Whether the numbers alone determine the order of the items: they are integers that strictly rise (`first: 'lowest'`)
 * or strictly fall and are positive.
 */
function determineOrder(numbers: readonly number[], { first }: Numbering): boolean {
  const step = first === 'lowest' ? 1 : -1;
  return numbers.every(
    (each, at) =>
      Number.isInteger(each) && (first === 'lowest' || each > 0) && (at === 0 || (each - numbers[at - 1]!) * step > 0),
  );
}

/** Whether the numbers are consecutive in the list's direction, and strings are in the shortest form: "7", not "07". */
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
 * Returns `count` consecutive numbers in the list's own convention. Ascending numbers begin with the list's first
 * number if its numbers are consecutive, else with 1 if the smallest integer is 1, else with 0. Descending numbers end
 * with the list's last number if its numbers are consecutive and the last number is positive, else with 1.
 * @param known the shown items before the change
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
 * Returns the changes that give the items these numbers. The items are in their new order. A number that is a string
 * stays a string.
 */
function numberChanges(items: readonly ListItem[], numbers: readonly number[], { members }: Numbering): NumberChange[] {
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
 * Returns the changes after a move. Each place keeps its number if the numbers alone determine the order; otherwise all
 * items are renumbered.
 */
export function numbersAfterMove(
  before: readonly ListItem[],
  after: readonly ListItem[],
  order: Numbering,
): NumberChange[] {
  const numbers = numbersOf(before, order);
  return numberChanges(
    after,
    determineOrder(numbers, order) ? numbers : placeNumbers(after.length, before, order),
    order,
  );
}

/**
 * Returns the changes after a removal. Consecutive ascending numbers are renumbered, so that no gap stays. Descending
 * numbers keep the gap, because otherwise each removal from a gallery would edit many photos.
 */
export function numbersAfterRemoval(
  before: readonly ListItem[],
  after: readonly ListItem[],
  order: Numbering,
): NumberChange[] {
  if (order.first === 'highest' || after.length === 0 || !followPlaces(before, order)) return [];
  return numberChanges(after, placeNumbers(after.length, before, order), order);
}

/**
 * Returns the changes after items were put in. If `hasRoom` is true and the numbers already show the items in this
 * order, there are none; otherwise all items are renumbered.
 * @param hasRoom whether a number was free for each new item that needs one
 */
export function numbersAfterInsert(
  before: readonly ListItem[],
  after: readonly ListItem[],
  order: Numbering,
  hasRoom: boolean,
): NumberChange[] {
  // A removal closes the gap in consecutive ascending numbers. An item that is put back then has the number of another
  // item, so equal numbers are not accepted and the items are renumbered.
  const withTies = order.first === 'highest' || before.length === 0 || !followPlaces(before, order);
  return hasRoom && areInOrder(after, order, withTies)
    ? []
    : numberChanges(after, placeNumbers(after.length, before, order), order);
}

/**
 * Whether the numbers show the items in this order. With `withTies`, items with equal numbers are permitted if the list
 * has them in this order.
 */
function areInOrder(items: readonly ListItem[], order: Numbering, withTies: boolean): boolean {
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
 * Returns a number for a new item at the place, between the numbers of its neighbors. Returns NO_ROOM if other items
 * must be renumbered, as always before the first item of an ascending list; undefined if the item before the place has
 * no number.
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
