import { layoutMemory, type LayoutMemory } from '#shared/layout/transitions.ts';
import type { Journal } from './journal.ts';
import { rowHash } from './row-hash.ts';

interface MemoryRow {
  site: string;
  memory: string;
  hash: string;
}

/** What a site's layout and theme were before they were replaced as a whole. */
export class LayoutMemoryRepo {
  private readonly journal: Journal;

  constructor(journal: Journal) {
    this.journal = journal;
  }

  /** @param site the site's own key, which a new slug does not change */
  find(site: string): LayoutMemory {
    const row = this.journal.db.prepare<[string], MemoryRow>('SELECT * FROM layout_memory WHERE site = ?').get(site);
    if (!row || row.hash !== memoryHash(row)) return {};
    return layoutMemory.catch({}).parse(JSON.parse(row.memory));
  }

  put(site: string, memory: LayoutMemory): void {
    const row = { site, memory: JSON.stringify(memory) };
    const insert = this.journal.db.prepare(
      'INSERT OR REPLACE INTO layout_memory (site, memory, hash) VALUES (@site, @memory, @hash)',
    );
    this.journal.write(() => insert.run({ ...row, hash: memoryHash(row) }));
  }
}

export function memoryHash({ site, memory }: Omit<MemoryRow, 'hash'>): string {
  return rowHash(site, memory);
}
