import { sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Db } from './tables.ts';

/** Named sequences, each with its first number. */
export const sequences = { modified: 1, site_pk: 48_211, photo_pk: 7_310_001, messy_key: 9_000_001 } as const;
export type Sequence = keyof typeof sequences;

/**
 * Takes the next `count` numbers of a sequence and returns the first of them. On PostgreSQL this function takes only
 * one number, because only the messy backend, which uses SQLite, asks for several.
 */
export async function nextNumber(db: Db, name: Sequence, count = 1): Promise<number> {
  const first = sequences[name];
  if (isPostgres(db)) {
    // On PostgreSQL the number comes from a database sequence. A row of the table `counter` would stay locked until the
    // end of each save, so the saves of all servers would wait for each other.
    const { rows } = await sql<{ value: number }>`SELECT nextval(${`counter_${name}`}) AS value`.execute(db);
    return rows[0]?.value ?? first;
  }
  const { value } = await db
    .insertInto('counter')
    .values({ name, value: first + count - 1 })
    .onConflict((row) => row.column('name').doUpdateSet((e) => ({ value: e('counter.value', '+', count) })))
    .returning('value')
    .executeTakeFirstOrThrow();
  return value - count + 1;
}
