export type Pick = <T>(list: readonly T[]) => T | undefined;

/** Picks at random, but never the last pick of the same list; undefined for an empty list. */
export function createPick(): Pick {
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

/** Some random items of the list, in its order. */
export function some<T>(list: readonly T[], count: number): T[] {
  const ranks = list.map(() => Math.random());
  const chosen = new Set(
    list
      .map((_, at) => at)
      .sort((a, b) => ranks[a]! - ranks[b]!)
      .slice(0, count),
  );
  return list.filter((_, at) => chosen.has(at));
}

/** “a, b and c” */
export function sentenceList(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}
