import { useMemo, useSyncExternalStore } from 'react';
import type { JsonValue, Path } from '#shared/record/operation.ts';
import { valueAt } from '#shared/record/apply-value.ts';
import { addItem, listItems, type ListOptions, moveItem, reorder } from '#shared/record-catalogue/list-engine.ts';
import { draftStore } from '../../state/draft-store.ts';
import { currentSite, edit } from '../../state/draft.ts';
import { shownDraft } from '../../state/shown-draft.ts';
import { useStablePath } from '../bound-field.ts';
import { keyItems, type KeyedItem, marksOf, withKeys } from './row-identity.ts';
import { removeWithUndo } from './removal.ts';

/** A row of a list: its key, and the index of its item in the record's list, which paths use. */
export interface ListRow {
  key: string;
  index: number;
}

/**
 * The rows of a list of the record, in the order in which they are shown, and methods that edit the list. After such an
 * edit each row still has its key. `read` returns the same array until a key or an index changes, so that typing in a
 * row does not draw the list again.
 */
export class ListRows {
  readonly path: Path;
  readonly #options: ListOptions | undefined;
  #of: unknown;
  #items: readonly KeyedItem[] = [];
  #rows: readonly ListRow[] = [];
  /** keys of the rows after the edit that `apply` is making; undefined at other times */
  #expected: readonly string[] | undefined;

  constructor(path: Path, options?: ListOptions) {
    this.path = path;
    this.#options = options;
  }

  readonly read = (): readonly ListRow[] => {
    const { site } = draftStore.getState();
    const of = valueAt(site, this.path);
    if (of === this.#of) return this.#rows;
    const items = listItems(site, this.path, this.#options);
    const expected = this.#expected;
    this.#items =
      expected?.length === items.length ? withKeys(expected, items) : keyItems(this.#items, items, marksOf(this.path));
    this.#of = of;
    if (!sameRows(this.#rows, this.#items)) this.#rows = this.#items.map(({ key, index }) => ({ key, index }));
    return this.#rows;
  };

  /**
   * Makes an edit and sets the keys of the rows after it, so that each row keeps its key even if the edit changes its
   * item beyond recognition.
   * @param keys keys of all rows, in the order in which they are shown after the edit
   */
  apply(keys: readonly string[], change: () => void): void {
    this.#expected = keys;
    try {
      change();
      this.read();
    } finally {
      this.#expected = undefined;
    }
  }

  /** Returns the current items of the rows with these keys. */
  itemsOf(keys: ReadonlySet<string>): readonly KeyedItem[] {
    this.read();
    return this.#items.filter(({ key }) => keys.has(key));
  }

  /**
   * Adds an item and returns the key of its row; undefined if no row was added.
   * @param value members that differ from those of a new item
   * @param place index of the new row among the shown rows; by default the item is added at the end
   */
  add(value?: Record<string, JsonValue>, place?: number): string | undefined {
    const before = new Set(this.read().map(({ key }) => key));
    edit(addItem(currentSite(), this.path, value, place, this.#options));
    return this.read().find(({ key }) => !before.has(key))?.key;
  }

  /** Moves a row. `from` and `to` are indexes among the shown rows. */
  move(from: number, to: number): void {
    const keys = this.read().map(({ key }) => key);
    const moved = keys[from];
    if (moved === undefined || from === to) return;
    const operations = moveItem(currentSite(), this.path, from, to, this.#options);
    this.apply(keys.toSpliced(from, 1).toSpliced(to, 0, moved), () => edit(operations));
  }

  /** Puts the rows in another order. @param keys keys of all rows in that order */
  arrange(keys: readonly string[]): void {
    const indexes = new Map(this.read().map(({ key, index }) => [key, index]));
    const operations = reorder(
      currentSite(),
      this.path,
      keys.flatMap((key) => indexes.get(key) ?? []),
      this.#options,
    );
    this.apply(keys, () => edit(operations));
  }

  /** Removes rows, and shows a notice with this title that offers to restore them. */
  remove(keys: ReadonlySet<string>, title: string): void {
    const gone = this.itemsOf(keys);
    const left = this.#rows.map(({ key }) => key).filter((key) => !keys.has(key));
    this.apply(left, () =>
      removeWithUndo(
        this.path,
        gone.map(({ index }) => index),
        title,
        this.#options,
      ),
    );
  }
}

const sameRows = (rows: readonly ListRow[], items: readonly KeyedItem[]): boolean =>
  rows.length === items.length &&
  rows.every(({ key, index }, at) => key === items[at]!.key && index === items[at]!.index);

/**
 * Returns the rows of a list and the `ListRows` that edits them.
 * @param options which items are shown and which member orders them; pass the same object at each render, because a new
 *   one gives all rows new keys
 */
export function useListRows(path: Path, options?: ListOptions): { list: ListRows; rows: readonly ListRow[] } {
  const stable = useStablePath(path);
  const list = useMemo(() => new ListRows(stable, options), [stable, options]);
  const rows = useSyncExternalStore(shownDraft.subscribe, list.read);
  return { list, rows };
}
