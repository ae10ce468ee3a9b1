import type { Database } from 'better-sqlite3';

/** One step of a schema's history; never changed once released. */
export interface Migration {
  version: number;
  up(db: Database): void;
}

/** The database was written by a newer version of the app, which alone knows its schema. */
export class NewerSchemaError extends Error {}

/** The database was written by a version of the app that was never released. */
export class UnreleasedSchemaError extends Error {}

export function schemaVersion(db: Database): number {
  return db.pragma('user_version', { simple: true }) as number;
}

/**
 * Every acknowledged edit must survive a power cut. SQLite falls back to NORMAL when a WAL database is opened with
 * another default, so the level is set and read back at every open.
 */
export function configureJournal(db: Database): void {
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  const level = db.pragma('synchronous', { simple: true });
  if (level !== 2)
    throw new Error(`the journal must be opened with synchronous=FULL, but SQLite says ${String(level)}`);
  // A short log soon starts over and is overwritten in place, which syncs faster than a file that grows.
  db.pragma('wal_autocheckpoint = 200');
  db.pragma('foreign_keys = ON');
}

/** All of the cache can be fetched again: large pages and a memory map for speed, and no wait for the disk. */
export function configureCache(db: Database): void {
  db.pragma('page_size = 65536');
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = NORMAL');
  db.pragma('mmap_size = 268435456');
}

/** Runs what is missing up to `target`, each migration in a transaction of its own. */
export function migrate(db: Database, migrations: readonly Migration[], target = Infinity): void {
  const current = schemaVersion(db);
  for (const { version, up } of migrations.filter(({ version: to }) => to > current && to <= target)) {
    db.transaction(() => {
      up(db);
      db.pragma(`user_version = ${version}`);
    }).immediate();
  }
}
