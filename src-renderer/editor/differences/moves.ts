import { diffArrays } from 'diff';

export interface Move {
  name: string;
  up: boolean;
  /** name of the item in front of the moved item in the new order; undefined if the moved item is the first */
  behind: string | undefined;
}

/** Returns the smallest set of moves that turns one order into the other. Both orders have the same names. */
export function moves(before: readonly string[], after: readonly string[]): Move[] {
  const left = new Map<string, number[]>();
  const found: { name: string; place: number; stays: number }[] = [];
  let [place, stays] = [0, 0];
  for (const { added, removed, value } of diffArrays([...before], [...after])) {
    for (const name of value) {
      if (removed) left.set(name, [...(left.get(name) ?? []), stays]);
      else if (added) found.push({ name, place: place++, stays });
      else [place, stays] = [place + 1, stays + 1];
    }
  }
  return found.map(({ name, place: at, stays: above }) => ({
    name,
    up: above < (left.get(name)?.shift() ?? above),
    behind: after[at - 1],
  }));
}
