import type { Scalar } from '../record/operation.ts';
import { list, number } from '../record/readers.ts';

/** The `fields` of the items of a list that holds the members there (`products`, `payments`). */
export const fieldsOf = <T extends object>(
  items: readonly ({ fields?: T | null } | null)[] | string | null | undefined,
): T[] => list(items).flatMap((item) => item?.fields ?? []);

const LAST = Number.MAX_SAFE_INTEGER;

/** Ascending by `order`; items without one keep their place at the end. */
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
