import { createStore } from 'zustand/vanilla';
import type { FleetFilter } from '#shared/domain/fleet/filter.ts';
import { type ColumnKey, type Sorting, usualColumns } from './model.ts';

/** Minimum time in milliseconds between two refreshes of the table or the health counts while events come in. */
export const REFRESH_MS = 500;

interface SitesView {
  filter: FleetFilter;
  columns: readonly ColumnKey[];
  sorting: Sorting;
  selected: ReadonlySet<string>;
}

/** What the table shows and which sites are selected. Kept while another screen is shown. */
export const sitesStore = createStore<SitesView>(() => ({
  filter: { search: '', conditions: [] },
  columns: usualColumns,
  // Sorted by name, because names rarely change. If sorted by the time of opening, rows would move during the work.
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
