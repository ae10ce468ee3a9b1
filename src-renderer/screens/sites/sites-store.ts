import { createStore } from 'zustand/vanilla';
import type { FleetFilter } from '#shared/domain/fleet/filter.ts';
import { type ColumnKey, type Sorting, usualColumns } from './model.ts';

/** Least milliseconds between two readings of the table while changes come in. */
export const REFRESH_MS = 500;

interface SitesView {
  filter: FleetFilter;
  columns: readonly ColumnKey[];
  sorting: Sorting;
  selected: ReadonlySet<string>;
}

/** What the table shows and what is selected, as somebody left it who opened a site and comes back. */
export const sitesStore = createStore<SitesView>(() => ({
  filter: { search: '', conditions: [] },
  columns: usualColumns,
  // By what stays: the table would move under the hand if what was opened last came first.
  sorting: { column: 'companyName', descending: false },
  selected: new Set(),
}));

export function select(slugs: Iterable<string>, on: boolean): void {
  sitesStore.setState(({ selected }) => {
    const next = new Set(selected);
    for (const slug of slugs) {
      if (on) next.add(slug);
      else next.delete(slug);
    }
    return { selected: next };
  });
}

export const clearSelection = (): void => sitesStore.setState({ selected: new Set() });
