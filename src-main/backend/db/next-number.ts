import { sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Db } from './tables.ts';

/** Named sequences, with their first numbers. */
export const sequences = { modified: 1, site_pk: 48_211, photo_pk: 7_310_001, messy_key: 9_000_001 } as const;
export type Sequence = keyof typeof sequences;

/** The next number of a sequence; the first of `count` that are taken at once. */
export async function nextNumber(db: Db, name: Sequence, count = 1): Promise<number> {
  const first = sequences[name];
  if (isPostgres(db)) {
    // A sequence, because a counter's row would stay locked until the end of each save: saves of all instances would
    // wait for each other.
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
