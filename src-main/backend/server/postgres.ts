import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Store } from '../db/open.ts';
import { sequences } from '../db/next-number.ts';
import { migrations, schema, SCHEMA_VERSION } from '../db/schema.ts';
import type { Db } from '../db/tables.ts';
import { report } from '../report.ts';
import { answering } from './postgres-answers.ts';
import { type Listener, listenTo } from './postgres-listener.ts';
import { createLocks } from './postgres-locks.ts';

/**
 * Key of the lock that is held while the schema changes, so that servers that start at the same time migrate one after
 * the other.
 */
const MIGRATION_LOCK = 27_001;

/** The first schema version that was ever written to PostgreSQL. */
const FIRST_VERSION = 11;

/**
 * Compresses records by LZ4: faster than PostgreSQL's default method, and the compressed records are about as large.
 * Nothing changes if this PostgreSQL was built without LZ4.
 */
const USE_LZ4 = `
  DO $$ BEGIN
    ALTER TABLE site ALTER COLUMN document SET COMPRESSION lz4;
    ALTER TABLE revision ALTER COLUMN document SET COMPRESSION lz4;
  EXCEPTION WHEN feature_not_supported THEN
    NULL;
  END $$`;

const INT8 = pg.types.builtins.INT8;

/** Connects to PostgreSQL, and creates or migrates the schema. Throws if the schema is newer than this server. */
export async function openPostgres(url: string, connections: number): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // If the pool is full or the database is gone, a request is refused after this time, instead of waiting forever.
    connectionTimeoutMillis: 30_000,
    application_name: 'sitewright',
    types: {
      // 64-bit integers are read as numbers, because all are times and counts far below the largest exact number.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === (INT8 as number) ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  });
  // The pool replaces lost connections. Without listeners for the errors of used and of idle connections the process
  // would end.
  pool.on('connect', (client) =>
    client.on('error', (error) => report('A connection to the database was lost:', error)),
  );
  pool.on('error', () => undefined);
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool: answering(pool) }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const locks = createLocks(url);
  const listeners: Listener[] = [];
  return {
    db,
    async checkSchema() {
      const version = await versionOf(db);
      if (version !== SCHEMA_VERSION) throw new Error(`The schema is ${String(version)}, not ${SCHEMA_VERSION}.`);
    },
    withLock: locks.withLock,
    async listen(channel, changed) {
      listeners.push(await listenTo(url, channel, changed));
    },
    async close() {
      await Promise.all([db.destroy(), locks.close(), ...listeners.map((each) => each.stop())]);
    },
  };
}

async function versionOf(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`SELECT version FROM schema_version`.execute(db);
  return rows[0]?.version ?? 0;
}

/**
 * Migrates the schema in one transaction. A failure leaves schema and data unchanged, and the end of the transaction
 * frees the lock for the next server.
 */
async function migrate(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx);
    await sql`CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)`.execute(tx);
    const version = await versionOf(tx);
    if (version > SCHEMA_VERSION) {
      throw new Error(`The database was written by a newer version (${String(version)}).`);
    }
    if (version === SCHEMA_VERSION) return;
    const steps = version === 0 ? [schema] : stepsFrom(version);
    for (const step of steps) await sql.raw(forPostgres(step)).execute(tx);
    if (version === 0) await makeSequences(tx);
    await sql.raw(USE_LZ4).execute(tx);
    await sql`DELETE FROM schema_version`.execute(tx);
    await sql`INSERT INTO schema_version VALUES (${sql.lit(SCHEMA_VERSION)})`.execute(tx);
  });
}

function stepsFrom(version: number): string[] {
  if (version < FIRST_VERSION) throw new Error(`No version of the server has written schema ${String(version)}.`);
  return Array.from({ length: SCHEMA_VERSION - version }, (_, at) => migrations[version + at] ?? '');
}

async function makeSequences(tx: Db): Promise<void> {
  for (const [name, first] of Object.entries(sequences)) {
    await sql`CREATE SEQUENCE ${sql.id(`counter_${name}`)} START ${sql.lit(first)}`.execute(tx);
  }
}

/**
 * Translates SQLite's schema into PostgreSQL's SQL. The collation compares names without case, like SQLite's NOCASE.
 */
function forPostgres(text: string): string {
  const words: readonly (readonly [RegExp, string])[] = [
    [/\bINTEGER PRIMARY KEY( AUTOINCREMENT)?/g, 'BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY'],
    [/\bINTEGER\b/g, 'BIGINT'],
    [/\bREAL\b/g, 'DOUBLE PRECISION'],
    [/\bBLOB\b/g, 'BYTEA'],
    [/\b(TABLE|REFERENCES) user\b/g, '$1 "user"'],
  ];
  const translated = words.reduce((all, [from, to]) => all.replace(from, to), text);
  const needsCollation = /\bCOLLATE NOCASE\b/.test(text);
  const collation = "CREATE COLLATION nocase (provider = icu, locale = 'und-u-ks-level2', deterministic = false);";
  return needsCollation ? `${collation}\n${translated}` : translated;
}
