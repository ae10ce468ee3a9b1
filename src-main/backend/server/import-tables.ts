import type BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import { isPostgres } from '../db/dialect.ts';
import { type Sequence, sequences } from '../db/next-number.ts';
import type { Db, Tables } from '../db/tables.ts';

/** The tables that are copied, each after the tables that it refers to. */
export const moved = [
  'user',
  'site',
  'revision',
  'audit',
  'creation_task',
  'contact',
  'publication',
  'claim',
  'domain_registration',
  'dns_record',
  'load_balancer',
  'domain_event',
  'customer',
  'listing',
  'listing_admin',
  'listing_media',
  'pros',
  'texts',
  'text_photo',
  'ai_logo',
  'ai_logo_setting',
] as const satisfies readonly (keyof Tables)[];

/**
 * The tables whose rows are not copied, such as those of staff and sign-ins, because the server has its own.
 * `copyCounters` copies the numbers of `counter`, and `intoBucket` fills `upload`.
 */
export const notCopied = [
  'staff',
  'attempt',
  'sign_in_code',
  'refresh_token',
  'access_token',
  'google_grant',
  'counter',
  'publish_turn',
  'upload',
] as const satisfies readonly (keyof Tables)[];

const ROWS_AT_A_TIME = 50;

type Row = Record<string, unknown>;

/** Copies the rows of the `moved` tables and the counters. `target` is a transaction on an empty database. */
export async function copyTables(source: BetterSqlite3.Database, target: Db): Promise<void> {
  for (const table of moved) {
    let rows: Row[] = [];
    const write = async () => {
      if (rows.length > 0)
        await target
          .insertInto(table)
          .values(rows as never)
          .execute();
      rows = [];
    };
    for (const row of source.prepare<[], Row>(`SELECT * FROM "${table}"`).iterate()) {
      rows.push(withoutNulls(row));
      if (rows.length === ROWS_AT_A_TIME) await write();
    }
    await write();
    if (isPostgres(target) && isNumbered(source, table)) await advanceSequence(target, table);
  }
  await copyCounters(source, target);
}

/** Removes null characters (`\0`) from texts, because PostgreSQL cannot store them. */
const withoutNulls = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll('\0', '') : value]),
  );

/** Whether the database itself numbers the rows of a table. */
const isNumbered = (source: BetterSqlite3.Database, table: string): boolean =>
  source
    .prepare<[string], { type: string }>("SELECT type FROM pragma_table_info(?) WHERE name = 'id' AND pk = 1")
    .get(table)?.type === 'INTEGER';

async function advanceSequence(target: Db, table: string): Promise<void> {
  const name = `"${table}"`;
  await sql`SELECT setval(pg_get_serial_sequence(${name}, 'id'), max(id)) FROM ${sql.table(table)} HAVING max(id) > 0`.execute(
    target,
  );
}

async function copyCounters(source: BetterSqlite3.Database, target: Db): Promise<void> {
  const counters = source.prepare<[], { name: Sequence; value: number }>('SELECT name, value FROM counter').all();
  for (const { name, value } of counters.filter((each) => Object.hasOwn(sequences, each.name))) {
    if (isPostgres(target)) await sql`SELECT setval(${`counter_${name}`}, ${value})`.execute(target);
    else await target.insertInto('counter').values({ name, value }).execute();
  }
}
