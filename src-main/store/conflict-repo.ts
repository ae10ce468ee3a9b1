import type { Conflict } from '#shared/record/merge.ts';
import type { Path } from '#shared/record/operation.ts';
import type { Journal } from './journal.ts';
import type { Person, WhoWorks } from './person.ts';
import { rewriteRows } from './rewrite-rows.ts';
import { byPerson, DamagedRowError, rowHash } from './row-hash.ts';

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
  person: Person;
}

/** A person's conflicts. */
export class ConflictRepo {
  private readonly journal: Journal;
  private readonly owners: WhoWorks;

  constructor(journal: Journal, owners: WhoWorks) {
    this.journal = journal;
    this.owners = owners;
  }

  /** Oldest first. @throws DamagedRowError */
  list(slug: string): OpenConflict[] {
    return this.journal.db
      .prepare<[string, Person], ConflictRow>('SELECT * FROM conflict WHERE slug = ? AND person = ? ORDER BY id')
      .all(slug, this.owners.current)
      .map((row) => {
        if (row.hash !== conflictHash(row)) throw new DamagedRowError('conflict', row.id);
        const { id, kind, base, mine, theirs, at } = row;
        const texts = { base: base ?? undefined, mine: mine ?? undefined, theirs: theirs ?? undefined };
        return { id, kind, ...texts, at, path: JSON.parse(row.path) as Path };
      });
  }

  /** Sites with conflicts that wait for a decision. */
  slugs(): string[] {
    const select = 'SELECT DISTINCT slug FROM conflict WHERE person = ?';
    return this.journal.db.prepare<[Person], string>(select).pluck().all(this.owners.current);
  }

  /** All of a site's conflicts, in place of those there were. Those with an id keep it. `slug` may be new. */
  replace(oldSlug: string, slug: string, conflicts: readonly (Omit<OpenConflict, 'id'> & { id?: number })[]): void {
    const insert = this.journal.db.prepare(
      `INSERT INTO conflict (id, slug, path, kind, base, mine, theirs, at, person, hash)
       VALUES (@id, @slug, @path, @kind, @base, @mine, @theirs, @at, @person, @hash)`,
    );
    const { current: person } = this.owners;
    this.journal.transaction(() => {
      const remove = 'DELETE FROM conflict WHERE slug IN (?, ?) AND person = ?';
      this.journal.db.prepare(remove).run(oldSlug, slug, person);
      for (const { id = null, path, kind, base = null, mine = null, theirs = null, at } of conflicts) {
        const row = { slug, path: JSON.stringify(path), kind, base, mine, theirs, at, person };
        insert.run({ id, ...row, hash: conflictHash(row) });
      }
    });
  }

  /** Moves the conflicts of all persons to the site's new slug, and deletes those that were kept under it. */
  rename(from: string, to: string): void {
    this.journal.transaction(() => {
      this.journal.db.prepare('DELETE FROM conflict WHERE slug = ?').run(to);
      rewriteRows(this.journal.db, { table: 'conflict', hashOf: conflictHash }, { slug: from }, { slug: to });
    });
  }
}

export function conflictHash(row: Omit<ConflictRow, 'id' | 'hash'>): string {
  const { slug, path, kind, base, mine, theirs, at, person } = row;
  return rowHash(slug, path, kind, base ?? '-', mine ?? '-', theirs ?? '-', at, ...byPerson(person));
}
