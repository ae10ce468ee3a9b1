import type { ConflictView } from '#shared/ipc/sync.ipc.ts';
import type { Path } from '#shared/record/operation.ts';
import type { Person } from './person.ts';
import { prepared } from './prepared.ts';
import { PersonalRepo } from './journal-repo.ts';
import { byPerson, Table } from './table.ts';

/**
 * A place that both sides of a merge changed differently. The merged document has the value `theirs`. If one side
 * deleted the value, the document has the value of the other side. The three values are JSON text, undefined if the
 * value does not exist.
 */
export interface Conflict {
  /** path in the merged document */
  path: Path;
  kind: ConflictView['kind'];
  base: string | undefined;
  mine: string | undefined;
  theirs: string | undefined;
}

/** A conflict that waits for a decision. */
export interface OpenConflict extends Conflict {
  id: number;
  /** milliseconds since 1970 */
  at: number;
}

/** Conflicts to be stored. A new conflict has no ID yet. */
export type OpenConflicts = readonly (Omit<OpenConflict, 'id'> & { id?: number })[];

interface ConflictRow {
  id: number;
  slug: string;
  path: string;
  kind: Conflict['kind'];
  base: string | null;
  mine: string | null;
  theirs: string | null;
  at: number;
  person: Person;
}

export const conflicts = new Table<ConflictRow>('conflict', 'conflict', 'id', [
  ...(['slug', 'path', 'kind', 'base', 'mine', 'theirs', 'at'] as const),
  byPerson,
]);

/** A person's conflicts. */
export class ConflictRepo extends PersonalRepo {
  /** Returns the conflicts of a site, oldest first. @throws DamagedRowError */
  list(slug: string): OpenConflict[] {
    const rows = conflicts.rows(this.db, 'WHERE slug = ? AND person = ? ORDER BY id', slug, this.person);
    return rows.map(conflicts.checked).map(({ id, path, kind, base, mine, theirs, at }) => {
      const texts = { base: base ?? undefined, mine: mine ?? undefined, theirs: theirs ?? undefined };
      return { id, kind, ...texts, at, path: JSON.parse(path) as Path };
    });
  }

  /** Returns the slugs of sites with conflicts that wait for a decision. */
  slugs(): string[] {
    const select = 'SELECT DISTINCT slug FROM conflict WHERE person = ?';
    return prepared<[Person], string>(this.db, select).pluck().all(this.person);
  }

  /** Replaces all of a site's conflicts. Conflicts with an ID keep it. */
  replace(slug: string, open: OpenConflicts): void {
    const { db, person } = this;
    this.journal.transaction(() => {
      conflicts.remove(db, { slug, person });
      for (const { id = null, path, kind, base = null, mine = null, theirs = null, at } of open) {
        conflicts.insert(db, { id, slug, path: JSON.stringify(path), kind, base, mine, theirs, at, person });
      }
    });
  }
}
