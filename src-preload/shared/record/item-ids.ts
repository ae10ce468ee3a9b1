import type { Path } from './operation.ts';
import type { Movement } from './transform-path.ts';

/** Identifies a list item: by its index before all tracked edits, or by the symbol of the operation that added it. */
type Id = number | symbol;

/** A value of the edited document: the ids of its items if it is a list, and the values within it. */
class Place {
  /** symbol of the operation that last set or removed exactly this value; undefined if none did */
  readonly madeBy: symbol | undefined;
  /** ids of the first items; the ids of all items after them are `rest`, `rest` + 1, … */
  private readonly ids: Id[] = [];
  private rest = 0;
  private readonly inner = new Map<Id | string, Place>();
  /** ids of removed items, by the items' JSON text */
  private readonly removed = new Map<string, Id>();

  constructor(madeBy?: symbol) {
    this.madeBy = madeBy;
  }

  idAt(index: number): Id {
    while (this.ids.length <= index) this.ids.push(this.rest++);
    return this.ids[index]!;
  }

  /** Returns the index of the item with this id; −1 if the list does not have the item. */
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

  /** Returns the id of a removed item with this text, and forgets the removal; undefined if there is none. */
  putBack(item: string | undefined): Id | undefined {
    if (item === undefined) return undefined;
    const id = this.removed.get(item);
    this.removed.delete(item);
    return id;
  }
}

/**
 * Tracks the list items of a document through edits. The content of the items does not matter, so an edited item is
 * found again, and two empty items are told apart.
 */
export class ItemIds {
  private root = new Place();

  copy(): ItemIds {
    const copy = new ItemIds();
    copy.root = this.root.copy();
    return copy;
  }

  /**
   * Applies an operation to the tracked items.
   * @param edit a symbol for the operation; a translation of the operation to another document has the same symbol
   * @param item JSON text of the removed or inserted item. If an inserted item has the text of an item that was removed
   *   from the list, the two are the same item. Without `item`, an inserted item is always a new one.
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

  /** Forgets all items, because another document replaces this one. */
  replace(edit: symbol): void {
    this.root = new Place(edit);
  }

  /**
   * Returns the index in `other` of an item of this list; −1 if `other` does not have the item. Returns undefined if
   * the list, or a value that contains the list, was replaced, unless the same operation replaced it in both documents.
   * @param list path of the list in this document
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
