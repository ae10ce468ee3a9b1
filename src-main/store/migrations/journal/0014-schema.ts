import type { Migration } from '../../open-database.ts';

/**
 * The schema of the journal in the first released version. A draft is a document of the server (`base`) and the pending
 * edits on top of it. Edits are a log: an undo is an edit too, and edits that the server has acknowledged stay as
 * history. Each row, except those of `dictionary`, has a hash of its content, because SQLite's own check misses most
 * flipped bits. Do not change the SQL: journals on users' computers have it as their schema.
 */
export const schema: Migration = {
  version: 14,
  up(db) {
    db.exec(`
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
      , person TEXT NOT NULL DEFAULT '') STRICT;
      CREATE INDEX conflict_by_slug ON conflict (slug, id);

      CREATE TABLE trash (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        slug TEXT NOT NULL,
        reason TEXT NOT NULL,
        document TEXT NOT NULL,
        modified TEXT NOT NULL,
        at INTEGER NOT NULL,
        hash TEXT NOT NULL
      , person TEXT NOT NULL DEFAULT '') STRICT;

      CREATE TABLE milestone (
        slug TEXT PRIMARY KEY,
        saved_at INTEGER,
        published_at INTEGER,
        published_url TEXT
      , hash TEXT NOT NULL DEFAULT '') STRICT;

      CREATE TABLE dictionary (word TEXT PRIMARY KEY) STRICT;

      CREATE TABLE intent (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        subject TEXT NOT NULL,
        request TEXT NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('started', 'done', 'failed', 'unknown')),
        outcome TEXT NOT NULL,
        at INTEGER NOT NULL,
        hash TEXT NOT NULL
      , person TEXT NOT NULL DEFAULT '') STRICT;
      CREATE INDEX intent_by_subject ON intent (kind, subject);

      CREATE TABLE blob (
        hash TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        type TEXT NOT NULL,
        bytes BLOB NOT NULL,
        url TEXT,
        at INTEGER NOT NULL
      , row_hash TEXT NOT NULL DEFAULT '', person TEXT NOT NULL DEFAULT '', place TEXT) STRICT;

      CREATE TABLE version (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        slug TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('opened', 'saved', 'published', 'merged')),
        document BLOB NOT NULL,
        modified TEXT NOT NULL,
        at INTEGER NOT NULL,
        hash TEXT NOT NULL
      , row_hash TEXT NOT NULL DEFAULT '', files TEXT NOT NULL DEFAULT '', person TEXT NOT NULL DEFAULT '', name TEXT NOT NULL DEFAULT '') STRICT;
      CREATE INDEX version_by_slug ON version (slug, id);

      CREATE TABLE "edit" (
        id INTEGER PRIMARY KEY,
        slug TEXT NOT NULL,
        seq INTEGER NOT NULL,
        step TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('do', 'undo', 'redo', 'merge')),
        operations TEXT NOT NULL,
        inverse TEXT NOT NULL,
        pending INTEGER NOT NULL,
        at INTEGER NOT NULL,
        hash TEXT NOT NULL
      , person TEXT NOT NULL DEFAULT '') STRICT;
      CREATE UNIQUE INDEX edit_by_slug ON edit (slug, seq);

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

      CREATE TABLE trash_day (
        number INTEGER PRIMARY KEY,
        date TEXT NOT NULL UNIQUE,
        through INTEGER NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;

      CREATE TABLE unused_blob (
        blob TEXT PRIMARY KEY,
        since INTEGER NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;

      CREATE TABLE site_key (
        slug TEXT PRIMARY KEY,
        key TEXT NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;
      CREATE INDEX site_key_by_key ON site_key (key);

      CREATE TABLE "draft" (
        slug TEXT NOT NULL,
        base TEXT NOT NULL,
        base_modified TEXT NOT NULL,
        hash TEXT NOT NULL,
        person TEXT NOT NULL DEFAULT '',
        UNIQUE (slug, person)
      ) STRICT;

      CREATE TABLE "outbox" (
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

      CREATE TABLE apart_photos (
        id INTEGER PRIMARY KEY,
        site TEXT NOT NULL,
        photos TEXT NOT NULL,
        hash TEXT NOT NULL
      ) STRICT;
      CREATE INDEX apart_photos_by_site ON apart_photos (site);
    `);
  },
};
