import { list } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Operation } from '#shared/record/operation.ts';
import { currentSite, edit } from '../state/draft.ts';
import { notifySuccess } from './notify.tsx';

interface Removed<T> {
  title: string;
  /** the record's list that they were removed from, just now */
  field: 'custom_badges' | 'gallery' | 'redirects' | 'service_areas';
  items: readonly T[];
  /** Puts back those that are given. */
  restore: (site: SiteDocument, missing: readonly T[]) => Operation[];
  /** what an item looks like in the list */
  inList?: (item: T) => unknown;
}

/** Says what was removed, and offers to put it back: all that has not come back in another way meanwhile. */
export function notifyRemoved<T>({ title, field, items, restore, inList = (item) => item }: Removed<T>): void {
  const { slug } = currentSite();
  const left = countsOf(list<unknown>(currentSite()[field]));
  const putBack = (): void => {
    const site = currentSite();
    if (site.slug !== slug) return;
    const there = countsOf(list<unknown>(site[field]));
    const missing = items.filter((item) => {
      const key = JSON.stringify(inList(item));
      return (there.get(key) ?? 0) <= (left.get(key) ?? 0);
    });
    if (missing.length > 0) edit(restore(site, missing));
  };
  notifySuccess({ title, action: { label: 'Undo', onClick: putBack } });
}

/** how often each value is there */
function countsOf(values: readonly unknown[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) {
    const key = JSON.stringify(value);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
