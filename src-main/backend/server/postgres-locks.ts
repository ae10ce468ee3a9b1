import pg from 'pg';
import type { Store } from '../db/open.ts';
import { report } from '../report.ts';
import { answered } from './postgres-answers.ts';

/**
 * Maximum number of locks that one server holds or waits for at the same time. More work at once would not be done
 * sooner, because all work shares the server's processors.
 */
const MOST_HELD = 8;
/**
 * Options with which PostgreSQL ends the connection of a server that no longer answers: after 10 seconds without
 * traffic it sends 3 probes, 5 seconds apart.
 */
const KEEPALIVE_OPTIONS = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';
const KEY = 'hashtextextended($1, 27)';

export interface Locks extends Pick<Store, 'withLock'> {
  close(): Promise<void>;
}

/**
 * Creates locks that all servers of a database share. Each lock is held by its own connection and is freed when that
 * connection ends.
 */
export function createLocks(url: string): Locks {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_HELD,
    application_name: 'sitewright',
    options: KEEPALIVE_OPTIONS,
  });
  pool.on('error', () => undefined);
  return {
    async close() {
      if (!pool.ending) await pool.end();
    },
    async withLock(name, work, otherwise) {
      const client = await answered(() => pool.connect());
      let lost: Error | undefined;
      const lose = (error: Error): void => {
        lost = error;
        report('A lock was lost with its connection to the database:', error);
      };
      client.on('error', lose);
      try {
        if (otherwise && !(await answered(() => tryLock(client, name)))) return otherwise();
        if (!otherwise) await answered(() => client.query(`SELECT pg_advisory_lock(${KEY})`, [name]));
        try {
          return await work();
        } finally {
          await client.query(`SELECT pg_advisory_unlock(${KEY})`, [name]).catch(lose);
        }
      } finally {
        client.off('error', lose);
        client.release(lost);
      }
    },
  };
}

/** Tries to take the lock. Returns false if another connection holds it. */
async function tryLock(client: pg.PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`SELECT pg_try_advisory_lock(${KEY}) AS taken`, [name]);
  return rows[0]?.taken === true;
}
