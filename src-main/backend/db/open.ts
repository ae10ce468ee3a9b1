import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { migrations, schema, SCHEMA_VERSION } from './schema.ts';
import type { Db } from './tables.ts';

/** A channel on which servers notify each other. `publication`: carries keys of sites whose publication changed. */
export type Channel = 'publication';

/** The backend's database, with the operations that depend on the kind of database. */
export interface Store {
  db: Db;
  /** Throws if the database's schema is not that of this version of the app. */
  checkSchema(): Promise<void>;
  /**
   * Runs the work while no other server runs work of the same name. If the name is taken, returns the value of
   * `otherwise`, or waits if `otherwise` is missing.
   */
  withLock<T>(name: string, work: () => Promise<T>, otherwise?: () => T): Promise<T>;
  /**
   * Calls `changed` with each key that a server sends on the channel, and without a key if keys may have been missed.
   * Does nothing on SQLite, because no other server uses the database.
   */
  listen(channel: Channel, changed: (key?: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** Opens the SQLite database in the data folder. */
export function openStore(dataDir: string): Store {
  const file = openDatabase(dataDir);
  const db: Db = new Kysely({ dialect: new SqliteDialect({ database: file }) });
  return {
    db,
    async checkSchema() {
      const version = file.pragma('user_version', { simple: true });
      if (version !== SCHEMA_VERSION) throw new Error(`The schema is ${String(version)}, not ${SCHEMA_VERSION}.`);
    },
    // No other server uses this file, so no lock is needed.
    withLock: (_, work) => work(),
    listen: async () => undefined,
    close: () => db.destroy(),
  };
}

/**
 * Opens the backend's database in the data folder, and creates it or brings its schema up to date. Throws if the file
 * was written by a newer version of the app, or by a trial version that was never released.
 */
export function openDatabase(dataDir: string): Database.Database {
  mkdirSync(dataDir, { recursive: true });
  const db = new Database(join(dataDir, 'backend.db'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  const version = db.pragma('user_version', { simple: true }) as number;
  if (version > SCHEMA_VERSION || (version !== 0 && !canMigrate(version))) {
    db.close();
    const writer = version > SCHEMA_VERSION ? 'a newer version' : 'a trial version from before the first release';
    throw new Error(`The backend's data in ${dataDir} was written by ${writer} (${String(version)}).`);
  }
  // A single transaction, so that a failure leaves schema and data as they were.
  db.transaction(() => {
    if (version === 0) db.exec(schema);
    else for (let at = version; at < SCHEMA_VERSION; at++) db.exec(migrations[at] ?? '');
    db.pragma(`user_version = ${String(SCHEMA_VERSION)}`);
  })();
  return db;
}

const canMigrate = (version: number): boolean => version === SCHEMA_VERSION || version in migrations;
