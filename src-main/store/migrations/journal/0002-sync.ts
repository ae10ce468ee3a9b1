import type { Migration } from '../../open-database.ts';

/** What waits to be sent, what must never be sent twice, the pictures that go along, and the versions kept of a site. */
export const sync: Migration = {
  version: 2,
  up(db) {
    db.exec(`
      CREATE TABLE outbox (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        slug TEXT NOT NULL UNIQUE,
        kind TEXT NOT NULL CHECK (kind IN ('save', 'publish')),
        state TEXT NOT NULL CHECK (state IN ('waiting', 'blocked')),
        reason TEXT NOT NULL,
        confirmed TEXT NOT NULL,
        attempts INTEGER NOT NULL,
        at INTEGER NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;

      CREATE TABLE intent (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        subject TEXT NOT NULL,
        request TEXT NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('started', 'done', 'failed', 'unknown')),
        outcome TEXT NOT NULL,
        at INTEGER NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;
      CREATE INDEX intent_by_subject ON intent (kind, subject);

      CREATE TABLE blob (
        hash TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        type TEXT NOT NULL,
        bytes BLOB NOT NULL,
        url TEXT,
        at INTEGER NOT NULL
      ) STRICT;

      CREATE TABLE version (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        slug TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('opened', 'saved', 'published', 'merged')),
        document BLOB NOT NULL,
        modified TEXT NOT NULL,
        at INTEGER NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;
      CREATE INDEX version_by_slug ON version (slug, id);
    `);
  },
};
