import type { Migration } from '../../open-database.ts';

/** What was cached without a hash is fetched anew. */
export const siteHash: Migration = {
  version: 2,
  up(db) {
    db.exec(`
      DROP TABLE site;
      CREATE TABLE site (
        slug TEXT PRIMARY KEY,
        modified TEXT NOT NULL,
        document TEXT NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;
    `);
  },
};
