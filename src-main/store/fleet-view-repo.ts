import { fleetFilter, type FleetFilter } from '#shared/domain/fleet/filter.ts';
import type { Journal } from './journal.ts';
import { rowHash } from './row-hash.ts';

interface ViewRow {
  name: string;
  content: string;
  hash: string;
}

/** Filters of the table of all sites that staff keep by a name. */
export class FleetViewRepo {
  private readonly journal: Journal;

  constructor(journal: Journal) {
    this.journal = journal;
  }

  /** By name. A damaged one is left out. */
  list(): { name: string; filter: FleetFilter }[] {
    const rows = this.journal.db.prepare<[], ViewRow>('SELECT * FROM fleet_view ORDER BY name COLLATE NOCASE').all();
    return rows.flatMap((row) => {
      const filter = row.hash === viewHash(row) ? fleetFilter.safeParse(JSON.parse(row.content)) : undefined;
      return filter?.success ? [{ name: row.name, filter: filter.data }] : [];
    });
  }

  put(name: string, filter: FleetFilter): void {
    const row = { name, content: JSON.stringify(filter) };
    const insert = this.journal.db.prepare(
      'INSERT OR REPLACE INTO fleet_view (name, content, hash) VALUES (@name, @content, @hash)',
    );
    this.journal.write(() => insert.run({ ...row, hash: viewHash(row) }));
  }

  remove(name: string): void {
    const remove = this.journal.db.prepare('DELETE FROM fleet_view WHERE name = ?');
    this.journal.write(() => remove.run(name));
  }
}

export function viewHash({ name, content }: Omit<ViewRow, 'hash'>): string {
  return rowHash(name, content);
}
