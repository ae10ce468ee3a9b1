import type { Db } from '../db/tables.ts';

export interface Attempts {
  /** Counts one more attempt; gives the milliseconds until the next is allowed where there were too many, else 0. */
  count(name: string, most: number): Promise<number>;
  /** Milliseconds until another attempt is allowed; 0 where it is now. */
  waitOf(name: string, most: number): Promise<number>;
}

const WINDOW_MS = 3_600_000;

/** Counts attempts within an hour in the database: all servers count together, and a restart forgets none. */
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
