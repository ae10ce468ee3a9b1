import { conflictHash } from '../../conflict-repo.ts';
import { draftHash, editHash, type EditRow } from '../../draft-repo.ts';
import { intentHash } from '../../intent-repo.ts';
import type { Migration } from '../../open-database.ts';
import { rewriteRows } from '../../rewrite-rows.ts';
import { outboxHash7 } from './0007-snapshots.ts';

/**
 * Each person has a draft of a site, with its log, conflicts and saves that wait. Where several have edited one draft it
 * is of all of them together, and so of none of them alone until one takes it over.
 */
export const draftsOfPersons: Migration = {
  version: 13,
  up(db) {
    db.exec(`
      CREATE TABLE person_draft (
        slug TEXT NOT NULL,
        base TEXT NOT NULL,
        base_modified TEXT NOT NULL,
        hash TEXT NOT NULL,
        person TEXT NOT NULL DEFAULT '',
        UNIQUE (slug, person)
      ) STRICT;
      INSERT INTO person_draft (rowid, slug, base, base_modified, hash)
        SELECT rowid, slug, base, base_modified, hash FROM draft;
      DROP TABLE draft;
      ALTER TABLE person_draft RENAME TO draft;

      CREATE TABLE person_outbox (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        slug TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('save', 'publish')),
        state TEXT NOT NULL CHECK (state IN ('waiting', 'blocked')),
        reason TEXT NOT NULL,
        confirmed TEXT NOT NULL,
        attempts INTEGER NOT NULL,
        at INTEGER NOT NULL,
        hash TEXT NOT NULL,
        through INTEGER NOT NULL,
        person TEXT NOT NULL DEFAULT '',
        UNIQUE (slug, kind, person)
      ) STRICT;
      INSERT INTO person_outbox (id, slug, kind, state, reason, confirmed, attempts, at, hash, through, person)
        SELECT id, slug, kind, state, reason, confirmed, attempts, at, hash, through, person FROM outbox;
      DROP TABLE outbox;
      ALTER TABLE person_outbox RENAME TO outbox;

      ALTER TABLE conflict ADD COLUMN person TEXT NOT NULL DEFAULT '';
      ALTER TABLE intent ADD COLUMN person TEXT NOT NULL DEFAULT '';
    `);
    const slugs = db.prepare<[], string>('SELECT slug FROM edit UNION SELECT slug FROM outbox').pluck().all();
    for (const slug of slugs) giveToOwner(db, slug);
  },
};

type Database = Parameters<Migration['up']>[0];

function giveToOwner(db: Database, slug: string): void {
  const edits = db
    .prepare<[string], EditRow & { person: string }>('SELECT * FROM edit WHERE slug = ? ORDER BY seq')
    .all(slug);
  const waiting = db.prepare<[string], string>('SELECT person FROM outbox WHERE slug = ?').pluck().all(slug);
  const pending = edits.filter((edit) => edit.pending === 1).map(({ person }) => person);
  const owner = together([...pending, ...waiting]) || (edits.at(-1)?.person ?? '');
  // What another has saved before can no longer be undone.
  const others = edits.findLast((edit) => edit.pending === 0 && edit.person !== '' && edit.person !== owner);
  db.prepare('DELETE FROM edit WHERE slug = ? AND pending = 0 AND seq <= ?').run(slug, others?.seq ?? 0);
  rewriteRows(db, { table: 'draft', hashOf: draftHash }, { slug }, { person: owner });
  rewriteRows(db, { table: 'edit', hashOf: editHash }, { slug }, { person: owner });
  rewriteRows(db, { table: 'conflict', hashOf: conflictHash }, { slug }, { person: owner });
  rewriteRows(db, { table: 'outbox', hashOf: outboxHash7 }, { slug }, { person: owner });
  const post = { kind: 'save', subject: slug, state: 'started' };
  rewriteRows(db, { table: 'intent', hashOf: intentHash }, post, { person: owner });
}

/** Every person of these, each once. */
const together = (persons: readonly string[]): string =>
  [...new Set(persons.flatMap((person) => person.split(' ')).filter(Boolean))].join(' ');
