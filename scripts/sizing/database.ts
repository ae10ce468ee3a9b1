import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../src-main/backend/db/tables.ts';

type Db = Kysely<Tables>;

export interface TableSize {
  table: string;
  rows: number;
  /** size of the table, including its indexes and its long texts, which PostgreSQL compresses */
  bytes: number;
}

/**
 * Returns the tables that have rows, the largest first. First vacuums the database, so that new rows can take the space
 * of deleted and replaced rows.
 */
export async function tableSizes(db: Db): Promise<TableSize[]> {
  await sql`VACUUM ANALYZE`.execute(db);
  const { rows } = await sql<{ table: string; bytes: number }>`
    SELECT relname AS table, pg_total_relation_size(oid) AS bytes FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    ORDER BY bytes DESC`.execute(db);
  const sizes: TableSize[] = [];
  for (const { table, bytes } of rows) {
    const counted = await sql<{ rows: number }>`SELECT count(*) AS rows FROM ${sql.table(table)}`.execute(db);
    const [first] = counted.rows;
    if (first && first.rows > 0) sizes.push({ table, rows: first.rows, bytes });
  }
  return sizes;
}

/** Returns the average number of bytes of a table's rows, compressed as they are stored. */
export async function rowBytes(db: Db, table: keyof Tables): Promise<number> {
  const { rows } = await sql<{ bytes: number | null }>`
    SELECT avg(pg_column_size(each.*))::float8 AS bytes FROM ${sql.table(table)} AS each`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** Returns the number of bytes that the database has written to its write-ahead log so far. */
export async function logBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}
