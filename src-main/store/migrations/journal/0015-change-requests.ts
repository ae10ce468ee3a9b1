import type { Migration } from '../../open-database.ts';

/** Adds the table of change requests: pasted texts of clients, and the facts in them that were applied. */
export const changeRequests: Migration = {
  version: 15,
  up(db) {
    db.exec(`
      CREATE TABLE change_request (
        id INTEGER PRIMARY KEY,
        slug TEXT NOT NULL,
        person TEXT NOT NULL,
        source TEXT NOT NULL,
        facts TEXT NOT NULL,
        at INTEGER NOT NULL,
        saved_at INTEGER,
        published_at INTEGER,
        closed_at INTEGER,
        hash TEXT NOT NULL
      ) STRICT;
      CREATE INDEX change_request_by_slug ON change_request (slug);
    `);
  },
};
