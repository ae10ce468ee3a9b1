import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { migrations, schema, SCHEMA_VERSION } from './schema.ts';

export type Db = Database.Database;

/**
 * Opens the backend's database in the data folder and brings its schema up to date, or makes it. Throws where a newer version of the
 * app has written it, or one that was never released.
 */
export function openDatabase(dataDir: string): Db {
  mkdirSync(dataDir, { recursive: true });
  const db = new Database(join(dataDir, 'backend.db'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  const version = db.pragma('user_version', { simple: true }) as number;
  if (version > SCHEMA_VERSION || (version !== 0 && !isKnown(version))) {
    db.close();
    const writer = version > SCHEMA_VERSION ? 'a newer version' : 'a trial version from before the first release';
    throw new Error(`The backend's data in ${dataDir} was written by ${writer} (${String(version)}).`);
  }
  // One transaction: a failure leaves schema and data as they were.
  db.transaction(() => {
    if (version === 0) db.exec(schema);
    else for (let at = version; at < SCHEMA_VERSION; at++) db.exec(migrations[at] ?? '');
    db.pragma(`user_version = ${String(SCHEMA_VERSION)}`);
  })();
  return db;
}

const isKnown = (version: number): boolean => version === SCHEMA_VERSION || version in migrations;

/** The next number of a named sequence that starts at `first`. */
export function nextNumber(db: Db, name: string, first: number): number {
  const row = db
    .prepare<[string, number], { value: number }>(
      'INSERT INTO counter (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value',
    )
    .get(name, first);
  return row?.value ?? first;
}
