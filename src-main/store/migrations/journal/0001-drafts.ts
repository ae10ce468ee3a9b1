import type { Migration } from '../../open-database.ts';

/**
 * A draft is the server's document as last seen (`base`) and the pending edits on top of it. Edits are a log: an undo is
 * an edit too, and what the server has taken stays as history. Each row carries a hash of its content, because SQLite's
 * own check misses most flipped bits.
 */
export const drafts: Migration = {
  version: 1,
  up(db) {
    db.exec(`
      CREATE TABLE draft (
        slug TEXT PRIMARY KEY,
        base TEXT NOT NULL,
        base_modified TEXT NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;

      CREATE TABLE edit (
        seq INTEGER PRIMARY KEY AUTOINCREMENT,
        slug TEXT NOT NULL,
        step TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('do', 'undo', 'redo', 'merge')),
        operations TEXT NOT NULL,
        inverse TEXT NOT NULL,
        pending INTEGER NOT NULL,
        at INTEGER NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;
      CREATE INDEX edit_by_slug ON edit (slug, seq);

      CREATE TABLE conflict (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        slug TEXT NOT NULL,
        path TEXT NOT NULL,
        kind TEXT NOT NULL,
        base TEXT,
        mine TEXT,
        theirs TEXT,
        at INTEGER NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;
      CREATE INDEX conflict_by_slug ON conflict (slug, id);

      CREATE TABLE trash (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        slug TEXT NOT NULL,
        reason TEXT NOT NULL,
        document TEXT NOT NULL,
        modified TEXT NOT NULL,
        at INTEGER NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;

      CREATE TABLE milestone (
        slug TEXT PRIMARY KEY,
        saved_at INTEGER,
        published_at INTEGER,
        published_url TEXT
      ) STRICT;

      CREATE TABLE dictionary (word TEXT PRIMARY KEY) STRICT;
    `);
  },
};
