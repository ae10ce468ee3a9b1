import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Row {
  key: string;
}

type Target = { added: string } | { removedAt: number };

interface ListFocus<E extends HTMLElement> {
  /** element with the rows, and with an element marked `data-after-rows` that gets the focus if no row is left */
  container: RefObject<E | null>;
  /** a row that has to be rendered even if out of sight; a new object shows the list that there is a new request */
  awaited: Row | undefined;
  /** focuses the first field of the row that was added with this key, and selects the field's text */
  toAdded: (key: string | undefined) => void;
  /** makes the list render the row with this key */
  toShow: (key: string) => void;
  /**
   * call it before a row is removed, with the row's place; the button that removes the following row gets the focus, or
   * the button that removes the last row if no row follows
   */
  toNeighborOf: (place: number) => void;
}

const FIELDS = 'input:not([type=file], [type=checkbox], [tabindex="-1"]), textarea';

/**
 * Moves the focus after a row of a list was added or removed. Rows are marked with `data-row` and their keys. The
 * button that removes a row is marked with `data-takes-row`.
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
    // Selects the text that the new item begins with, so that the first key press replaces this text.
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
 * Returns the field of an item that gets the focus: the field marked with `data-first-field`, else the first field. In
 * a list with a form beside it, both the row and the form are marked with the key, and the form has the fields.
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
