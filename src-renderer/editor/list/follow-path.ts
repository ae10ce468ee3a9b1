import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Path } from '#shared/record/operation.ts';
import { listItems } from '#shared/record-catalogue/list-engine.ts';
import { keyItems, type KeyedItem, marksOf, textMarksOf } from './row-identity.ts';

/** One item on a followed path, found again in each state of its list. */
class FollowedItem {
  readonly depth: number;
  #items: readonly KeyedItem[];
  /** the item as the list had it last */
  #last: KeyedItem | undefined;

  constructor(site: SiteDocument, path: Path, depth: number) {
    const list = path.slice(0, depth);
    this.depth = depth;
    this.#items = keyItems([], listItems(site, list), marksOf(list));
    this.#last = this.#items.find(({ index }) => index === path[depth]);
  }

  /** Its index in a later state; undefined where it is gone. */
  indexIn(site: SiteDocument, list: Path): number | undefined {
    const items = keyItems(this.#items, listItems(site, list), marksOf(list));
    const found = items.find(({ key }) => key === this.#last?.key) ?? this.#comeBack(list, items);
    this.#items = items;
    this.#last = found ?? this.#last;
    return found?.index;
  }

  /** Finds an item that was removed and that an undo has brought back: the list did not have it in the state before. */
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
 * Follows the items on a path while others are moved and removed, for work that ends later than it began. Each state is
 * compared with the one asked for before, so an item that is renamed and then moved is found only if both states are
 * asked for.
 * @returns gives the path in a later state of the site; undefined where an item on it is gone
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

/** Follows an item of a list likewise. @returns gives its index in the record's list */
export function followItem(site: SiteDocument, list: Path, index: number): (later: SiteDocument) => number | undefined {
  const follow = followPath(site, [...list, index]);
  return (later) => {
    const place = follow(later)?.at(-1);
    return typeof place === 'number' ? place : undefined;
  };
}
