import type { Migration } from '../../open-database.ts';

export const sites: Migration = {
  version: 1,
  up(db) {
    db.exec(`
      CREATE TABLE site (
        slug TEXT PRIMARY KEY,
        modified TEXT NOT NULL,
        document TEXT NOT NULL
      ) STRICT;

      -- What lists show of a site, apart from its document so that a list reads few pages.
      CREATE TABLE summary (
        slug TEXT PRIMARY KEY,
        company_name TEXT NOT NULL,
        industry TEXT NOT NULL,
        city TEXT NOT NULL,
        state TEXT NOT NULL,
        opened_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX summary_by_opened ON summary (opened_at DESC);

      CREATE TABLE response (
        key TEXT PRIMARY KEY,
        body TEXT NOT NULL
      ) STRICT;
    `);
  },
};
