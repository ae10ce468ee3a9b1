import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Operation, Path } from '#shared/record/operation.ts';
import { inTurn } from '#shared/record-catalogue/in-turn.ts';
import {
  itemsToRestore,
  type ListItem,
  listItems,
  type ListOptions,
  removeItems,
  restoreItems,
} from '#shared/record-catalogue/list-engine.ts';
import { currentSite, edit } from '../../state/draft.ts';
import { draftStore } from '../../state/draft-store.ts';
import { clearNotice, notifySuccess } from '../../ui/notify.tsx';

interface Removal extends ListOptions {
  /** returns the operations that remove the items, if a removal also changes something else */
  remove?: (site: SiteDocument) => Operation[];
  /** returns further operations for the restored items, given the site that has them again */
  alsoBack?: (site: SiteDocument) => Operation[];
}

/**
 * Removes items, and shows a notice with this title and a button that restores them. An item that was restored in
 * another way, for example by undoing the step, is not restored again. The notice closes when all items are restored or
 * the site is closed.
 * @param indexes indexes of the items in the record's list
 */
export function removeWithUndo(
  path: Path,
  indexes: readonly number[],
  title: string,
  { remove, alsoBack, ...options }: Removal = {},
): void {
  if (indexes.length === 0) return;
  const { slug } = currentSite();
  const removed = itemsToRestore(currentSite(), path, indexes, options);
  const values = new Map(
    listItems(currentSite(), path, options).map(({ index, value }) => [index, JSON.stringify(value)]),
  );
  edit(remove?.(currentSite()) ?? removeItems(currentSite(), path, indexes, options));
  const left = countsOf(listItems(currentSite(), path));
  const missing = () => {
    const there = countsOf(listItems(currentSite(), path));
    return removed.filter(({ index }) => {
      const value = values.get(index) ?? '';
      return (there.get(value) ?? 0) <= (left.get(value) ?? 0);
    });
  };
  const putBack = (): void => {
    const site = currentSite();
    if (site.slug !== slug) return;
    const items = missing();
    if (items.length === 0) return;
    edit(inTurn(site, [(at) => restoreItems(at, path, items, options), (at) => alsoBack?.(at) ?? []]));
  };
  const subject = `removal ${crypto.randomUUID()}`;
  const stop = draftStore.subscribe(({ site }, before) => {
    if (Object.is(site[String(path[0])], before.site[String(path[0])])) return;
    if (site.slug !== slug || missing().length === 0) clearNotice({ subject });
  });
  notifySuccess({ title, action: { label: 'Undo', onClick: putBack }, onDismiss: stop, subject });
}

/** Returns how often each value occurs, by the value's JSON text. */
function countsOf(items: readonly ListItem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { value } of items) {
    const key = JSON.stringify(value);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
