import type { Path } from './operation.ts';
import type { Movement } from './transform-path.ts';

/** The item's index in the earlier document, or the symbol of the edit that added the item. */
type Id = number | symbol;

/** A value of the edited document: the ids of its items if it is a list, and the values within it. */
class Place {
  /** the edit that set the value; undefined if the value comes from the earlier document */
  readonly madeBy: symbol | undefined;
  /** ids of the first items; after them come the items of the earlier list, from its index `rest` on */
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

  /** Returns the index of the item with this id; −1 if the item was removed. */
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
 * Tracks the list items of a document through edits. An item is found again whatever its content, and two empty items
 * are told apart.
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
   * @param edit a symbol for the operation, the same for its translation to another document
   * @param item JSON text of the removed or inserted item. An item that is inserted with the text with which an item
   *   was removed is the same item. Leave it out if an inserted item is always a new one.
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
   * Returns the index in `other` of an item of this list; −1 if the item was removed; undefined if nothing is known,
   * because one of the lists or a value that contains it was replaced.
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
