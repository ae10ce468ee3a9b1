import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Row {
  key: string;
}

type Target = { added: string } | { removedAt: number };

interface ListFocus<E extends HTMLElement> {
  /** element with the rows, and with the element to focus where no row is left, marked with `data-after-rows` */
  container: RefObject<E | null>;
  /** a row that has to be drawn even where it is out of sight; a new object for each request */
  awaited: Row | undefined;
  /** after a row with that key was added, focuses its first field, with its text selected */
  toAdded: (key: string | undefined) => void;
  /** draws the row with that key */
  toShow: (key: string) => void;
  /** before the row at that place is removed, notes that the focus goes to the next row's button for removal */
  toNeighborOf: (place: number) => void;
}

const FIELDS = 'input:not([type=file], [type=checkbox], [tabindex="-1"]), textarea';

/**
 * Moves the focus when a list changes by its own buttons. Rows are marked with `data-row` and their key, the button
 * that removes one with `data-takes-row`.
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
    // What a new item says at first is a stand-in: the first key replaces it.
    if ('added' in to && isText(found)) found.select();
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

const isText = (field: HTMLElement): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

const rowsOf = (holder: HTMLElement, key: string): HTMLElement[] => [
  ...holder.querySelectorAll<HTMLElement>(`[data-row="${key}"]`),
];

/**
 * The field that gets the focus: one marked with `data-first-field`, else the first one. In a list with a form beside
 * it, the form has the fields.
 */
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
