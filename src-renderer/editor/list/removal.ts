import type { Path } from '#shared/record/operation.ts';
import {
  itemsToRestore,
  type ListItem,
  listItems,
  type ListOptions,
  removeItems,
  restoreItems,
} from '#shared/record-catalogue/list-engine.ts';
import { currentSite, edit } from '../../state/draft.ts';
import { notifySuccess } from '../../ui/notify.tsx';

/**
 * Takes items away, says so by `title` and offers to put back all that has not come back in another way meanwhile.
 * @param indexes of the record's list
 */
export function removeWithUndo(path: Path, indexes: readonly number[], title: string, options?: ListOptions): void {
  if (indexes.length === 0) return;
  const { slug } = currentSite();
  const removed = itemsToRestore(currentSite(), path, indexes, options);
  const values = new Map(
    listItems(currentSite(), path, options).map(({ index, value }) => [index, JSON.stringify(value)]),
  );
  edit(removeItems(currentSite(), path, indexes, options));
  const left = countsOf(listItems(currentSite(), path));
  const putBack = (): void => {
    const site = currentSite();
    if (site.slug !== slug) return;
    const there = countsOf(listItems(site, path));
    const missing = removed.filter(({ index }) => {
      const value = values.get(index) ?? '';
      return (there.get(value) ?? 0) <= (left.get(value) ?? 0);
    });
    if (missing.length > 0) edit(restoreItems(site, path, missing, options));
  };
  notifySuccess({ title, action: { label: 'Undo', onClick: putBack } });
}

/** how often each value is there */
function countsOf(items: readonly ListItem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { value } of items) {
    const key = JSON.stringify(value);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
