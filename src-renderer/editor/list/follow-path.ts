import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Path } from '#shared/record/operation.ts';
import { listItems } from '#shared/record-catalogue/list-engine.ts';
import { keyItems, type KeyedItem, marksOf } from './row-identity.ts';

interface Followed {
  /** of a list on the way */
  depth: number;
  before: readonly KeyedItem[];
  key: string | undefined;
}

/**
 * Follows the items on a path through moves and removals of others, for work that ends later than it began.
 * @returns gives the path on a later state of the site; undefined where an item on the way is gone
 */
export function followPath(site: SiteDocument, path: Path): (later: SiteDocument) => Path | undefined {
  const followed = path.flatMap((step, depth): Followed[] => {
    if (typeof step !== 'number') return [];
    const list = path.slice(0, depth);
    const before = keyItems([], listItems(site, list), marksOf(list));
    return [{ depth, before, key: before.find(({ index }) => index === step)?.key }];
  });
  return (later) => {
    const found = [...path];
    for (const { depth, before, key } of followed) {
      const list = found.slice(0, depth);
      const item = keyItems(before, listItems(later, list), marksOf(list)).find((each) => each.key === key);
      if (!item) return undefined;
      found[depth] = item.index;
    }
    return found;
  };
}

/** Follows an item of a list likewise. @returns gives its place in the record's list */
export function followItem(site: SiteDocument, list: Path, index: number): (later: SiteDocument) => number | undefined {
  const follow = followPath(site, [...list, index]);
  return (later) => {
    const place = follow(later)?.at(-1);
    return typeof place === 'number' ? place : undefined;
  };
}
