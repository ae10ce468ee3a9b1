import type { Conflict } from '#shared/record/merge.ts';
import type { Path } from '#shared/record/operation.ts';
import type { Journal } from './journal.ts';
import { DamagedRowError, rowHash } from './row-hash.ts';

/** A conflict that waits for a decision. */
export interface OpenConflict extends Conflict {
  id: number;
  /** milliseconds since 1970 */
  at: number;
}

interface ConflictRow {
  id: number;
  slug: string;
  path: string;
  kind: Conflict['kind'];
  base: string | null;
  mine: string | null;
  theirs: string | null;
  at: number;
  hash: string;
}

export class ConflictRepo {
  private readonly journal: Journal;

  constructor(journal: Journal) {
    this.journal = journal;
  }

  /** Oldest first. @throws DamagedRowError */
  list(slug: string): OpenConflict[] {
    return this.journal.db
      .prepare<[string], ConflictRow>('SELECT * FROM conflict WHERE slug = ? ORDER BY id')
      .all(slug)
      .map((row) => {
        if (row.hash !== conflictHash(row)) throw new DamagedRowError('conflict', row.id);
        const { id, kind, base, mine, theirs, at } = row;
        const texts = { base: base ?? undefined, mine: mine ?? undefined, theirs: theirs ?? undefined };
        return { id, kind, ...texts, at, path: JSON.parse(row.path) as Path };
      });
  }

  /** Sites with conflicts that wait for a decision. */
  slugs(): string[] {
    return this.journal.db.prepare<[], string>('SELECT DISTINCT slug FROM conflict').pluck().all();
  }

  /** All of a site's conflicts, in place of those there were. Those with an id keep it. `slug` may be new. */
  replace(oldSlug: string, slug: string, conflicts: readonly (Omit<OpenConflict, 'id'> & { id?: number })[]): void {
    const insert = this.journal.db.prepare(
      `INSERT INTO conflict (id, slug, path, kind, base, mine, theirs, at, hash)
       VALUES (@id, @slug, @path, @kind, @base, @mine, @theirs, @at, @hash)`,
    );
    this.journal.transaction(() => {
      this.journal.db.prepare('DELETE FROM conflict WHERE slug IN (?, ?)').run(oldSlug, slug);
      for (const { id = null, path, kind, base = null, mine = null, theirs = null, at } of conflicts) {
        const row = { slug, path: JSON.stringify(path), kind, base, mine, theirs, at };
        insert.run({ id, ...row, hash: conflictHash(row) });
      }
    });
  }
}

export function conflictHash({ slug, path, kind, base, mine, theirs, at }: Omit<ConflictRow, 'id' | 'hash'>): string {
  return rowHash(slug, path, kind, base ?? '-', mine ?? '-', theirs ?? '-', at);
}
