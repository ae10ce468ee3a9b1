import { editRaw, type RawOperation } from '#shared/record/edit-raw.ts';
import { ItemIds } from '#shared/record/item-ids.ts';
import type { Path } from '#shared/record/operation.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import { followPath } from '../merge/follow-path.ts';
import { meetOther, type Overlap } from './overlaps.ts';

/** A window's edit, translated to the draft with the edits of others. */
export interface Met {
  operations: RawOperation[];
  overlaps: Overlap[];
  /** part of the edit was left out, because others have removed the items that it edits */
  isGone: boolean;
}

/** The draft as a window shows it, with its own edits but not yet with those of others. */
export class WindowView {
  /** the version that the window has read last */
  readonly on: number;
  private shown: RawValue;
  private readonly ids: ItemIds;
  /** the items of the present draft; `ids` has those that the window shows */
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
   * Others have edited the draft.
   * @param operations undefined where another document has taken its place
   * @param before the draft before that
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

  /** An edit of the window's own, on the draft that it has read. */
  own(operations: readonly RawOperation[]): void {
    for (const operation of operations) this.take(operation, operation);
  }

  /**
   * Translates the window's next edit to the draft as it is `now`.
   * @throws RangeError where it does not fit what the window shows; the view must not be used after that
   */
  meet(operations: readonly RawOperation[], now: RawValue): Met {
    const met: Met = { operations: [], overlaps: [], isGone: false };
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

  /** @param there the operation as translated to the draft; undefined where it was left out */
  private take(operation: RawOperation, there?: RawOperation): void {
    const edit = Symbol();
    this.shown = editRaw(this.shown, operation).document;
    this.ids.apply(operation, edit);
    if (!there) return;
    // Once the value was merged, its items are no longer the ones that the window set.
    const isSame = operation.op !== 'set' || there.op !== 'set' || operation.text === there.text;
    this.current.apply(there, isSame ? edit : Symbol());
  }

  /** The operation on the same items of the draft; undefined where they were removed. */
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
   * The item's index in the present draft, by the edits made since; where they do not tell because the list was
   * replaced, by the contents of items.
   */
  private indexIn(draft: RawValue, list: Path, there: Path, index: number): number | undefined {
    const known = this.ids.indexIn(this.current, list, there, index);
    if (known !== undefined) return known >= 0 ? known : undefined;
    return followPath([...list, index], this.shown, draft)?.at(-1) as number | undefined;
  }
}

/**
 * The place in the draft for index `at` of the window: before the next of its items that is still there, else after
 * the last one; undefined for the end of the list.
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
 * Whether an operation counts. Setting a text that the same edit sets again later does not, because only the last text
 * stays.
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
