import type { Migration } from '../../open-database.ts';

/** Texts of clients that were pasted, and what was changed on their word. */
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
