import type { Scalar } from '../record/operation.ts';
import { list, number } from '../record/readers.ts';

/** The `fields` of a JSON-string list (`products`, `payments`); text that is not such a list reads as empty. */
export function readJsonList<T extends object>(value: string | null | undefined): T[] {
  if (typeof value !== 'string' || value.trim() === '') return [];
  try {
    const items: unknown = JSON.parse(value);
    if (!Array.isArray(items)) return [];
    return items.flatMap((item: { fields?: T } | null) =>
      item?.fields && typeof item.fields === 'object' ? [item.fields] : [],
    );
  } catch {
    return [];
  }
}

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
