/** A linked list, undefined when empty: a push costs the same however long it is, since all that is below is shared. */
export type Stack<T> = { readonly top: T; readonly below: Stack<T> } | undefined;

/** @param items the lowest first */
export function stackOf<T>(items: readonly T[]): Stack<T> {
  return items.reduce<Stack<T>>((below, top) => ({ top, below }), undefined);
}

/** The items, the top first. */
export function unstacked<T>(stack: Stack<T>): T[] {
  const items: T[] = [];
  for (let at = stack; at; at = at.below) items.push(at.top);
  return items;
}
