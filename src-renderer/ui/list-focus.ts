import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Row {
  key: string;
}

type Target = { added: string } | { removedAt: number };

interface ListFocus<E extends HTMLElement> {
  /** holds the rows and what is at hand where none is left, marked with `data-after-rows` */
  container: RefObject<E | null>;
  /** a row that has to be drawn, though it may be out of sight; another object each time it is called for */
  awaited: Row | undefined;
  /** the row of that key was added: its first field takes the focus */
  toAdded: (key: string | undefined) => void;
  /** the row of that key is to be drawn */
  toShow: (key: string) => void;
  /** the row at that place is taken away: the focus goes to the button that takes away the next one */
  toNeighborOf: (place: number) => void;
}

const FIELDS = 'input:not([type=file], [type=checkbox], [tabindex="-1"]), textarea';

/**
 * Where the focus goes when a list changes by its own buttons. Rows are marked with `data-row` and their key, the button
 * that takes one away with `data-takes-row`.
 */
export function useListFocus<E extends HTMLElement>(rows: readonly Row[]): ListFocus<E> {
  const container = useRef<E>(null);
  const target = useRef<Target>(null);
  const [awaited, setAwaited] = useState<Row>();

  useEffect(() => {
    const holder = container.current;
    const to = target.current;
    if (!holder || !to) return;
    const found = 'added' in to ? fieldOf(holder, to.added) : neighbor(holder, rows, to.removedAt);
    if (!found) return;
    target.current = null;
    found.focus();
  });

  const toAdded = useCallback((key: string | undefined): void => {
    if (key === undefined) return;
    target.current = { added: key };
    setAwaited({ key });
  }, []);
  const toShow = useCallback((key: string): void => setAwaited({ key }), []);
  const toNeighborOf = useCallback((place: number): void => {
    target.current = { removedAt: place };
    setAwaited(undefined);
  }, []);
  return { container, awaited, toAdded, toShow, toNeighborOf };
}

const rowsOf = (holder: HTMLElement, key: string): HTMLElement[] => [
  ...holder.querySelectorAll<HTMLElement>(`[data-row="${key}"]`),
];

/** Of a list with a form beside it, the form has the fields; one that is marked comes before those above it. */
function fieldOf(holder: HTMLElement, key: string): HTMLElement | undefined {
  return rowsOf(holder, key).flatMap(
    (row) => row.querySelector<HTMLElement>('[data-first-field]') ?? row.querySelector<HTMLElement>(FIELDS) ?? [],
  )[0];
}

function neighbor(holder: HTMLElement, rows: readonly Row[], place: number): HTMLElement | null | undefined {
  const next = rows[Math.min(place, rows.length - 1)];
  if (!next) return holder.querySelector<HTMLElement>('[data-after-rows]');
  return rowsOf(holder, next.key)[0]?.querySelector<HTMLElement>('[data-takes-row]');
}
