import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { databaseUnavailable, TransactionConflict } from '../db/refusals.ts';
import { report } from '../report.ts';

/** SQLSTATEs of a serialization failure and of a deadlock. */
const CONFLICT_CODES = ['40001', '40P01'];
/**
 * Matches SQLSTATEs of lost connections, of exceeded limits such as too many connections, of a database that stops or
 * starts, and of timeouts.
 */
const DOWN = /^(08|53[234]|57P|57014|55P03|25P0[34])/;

/**
 * Waits for an answer of the database.
 * @throws HttpError 503 if the database does not answer, or if the transaction conflicted with another one; errors of
 * the query itself are thrown unchanged
 */
export async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof pg.DatabaseError) {
      if (CONFLICT_CODES.includes(error.code ?? '')) throw new TransactionConflict(error);
      if (!DOWN.test(error.code ?? '')) throw error;
    } else if (error instanceof TypeError || error instanceof RangeError) throw error;
    // The driver's errors for a closed connection and for a connection timeout have no code. So every other error is
    // treated as a database that does not answer.
    report('The database could not be used:', error);
    throw databaseUnavailable(error);
  }
}

/** Wraps the pool for the query builder, so that its calls fail with the errors of `answered`. */
export const answering = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  async connect() {
    // The query builder's type of this client is narrower than the driver's.
    const client: PostgresPoolClient = await answered(() => (pool as PostgresPool).connect());
    const query = (text: string, values: readonly unknown[]) => answered(() => client.query(text, values));
    // The type of `query` needs a cast, because the method may also take a cursor, which nothing here uses.
    return { query: query as PostgresPoolClient['query'], release: (discard) => client.release(discard) };
  },
});
