import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { schema, SCHEMA_VERSION } from './schema.ts';

export type Db = Database.Database;

/**
 * Opens the backend's database in the data folder, or makes it. Throws where another version of the app has written it.
 */
export function openDatabase(dataDir: string): Db {
  mkdirSync(dataDir, { recursive: true });
  const db = new Database(join(dataDir, 'backend.db'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  const version = db.pragma('user_version', { simple: true }) as number;
  if (version !== 0 && version !== SCHEMA_VERSION) {
    db.close();
    const writer = version > SCHEMA_VERSION ? 'a newer version' : 'a trial version from before the first release';
    throw new Error(`The backend's data in ${dataDir} was written by ${writer} (${String(version)}).`);
  }
  if (version === 0) {
    db.transaction(() => {
      db.exec(schema);
      db.pragma(`user_version = ${String(SCHEMA_VERSION)}`);
    })();
  }
  return db;
}

/** The next number of a named sequence that starts at `first`. */
export function nextNumber(db: Db, name: string, first: number): number {
  const row = db
    .prepare<[string, number], { value: number }>(
      'INSERT INTO counter (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value',
    )
    .get(name, first);
  return row?.value ?? first;
}
