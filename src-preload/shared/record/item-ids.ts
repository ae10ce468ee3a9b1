import type { Path } from './operation.ts';
import type { Movement } from './transform-path.ts';

/** An item's index in the earlier document, or a symbol of its own where an edit has added it. */
type Id = number | symbol;

/** A value of a document that is edited: which items its list has, and what they hold. */
class Place {
  /** the edit that has put the value here; undefined where it is the earlier document's */
  readonly madeBy: symbol | undefined;
  /** ids of the first items; the items after them are those of the earlier list from `rest` on */
  private readonly ids: Id[] = [];
  private rest = 0;
  private readonly inner = new Map<Id | string, Place>();
  /** items that were removed, by their JSON text */
  private readonly removed = new Map<string, Id>();

  constructor(madeBy?: symbol) {
    this.madeBy = madeBy;
  }

  idAt(index: number): Id {
    while (this.ids.length <= index) this.ids.push(this.rest++);
    return this.ids[index]!;
  }

  /** −1 where it is not there any more. */
  indexOf(id: Id): number {
    if (typeof id === 'number' && id >= this.rest) return this.ids.length + id - this.rest;
    return this.ids.indexOf(id);
  }

  child(step: string | number): Place {
    const key = typeof step === 'number' ? this.idAt(step) : step;
    const known = this.inner.get(key) ?? new Place();
    this.inner.set(key, known);
    return known;
  }

  copy(): Place {
    const copy = new Place(this.madeBy);
    copy.ids.push(...this.ids);
    copy.rest = this.rest;
    for (const [key, place] of this.inner) copy.inner.set(key, place.copy());
    for (const [item, id] of this.removed) copy.removed.set(item, id);
    return copy;
  }

  put(step: string | number, edit: symbol): void {
    this.inner.set(typeof step === 'number' ? this.idAt(step) : step, new Place(edit));
  }

  insert(index: number, id: Id): void {
    if (index > 0) this.idAt(index - 1);
    this.ids.splice(index, 0, id);
  }

  take(index: number): Id {
    this.idAt(index);
    return this.ids.splice(index, 1)[0]!;
  }

  remove(index: number, item: string | undefined): void {
    const id = this.take(index);
    if (item !== undefined) this.removed.set(item, id);
  }

  /** The id of an item with this text that was removed before; undefined where there is none. */
  putBack(item: string | undefined): Id | undefined {
    if (item === undefined) return undefined;
    const id = this.removed.get(item);
    this.removed.delete(item);
    return id;
  }
}

/**
 * Follows the list items of a document through edits, so that an item can be found again whatever it says, and two
 * blank items are two.
 */
export class ItemIds {
  private root = new Place();

  copy(): ItemIds {
    const copy = new ItemIds();
    copy.root = this.root.copy();
    return copy;
  }

  /**
   * @param edit the same for an operation and for its translation to another document
   * @param item JSON text of the removed or inserted item: an item that is inserted with the text it was removed with
   * is the same item. Left out where an inserted item is always a new one.
   */
  apply(operation: Movement, edit: symbol, item?: string): void {
    if (operation.op === 'move') {
      const list = this.at(operation.path);
      return list.insert(operation.to, list.take(operation.from));
    }
    const holder = this.at(operation.path.slice(0, -1));
    const step = operation.path.at(-1)!;
    if (operation.op === 'insert' && typeof step === 'number') holder.insert(step, holder.putBack(item) ?? edit);
    else if (operation.op === 'remove' && typeof step === 'number') holder.remove(step, item);
    else holder.put(step, edit);
  }

  /** Another document takes the place of this one. */
  replace(edit: symbol): void {
    this.root = new Place(edit);
  }

  /**
   * The index in `other` of an item of this list: −1 where it was removed, undefined where nothing is known, since one
   * of the lists or what holds it was replaced.
   * @param list path here
   * @param there path of the same list in `other`
   */
  indexIn(other: ItemIds, list: Path, there: Path, index: number): number | undefined {
    let [own, others] = [this.root, other.root];
    for (let depth = 0; own.madeBy === others.madeBy; depth++) {
      if (depth === list.length) return others.indexOf(own.idAt(index));
      [own, others] = [own.child(list[depth]!), others.child(there[depth]!)];
    }
    return undefined;
  }

  private at(path: Path): Place {
    return path.reduce<Place>((place, step) => place.child(step), this.root);
  }
}
