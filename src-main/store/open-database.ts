import type { Database } from 'better-sqlite3';

/** A step from one version of a schema to the next. A released step is never changed. */
export interface Migration {
  version: number;
  up(db: Database): void;
}

/** Thrown if a newer version of the app wrote the database, so that this version does not know the schema. */
export class NewerSchemaError extends Error {}

/** Thrown if a version of the app that was never released wrote the database. */
export class UnreleasedSchemaError extends Error {}

export function schemaVersion(db: Database): number {
  return db.pragma('user_version', { simple: true }) as number;
}

/**
 * Configures the journal's connection so that every committed edit survives a power cut. A build of SQLite may have
 * NORMAL as its default for WAL databases, so `synchronous = FULL` is set and read back at every open.
 */
export function configureJournal(db: Database): void {
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  const level = db.pragma('synchronous', { simple: true });
  if (level !== 2)
    throw new Error(`the journal must be opened with synchronous=FULL, but SQLite says ${String(level)}`);
  // With frequent checkpoints the log stays short and is overwritten in place, which syncs faster than a growing file.
  db.pragma('wal_autocheckpoint = 200');
  db.pragma('foreign_keys = ON');
}

/**
 * Configures the cache's connection for speed: large pages, a memory map, and no wait for the disk at each commit. A
 * lost commit does no harm, because the app can fill the cache again.
 */
export function configureCache(db: Database): void {
  db.pragma('page_size = 65536');
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = NORMAL');
  db.pragma('mmap_size = 268435456');
}

/** Runs the missing migrations up to version `target`, each in its own transaction. */
export function migrate(db: Database, migrations: readonly Migration[], target = Infinity): void {
  const current = schemaVersion(db);
  for (const { version, up } of migrations.filter(({ version: to }) => to > current && to <= target)) {
    db.transaction(() => {
      up(db);
      db.pragma(`user_version = ${version}`);
    }).immediate();
  }
}
