import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Path } from '#shared/record/operation.ts';
import { listItems } from '#shared/record-catalogue/list-engine.ts';
import { keyItems, type KeyedItem, marksOf, textMarksOf } from './row-identity.ts';

/** An item on a followed path. Finds the index that the item has in each later state of its list. */
class FollowedItem {
  readonly depth: number;
  #items: readonly KeyedItem[];
  /** the item as it was in the latest state that contained it; undefined if no state did */
  #last: KeyedItem | undefined;

  constructor(site: SiteDocument, path: Path, depth: number) {
    const list = path.slice(0, depth);
    this.depth = depth;
    this.#items = keyItems([], listItems(site, list), marksOf(list));
    this.#last = this.#items.find(({ index }) => index === path[depth]);
  }

  /** Returns the item's index in a later state; undefined if the item is gone. */
  indexIn(site: SiteDocument, list: Path): number | undefined {
    const items = keyItems(this.#items, listItems(site, list), marksOf(list));
    const found = items.find(({ key }) => key === this.#last?.key) ?? this.#comeBack(list, items);
    this.#items = items;
    this.#last = found ?? this.#last;
    return found?.index;
  }

  /** Finds the item if it was removed and then restored, for example by Undo: a new item with the same mark. */
  #comeBack(list: Path, items: readonly KeyedItem[]): KeyedItem | undefined {
    if (!this.#last) return undefined;
    const marks = textMarksOf(list, this.#last);
    const at = marks.findIndex((mark) => mark !== '');
    if (at < 0) return undefined;
    const before = new Set(this.#items.map(({ key }) => key));
    return items.find((item) => !before.has(item.key) && textMarksOf(list, item)[at] === marks[at]);
  }
}

/**
 * Follows the items on a path while items are moved and removed, for asynchronous work that needs the path at its end.
 * @returns a function that returns the path in a later state of the site, or undefined if an item on the path is gone.
 * It compares each state with the state of the previous call. If an item that is recognized only by its name is renamed
 * and then moved, it is therefore found only if the function is also called between the two edits.
 */
export function followPath(site: SiteDocument, path: Path): (later: SiteDocument) => Path | undefined {
  const followed = path.flatMap((step, depth) =>
    typeof step === 'number' ? [new FollowedItem(site, path, depth)] : [],
  );
  return (later) => {
    const found = [...path];
    for (const item of followed) {
      const index = item.indexIn(later, found.slice(0, item.depth));
      if (index === undefined) return undefined;
      found[item.depth] = index;
    }
    return found;
  };
}

/** Like `followPath`, for an item of a list. @returns a function that returns the item's index in the record's list */
export function followItem(site: SiteDocument, list: Path, index: number): (later: SiteDocument) => number | undefined {
  const follow = followPath(site, [...list, index]);
  return (later) => {
    const place = follow(later)?.at(-1);
    return typeof place === 'number' ? place : undefined;
  };
}
