import { useState } from 'react';

export interface RowIds {
  ids: readonly string[];
  /** of the row that comes next at the end */
  nextId: string;
  moved: (from: number, to: number) => void;
  removed: (place: number) => void;
}

/**
 * Identities of the rows of a list whose items have none, so that a row keeps its focus and its place on the way while
 * the list changes. Changes from elsewhere, such as an undo, add or drop rows at the end.
 */
export function useRowIds(count: number): RowIds {
  const [{ known, made }, setState] = useState<{ known: readonly string[]; made: number }>({ known: [], made: 0 });
  const missing = Math.max(0, count - known.length);
  const ids = [...known, ...Array.from({ length: missing }, (_, n) => `row-${made + n}`)].slice(0, count);
  const next = made + missing;
  const keep = (changed: readonly string[]): void => setState({ known: changed, made: next });
  return {
    ids,
    nextId: `row-${next}`,
    moved: (from, to) => keep(ids.toSpliced(from, 1).toSpliced(to, 0, ids[from]!)),
    removed: (place) => keep(ids.toSpliced(place, 1)),
  };
}
