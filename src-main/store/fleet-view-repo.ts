import { fleetFilter, type FleetFilter } from '#shared/domain/fleet/filter.ts';
import { JournalRepo } from './journal-repo.ts';
import { Table } from './table.ts';

export const fleetViews = new Table<{ name: string; content: string }>('fleet_view', 'view of the sites', 'name', [
  'name',
  'content',
]);

/** Filters that staff saved under a name, for the table of all sites. */
export class FleetViewRepo extends JournalRepo {
  /** Returns the filters in alphabetical order of their names. A damaged row is left out. */
  list(): { name: string; filter: FleetFilter }[] {
    const rows = fleetViews.soundRows(this.db, 'ORDER BY name COLLATE NOCASE');
    return rows.flatMap(({ name, content }) => {
      const filter = fleetFilter.safeParse(JSON.parse(content));
      return filter.success ? [{ name, filter: filter.data }] : [];
    });
  }

  put(name: string, filter: FleetFilter): void {
    this.journal.write(() => fleetViews.put(this.db, { name, content: JSON.stringify(filter) }));
  }

  remove(name: string): void {
    this.journal.write(() => fleetViews.remove(this.db, { name }));
  }
}
