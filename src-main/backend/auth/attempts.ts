import type { Db } from '../db/tables.ts';

export interface Attempts {
  /** Counts an attempt. Returns 0 if it is allowed, else the milliseconds until the next attempt is allowed. */
  count(name: string, most: number): Promise<number>;
  /** Returns the milliseconds until another attempt is allowed; 0 if one is allowed now. Counts nothing. */
  waitOf(name: string, most: number): Promise<number>;
}

const WINDOW_MS = 3_600_000;

/**
 * Counts attempts per hour in the database, so that all servers count together and a restart does not reset the count.
 */
export function createAttempts(db: Db, now: () => number = Date.now): Attempts {
  return {
    async count(name, most) {
      const at = now();
      await db
        .deleteFrom('attempt')
        .where('since', '<=', at - WINDOW_MS)
        .execute();
      const { since, count } = await db
        .insertInto('attempt')
        .values({ name, since: at, count: 1 })
        .onConflict((row) => row.column('name').doUpdateSet((e) => ({ count: e('attempt.count', '+', 1) })))
        .returning(['since', 'count'])
        .executeTakeFirstOrThrow();
      return count > most ? since + WINDOW_MS - at : 0;
    },
    async waitOf(name, most) {
      const found = await db
        .selectFrom('attempt')
        .select('since')
        .where('name', '=', name)
        .where('count', '>=', most)
        .executeTakeFirst();
      return found ? Math.max(0, found.since + WINDOW_MS - now()) : 0;
    },
  };
}
