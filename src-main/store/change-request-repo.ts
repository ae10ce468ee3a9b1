import { z } from 'zod';
import { type Fact, fact } from '#shared/domain/facts/fact.ts';
import type { Journal } from './journal.ts';
import type { Person, WhoWorks } from './person.ts';
import { rewriteRows } from './rewrite-rows.ts';
import { byPerson, rowHash } from './row-hash.ts';

/**
 * A pasted text of a client, and the changes that were made for it. Times in milliseconds since 1970, null for not yet.
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
  /** somebody has said that nothing is left to do */
  closedAt: number | null;
}

interface RequestRow {
  id: number;
  slug: string;
  person: Person;
  source: string;
  /** JSON */
  facts: string;
  at: number;
  saved_at: number | null;
  published_at: number | null;
  closed_at: number | null;
  hash: string;
}

/** Most requests of a site; the oldest are forgotten first. */
const KEPT = 200;
/** A request belongs to the person who pasted it until it is saved; then everybody sees it. */
const SEEN = `(person IN ('', @person) OR saved_at IS NOT NULL)`;

/**
 * Change requests of a site, newest first. A damaged row is left out: the changes that it asked for are in the record.
 */
export class ChangeRequestRepo {
  private readonly journal: Journal;
  private readonly owners: WhoWorks;

  constructor(journal: Journal, owners: WhoWorks) {
    this.journal = journal;
    this.owners = owners;
  }

  list(slug: string): ChangeRequest[] {
    const select = this.journal.db.prepare<[{ slug: string; person: Person }], RequestRow>(
      `SELECT * FROM change_request WHERE slug = @slug AND ${SEEN} ORDER BY id DESC`,
    );
    const rows = select.all({ slug, person: this.owners.current });
    return rows.filter((row) => row.hash === requestHash(row)).map(toRequest);
  }

  add(slug: string, source: string, facts: readonly Fact[], at: number): number {
    const row = {
      ...{ slug, source, at, person: this.owners.current, facts: JSON.stringify(facts) },
      ...{ saved_at: null, published_at: null, closed_at: null },
    };
    return this.journal.transaction(() => {
      const insert = this.journal.db.prepare(
        `INSERT INTO change_request (slug, person, source, facts, at, saved_at, published_at, closed_at, hash)
         VALUES (@slug, @person, @source, @facts, @at, @saved_at, @published_at, @closed_at, @hash)`,
      );
      const { lastInsertRowid } = insert.run({ ...row, hash: requestHash(row) });
      this.journal.db
        .prepare(
          `DELETE FROM change_request WHERE id IN
             (SELECT id FROM change_request WHERE slug = ? ORDER BY id DESC LIMIT -1 OFFSET ?)`,
        )
        .run(slug, KEPT);
      return Number(lastInsertRowid);
    });
  }

  /** Closes the request, because nothing is left to do for it. False where there is no such request. */
  close(slug: string, id: number, at: number): boolean {
    return this.journal.transaction(() => this.change(slug, id, { closed_at: at }));
  }

  /** Notes whether the request is saved and published. Nothing is lost where that fails: it is worked out again. */
  reached(slug: string, id: number, { savedAt, publishedAt }: Pick<ChangeRequest, 'savedAt' | 'publishedAt'>): void {
    this.journal.upkeep(() => void this.change(slug, id, { saved_at: savedAt, published_at: publishedAt }));
  }

  rename(from: string, to: string): void {
    const rows = { table: 'change_request', hashOf: requestHash };
    this.journal.transaction(() => rewriteRows<RequestRow>(this.journal.db, rows, { slug: from }, { slug: to }));
  }

  private change(slug: string, id: number, change: Partial<RequestRow>): boolean {
    const { db } = this.journal;
    const select = db.prepare<[number, string], RequestRow>('SELECT * FROM change_request WHERE id = ? AND slug = ?');
    const row = select.get(id, slug);
    if (!row || row.hash !== requestHash(row)) return false;
    const next = { ...row, ...change };
    db.prepare(
      `UPDATE change_request SET saved_at = @saved_at, published_at = @published_at, closed_at = @closed_at, hash = @hash
       WHERE id = @id`,
    ).run({ ...next, hash: requestHash(next) });
    return true;
  }
}

const toRequest = ({ facts, saved_at, published_at, closed_at, ...row }: RequestRow): ChangeRequest => ({
  ...{ id: row.id, slug: row.slug, person: row.person, source: row.source, at: row.at },
  facts: z.array(fact).catch([]).parse(JSON.parse(facts)),
  ...{ savedAt: saved_at, publishedAt: published_at, closedAt: closed_at },
});

export function requestHash(row: Omit<RequestRow, 'id' | 'hash'>): string {
  const { slug, person, source, facts, at, saved_at, published_at, closed_at } = row;
  return rowHash(slug, source, facts, at, saved_at ?? '-', published_at ?? '-', closed_at ?? '-', ...byPerson(person));
}
