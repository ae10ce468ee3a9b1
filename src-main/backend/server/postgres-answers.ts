import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { databaseDown, InTheWay } from '../db/refusals.ts';
import { report } from '../report.ts';

/** SQLSTATEs of a deadlock and of a transaction that cannot be put in order with another one. */
const IN_THE_WAY = ['40001', '40P01'];
/** SQLSTATEs of lost connections, of too many, of a database that ends or starts, and of limits of time. */
const DOWN = /^(08|53[234]|57P|57014|55P03|25P0[34])/;

/**
 * Waits for an answer of the database. @throws HttpError 503 where it does not answer, or lets others go first; what
 * it says of the question itself is thrown as it is
 */
export async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof pg.DatabaseError) {
      if (IN_THE_WAY.includes(error.code ?? '')) throw new InTheWay(error);
      if (!DOWN.test(error.code ?? '')) throw error;
    } else if (error instanceof TypeError || error instanceof RangeError) throw error;
    // The driver has no code for a connection that ended, and none for one that was not made in time.
    report('The database could not be used:', error);
    throw databaseDown(error);
  }
}

/** The pool for the query builder, whose calls fail as `answered` says. */
export const answering = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  async connect() {
    // Its own type for the same client is narrower than the driver's.
    const client: PostgresPoolClient = await answered(() => (pool as PostgresPool).connect());
    const query = (text: string, values: readonly unknown[]) => answered(() => client.query(text, values));
    // Nothing here reads by a cursor, which is the other form of the call.
    return { query: query as PostgresPoolClient['query'], release: (discard) => client.release(discard) };
  },
});
