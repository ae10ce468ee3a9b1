import type { Migration } from '../../open-database.ts';

/** Presets of layouts and themes, and what a site's layout was before its version was changed. */
export const layout: Migration = {
  version: 4,
  up(db) {
    db.exec(`
      CREATE TABLE preset (
        kind TEXT NOT NULL CHECK (kind IN ('layout', 'css')),
        name TEXT NOT NULL,
        content TEXT NOT NULL,
        at INTEGER NOT NULL,
        hash TEXT NOT NULL,
        PRIMARY KEY (kind, name)
      ) STRICT;

      CREATE TABLE layout_memory (
        site TEXT PRIMARY KEY,
        memory TEXT NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;
    `);
  },
};
