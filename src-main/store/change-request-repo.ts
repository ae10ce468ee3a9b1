import { z } from 'zod';
import { type Fact, fact } from '#shared/domain/facts/fact.ts';
import type { Person } from './person.ts';
import { prepared } from './prepared.ts';
import { PersonalRepo } from './journal-repo.ts';
import { byPerson, Table } from './table.ts';

/**
 * A pasted text of a client, and the facts of it that were applied to the record. Times are in milliseconds since 1970;
 * null means not yet.
 */
export interface ChangeRequest {
  id: number;
  slug: string;
  person: Person;
  source: string;
  facts: Fact[];
  at: number;
  savedAt: number | null;
  publishedAt: number | null;
  /** when a user said that nothing is left to do */
  closedAt: number | null;
}

interface RequestRow {
  id: number;
  slug: string;
  person: Person;
  source: string;
  /** as JSON text */
  facts: string;
  at: number;
  saved_at: number | null;
  published_at: number | null;
  closed_at: number | null;
}

export const changeRequests = new Table<RequestRow>('change_request', 'change request', 'id', [
  ...(['slug', 'source', 'facts', 'at', 'saved_at', 'published_at', 'closed_at'] as const),
  byPerson,
]);

/** Maximum number of requests of a site; the oldest are deleted first. */
const KEPT = 200;
/** Selects the requests that a person sees: the person's own, those without a known person, and all saved requests. */
const SEEN = `(person IN ('', @person) OR saved_at IS NOT NULL)`;

/**
 * The change requests of sites. `list` returns the newest first and leaves out damaged rows. Little is lost with such a
 * row, because the changes that were made for the request are in the record.
 */
export class ChangeRequestRepo extends PersonalRepo {
  list(slug: string): ChangeRequest[] {
    const seen = `WHERE slug = @slug AND ${SEEN} ORDER BY id DESC`;
    const rows = changeRequests.soundRows(this.db, seen, { slug, person: this.person });
    return rows.map(({ facts, saved_at: savedAt, published_at: publishedAt, closed_at: closedAt, ...row }) => {
      return { ...row, facts: z.array(fact).catch([]).parse(JSON.parse(facts)), savedAt, publishedAt, closedAt };
    });
  }

  add(slug: string, source: string, facts: readonly Fact[], at: number): number {
    const row = { slug, source, at, person: this.person, facts: JSON.stringify(facts) };
    return this.journal.transaction(() => {
      const id = changeRequests.insert(this.db, { ...row, saved_at: null, published_at: null, closed_at: null });
      prepared(
        this.db,
        `DELETE FROM change_request WHERE id IN
           (SELECT id FROM change_request WHERE slug = ? ORDER BY id DESC LIMIT -1 OFFSET ?)`,
      ).run(slug, KEPT);
      return id;
    });
  }

  /** Closes the request, because nothing is left to do for it. Returns false if there is no such request. */
  close(slug: string, id: number, at: number): boolean {
    return this.journal.transaction(() => changeRequests.rewrite(this.db, { id, slug }, { closed_at: at })) > 0;
  }

  /** Stores when the request was saved and published. A failure loses nothing, because the times are computed again. */
  setTimes(slug: string, id: number, { savedAt, publishedAt }: Pick<ChangeRequest, 'savedAt' | 'publishedAt'>): void {
    const reached = { saved_at: savedAt, published_at: publishedAt };
    this.journal.upkeep(() => void changeRequests.rewrite(this.db, { id, slug }, reached));
  }
}
