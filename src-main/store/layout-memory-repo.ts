import { layoutMemory, type LayoutMemory } from '#shared/layout/transitions.ts';
import { JournalRepo } from './journal-repo.ts';
import { Table } from './table.ts';

export const layoutMemories = new Table<{ site: string; memory: string }>(
  'layout_memory',
  'layout before a change of version',
  'site',
  ['site', 'memory'],
);

/** Each site's layout and theme fields as they were before a choice of version replaced them. */
export class LayoutMemoryRepo extends JournalRepo {
  /** @param site the site's key, which stays when the slug changes */
  find(site: string): LayoutMemory {
    const [row] = layoutMemories.soundRows(this.db, 'WHERE site = ?', site);
    return row ? layoutMemory.catch({}).parse(JSON.parse(row.memory)) : {};
  }

  put(site: string, memory: LayoutMemory): void {
    this.journal.write(() => layoutMemories.put(this.db, { site, memory: JSON.stringify(memory) }));
  }
}
