import type Database from 'better-sqlite3';

/** One step of a schema's history; never changed once released. */
export interface Migration {
  version: number;
  up(db: Database.Database): void;
}

/** Opens a database of ours and brings its schema up to date, each migration in a transaction of its own. */
export async function openDatabase(
  file: string,
  migrations: readonly Migration[],
  configure: (db: Database.Database) => void,
): Promise<Database.Database> {
  const { default: Sqlite } = await import('better-sqlite3');
  const db = new Sqlite(file);
  try {
    configure(db);
    migrate(db, migrations, file);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Every acknowledged edit must survive a power cut. SQLite falls back to NORMAL when a WAL database is opened with
 * another default, so the level is set and read back at every open.
 */
export function configureJournal(db: Database.Database): void {
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
export function configureCache(db: Database.Database): void {
  db.pragma('page_size = 65536');
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = NORMAL');
  db.pragma('mmap_size = 268435456');
}

function migrate(db: Database.Database, migrations: readonly Migration[], file: string): void {
  const current = db.pragma('user_version', { simple: true }) as number;
  const newest = migrations.at(-1)?.version ?? 0;
  if (current > newest) {
    throw new Error(
      `${file} was written by a newer version of Sitewright (schema ${current}, this one knows ${newest})`,
    );
  }
  for (const { version, up } of migrations.filter((migration) => migration.version > current)) {
    db.transaction(() => {
      up(db);
      db.pragma(`user_version = ${version}`);
    }).immediate();
  }
}
