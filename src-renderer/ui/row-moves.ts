import { createContext, type RefCallback, type RefObject, useCallback, useContext } from 'react';

interface Arranged {
  ids: readonly string[];
  move: (from: number, to: number) => void;
  /** the rows form a grid, so the moves are called left and right instead of up and down */
  grid: boolean;
}

/** The rows that a handle belongs to. The value stays the same object: a new one would make every row render again. */
export const ArrangedAround = createContext<RefObject<Arranged> | undefined>(undefined);

const known = new WeakMap<Element, { id: string; rows: RefObject<Arranged> }>();

/** Returns a ref for the handle of the row with this ID. The ref registers the handle for `movesOf`. */
export function useMoveHandle(id: string): RefCallback<HTMLElement> {
  const rows = useContext(ArrangedAround);
  return useCallback((handle) => void (handle && rows && known.set(handle, { id, rows })), [id, rows]);
}

/** Returns the moves that the row of a handle can make, with their labels. */
export function movesOf(handle: Element): { label: string; run: () => void }[] {
  const found = known.get(handle);
  if (!found) return [];
  const { ids, move, grid } = found.rows.current;
  const [place, last] = [ids.indexOf(found.id), ids.length - 1];
  const to = (label: string, target: number) => ({ label, run: () => move(place, target) });
  return [
    ...(place > 0 ? [to(grid ? 'Move left' : 'Move up', place - 1)] : []),
    ...(place < last ? [to(grid ? 'Move right' : 'Move down', place + 1)] : []),
    ...(place > 1 ? [to(grid ? 'Move to the beginning' : 'Move to the top', 0)] : []),
    ...(place < last - 1 ? [to(grid ? 'Move to the end' : 'Move to the bottom', last)] : []),
  ];
}
