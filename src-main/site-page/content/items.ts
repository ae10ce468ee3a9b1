import { inOrder } from '#shared/record-catalogue/read-items.ts';
import { list } from '#shared/record/readers.ts';
import type { Scalar } from '#shared/record/operation.ts';

/** Returns the objects in a list. Drops other values, which importers may leave in a list. */
export function items<T extends object>(value: readonly T[] | string | null | undefined): T[] {
  const objects: T[] = [];
  for (const item of list(value)) if (typeof item === 'object' && item !== null) objects.push(item);
  return objects;
}

export function orderedItems<T extends { order?: Scalar }>(value: readonly T[] | null | undefined): T[] {
  return inOrder(items(value));
}
