/** A list that grows at its top at the same cost however long it is: what is below is shared. Undefined is empty. */
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
