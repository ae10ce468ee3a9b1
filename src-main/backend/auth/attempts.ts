import type { Db } from '../db/open.ts';

export interface Attempts {
  /** Counts one more attempt; gives the milliseconds until the next is allowed where there were too many, else 0. */
  count(name: string, most: number): number;
}

const WINDOW_MS = 3_600_000;

/** Counts attempts within an hour in the database, so that a restart forgets none. */
export function createAttempts(db: Db, now: () => number = Date.now): Attempts {
  const forget = db.prepare('DELETE FROM attempt WHERE since <= ?');
  const count = db.prepare<[string, number], { since: number; count: number }>(
    `INSERT INTO attempt (name, since, count) VALUES (?, ?, 1)
     ON CONFLICT (name) DO UPDATE SET count = count + 1 RETURNING since, count`,
  );
  return {
    count: db.transaction((name: string, most: number) => {
      const at = now();
      forget.run(at - WINDOW_MS);
      const counted = count.get(name, at);
      return counted && counted.count > most ? counted.since + WINDOW_MS - at : 0;
    }),
  };
}
