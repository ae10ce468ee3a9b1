import { editRaw, type RawOperation } from '#shared/record/edit-raw.ts';
import { ItemIds } from '#shared/record/item-ids.ts';
import type { Path } from '#shared/record/operation.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import { followPath } from '../merge/follow-path.ts';
import { meetOther, type Overlap } from './overlaps.ts';

/** A window's edit, translated to the draft, which has the edits of others too. */
export interface Transformed {
  operations: RawOperation[];
  overlaps: Overlap[];
  /** whether an operation other than a removal was left out, because others have removed the item that it edits */
  isGone: boolean;
}

/** The draft as a window shows it: with the window's own edits, but without the newest edits of others. */
export class WindowView {
  /** the version of the draft that the window has read last */
  readonly on: number;
  private shown: RawValue;
  private readonly ids: ItemIds;
  /** the IDs of the items of the present draft; `ids` has the IDs of the items that the window shows */
  private readonly current: ItemIds;

  constructor(on: number, shown: RawValue, [ids, current] = [new ItemIds(), new ItemIds()]) {
    this.on = on;
    this.shown = shown;
    this.ids = ids;
    this.current = current;
  }

  copy(): WindowView {
    return new WindowView(this.on, this.shown, [this.ids.copy(), this.current.copy()]);
  }

  /**
   * Updates the IDs of the draft's items after an edit that others have made.
   * @param operations undefined if another document has replaced the draft
   * @param before the draft before the edit
   */
  foreign(operations: readonly RawOperation[] | undefined, before: RawValue): void {
    if (!operations) return this.current.replace(Symbol());
    let draft = before;
    for (const operation of operations) {
      const removed = operation.op === 'remove' ? draft.get(operation.path)?.toText() : undefined;
      this.current.apply(operation, Symbol(), operation.op === 'insert' ? operation.text : removed);
      draft = editRaw(draft, operation).document;
    }
  }

  /** Adds an edit that the window itself has made since it read the draft. */
  own(operations: readonly RawOperation[]): void {
    for (const operation of operations) this.take(operation, operation);
  }

  /**
   * Translates the window's next edit to the present draft `now`.
   * @throws RangeError if the edit does not fit what the window shows; the view must not be used after that
   */
  meet(operations: readonly RawOperation[], now: RawValue): Transformed {
    const met: Transformed = { operations: [], overlaps: [], isGone: false };
    let draft = now;
    for (const operation of operations.filter(isLast)) {
      const there = this.follow(operation, draft);
      if (!there) {
        met.isGone ||= operation.op !== 'remove';
        this.take(operation);
        continue;
      }
      const { operation: meant, overlap } = meetOther(operation, there, this.shown, draft);
      if (overlap) met.overlaps.push(overlap);
      met.operations.push(meant);
      draft = editRaw(draft, meant).document;
      this.take(operation, meant);
    }
    return met;
  }

  /** Adds an operation to the view. @param there the operation translated to the draft; undefined if it was left out */
  private take(operation: RawOperation, there?: RawOperation): void {
    const edit = Symbol();
    this.shown = editRaw(this.shown, operation).document;
    this.ids.apply(operation, edit);
    if (!there) return;
    // If the value was merged, its items are not the items that the window set, so they get other IDs.
    const isSame = operation.op !== 'set' || there.op !== 'set' || operation.text === there.text;
    this.current.apply(there, isSame ? edit : Symbol());
  }

  /** Returns the operation with the paths and indexes of its items in the draft; undefined if they were removed. */
  private follow(operation: RawOperation, draft: RawValue): RawOperation | undefined {
    if (operation.op === 'set' || operation.op === 'remove') {
      const path = this.pathIn(draft, operation.path);
      return path && { ...operation, path };
    }
    const list = operation.op === 'move' ? operation.path : operation.path.slice(0, -1);
    const path = this.pathIn(draft, list);
    if (!path) return undefined;
    const shown = this.shown.get(list)?.length ?? 0;
    const count = draft.get(path)?.length ?? 0;
    const before = [...Array(shown).keys()];
    const indexOf = (item: number) => this.indexIn(draft, list, path, item);
    if (operation.op === 'insert') {
      const at = Number(operation.path.at(-1));
      return { ...operation, path: [...path, placeOf(at, before, indexOf) ?? count] };
    }
    const from = indexOf(operation.from);
    if (from === undefined) return undefined;
    const to = placeOf(operation.to, before.toSpliced(operation.from, 1), indexOf) ?? count;
    return { ...operation, path, from, to: to > from ? to - 1 : to };
  }

  private pathIn(draft: RawValue, path: Path): Path | undefined {
    const followed: (string | number)[] = [];
    for (const [depth, step] of path.entries()) {
      const place = typeof step === 'number' ? this.indexIn(draft, path.slice(0, depth), followed, step) : step;
      if (place === undefined) return undefined;
      followed.push(place);
    }
    return followed;
  }

  /**
   * Returns the item's index in the present draft, according to the edits made since the window read the draft. If the
   * list was replaced, the contents of its items decide. Returns undefined if the item was removed.
   */
  private indexIn(draft: RawValue, list: Path, there: Path, index: number): number | undefined {
    const known = this.ids.indexIn(this.current, list, there, index);
    if (known !== undefined) return known >= 0 ? known : undefined;
    return followPath([...list, index], this.shown, draft)?.at(-1) as number | undefined;
  }
}

/**
 * Returns the index in the draft's list for the place `at` in the window's list. This is the place before the next item
 * of the window that still exists, or else after the previous such item. Returns undefined for the end of the list.
 */
function placeOf(
  at: number,
  items: readonly number[],
  indexOf: (item: number) => number | undefined,
): number | undefined {
  if (at >= items.length) return undefined;
  for (const item of items.slice(at)) {
    const next = indexOf(item);
    if (next !== undefined) return next;
  }
  for (const item of items.slice(0, at).reverse()) {
    const previous = indexOf(item);
    if (previous !== undefined) return previous + 1;
  }
  return undefined;
}

/**
 * Whether an operation must be carried out. The setting of a string is skipped if the same edit sets its path again and
 * has only `set` operations in between. Any other operation may change what the path means.
 */
function isLast(operation: RawOperation, at: number, all: readonly RawOperation[]): boolean {
  if (operation.op !== 'set' || !operation.text.startsWith('"')) return true;
  const key = JSON.stringify(operation.path);
  for (const later of all.slice(at + 1)) {
    if (later.op !== 'set') return true;
    if (JSON.stringify(later.path) === key) return false;
  }
  return true;
}
