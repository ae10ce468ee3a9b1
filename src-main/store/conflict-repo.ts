import type Database from 'better-sqlite3';
import type { Conflict } from '#shared/record/merge.ts';
import type { Path } from '#shared/record/operation.ts';
import { writing } from './disk-error.ts';
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
  private readonly db: Database.Database;

  constructor(db: Database.Database) {
    this.db = db;
  }

  /** Oldest first. @throws DamagedRowError */
  list(slug: string): OpenConflict[] {
    return this.db
      .prepare<[string], ConflictRow>('SELECT * FROM conflict WHERE slug = ? ORDER BY id')
      .all(slug)
      .map((row) => {
        if (row.hash !== hashOf(row)) throw new DamagedRowError('conflict', row.id);
        const { id, kind, base, mine, theirs, at } = row;
        const texts = { base: base ?? undefined, mine: mine ?? undefined, theirs: theirs ?? undefined };
        return { id, kind, ...texts, at, path: JSON.parse(row.path) as Path };
      });
  }

  /** All of a site's conflicts, in place of those there were. Those with an id keep it. `slug` may be new. */
  replace(oldSlug: string, slug: string, conflicts: readonly (Omit<OpenConflict, 'id'> & { id?: number })[]): void {
    const insert = this.db.prepare(
      `INSERT INTO conflict (id, slug, path, kind, base, mine, theirs, at, hash)
       VALUES (@id, @slug, @path, @kind, @base, @mine, @theirs, @at, @hash)`,
    );
    writing(() =>
      this.db
        .transaction(() => {
          this.db.prepare('DELETE FROM conflict WHERE slug IN (?, ?)').run(oldSlug, slug);
          for (const { id = null, path, kind, base = null, mine = null, theirs = null, at } of conflicts) {
            const row = { slug, path: JSON.stringify(path), kind, base, mine, theirs, at };
            insert.run({ id, ...row, hash: hashOf(row) });
          }
        })
        .immediate(),
    );
  }
}

function hashOf({ slug, path, kind, base, mine, theirs, at }: Omit<ConflictRow, 'id' | 'hash'>): string {
  return rowHash(slug, path, kind, base ?? '-', mine ?? '-', theirs ?? '-', at);
}
