export type PickItem = <T>(list: readonly T[]) => T | undefined;

/**
 * Creates a function that picks a random item of a list. If the list has several items, the function does not pick the
 * same item twice in a row. It returns undefined for an empty list.
 */
export function createPick(): PickItem {
  const latest = new Set<unknown>();
  return (list) => {
    const fresh = list.filter((item) => !latest.has(item));
    const from = fresh.length > 0 ? fresh : list;
    const item = from[Math.floor(Math.random() * from.length)];
    for (const other of list) latest.delete(other);
    latest.add(item);
    return item;
  };
}

/** Returns `count` random items of the list, or all if there are fewer, in the list's order. */
export function sample<T>(list: readonly T[], count: number): T[] {
  const ranks = list.map(() => Math.random());
  const chosen = new Set(
    list
      .map((_, at) => at)
      .sort((a, b) => ranks[a]! - ranks[b]!)
      .slice(0, count),
  );
  return list.filter((_, at) => chosen.has(at));
}

/** Joins items for a sentence: “a, b and c”. */
export function sentenceList(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}
