import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { migrations, schema, SCHEMA_VERSION } from './schema.ts';
import type { Db } from './tables.ts';

/** What servers tell each other: the site whose publication was changed. */
export type Channel = 'publication';

/** The database that the backend works with, and its tasks that depend on the kind of database. */
export interface Store {
  db: Db;
  /** Throws where the schema is not the one of this version. */
  checkSchema(): Promise<void>;
  /**
   * Runs the work while no other server runs any of the same name; waits for it, or gives what `otherwise` gives where
   * the name is taken.
   */
  alone<T>(name: string, work: () => Promise<T>, otherwise?: () => T): Promise<T>;
  /** Calls `changed` with the key that another server tells on the channel; without one where some may have been missed. */
  listen(channel: Channel, changed: (key?: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** The database in the data folder. */
export function openStore(dataDir: string): Store {
  const file = openDatabase(dataDir);
  const db: Db = new Kysely({ dialect: new SqliteDialect({ database: file }) });
  return {
    db,
    async checkSchema() {
      const version = file.pragma('user_version', { simple: true });
      if (version !== SCHEMA_VERSION) throw new Error(`The schema is ${String(version)}, not ${SCHEMA_VERSION}.`);
    },
    // No other process writes this file.
    alone: (_, work) => work(),
    listen: async () => undefined,
    close: () => db.destroy(),
  };
}

/**
 * Opens the backend's database in the data folder and brings its schema up to date, or makes it. Throws where a newer version of the
 * app has written it, or one that was never released.
 */
export function openDatabase(dataDir: string): Database.Database {
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
