import type { Scalar } from '../record/operation.ts';
import { list, number } from '../record/readers.ts';

/** Returns the `fields` of each item, for lists whose items keep their members there (`products`, `payments`). */
export const fieldsOf = <T extends object>(
  items: readonly ({ fields?: T | null } | null)[] | string | null | undefined,
): T[] => list(items).flatMap((item) => item?.fields ?? []);

const LAST = Number.MAX_SAFE_INTEGER;

/** Sorts the items by `order`, ascending. Items without an order come last, in their former sequence. */
export function inOrder<T extends { order?: Scalar }>(items: readonly T[] | null | undefined): T[] {
  const ordered = [...list(items)];
  let before = -Infinity;
  for (const item of ordered) {
    const order = number(item.order, LAST);
    if (order < before) return ordered.sort((a, b) => number(a.order, LAST) - number(b.order, LAST));
    before = order;
  }
  return ordered;
}
