import { isPostgres } from '../db/dialect.ts';
import type { Store } from '../db/open.ts';
import { type Db, inTransaction } from '../db/tables.ts';
import { HttpError } from '../http/errors.ts';
import { report } from '../report.ts';

/** A running change of a site's publication. */
export interface Turn {
  /**
   * Shows that the work is not stuck. The work has to call it after each of its steps.
   * @throws HttpError 503 if the work was given up
   */
  step(): void;
  /**
   * Runs the work in a transaction, unless a later change of the same site has begun before this change has ended. So a
   * change that counted as stuck, but ends after all, cannot undo a later one.
   * @throws HttpError 409 if there is a later change
   */
  finish<T>(work: (on: Db) => Promise<T>): Promise<T>;
}

/**
 * Runs changes of publications. Those of the same site run one after the other; different sites do not wait for each
 * other.
 */
export interface Turns {
  inTurn<T>(sitePk: string, work: (turn: Turn) => Promise<T>): Promise<T>;
  /** Like `inTurn`, but does nothing if another server is changing the site. */
  ifFree(sitePk: string, work: (turn: Turn) => Promise<void>): Promise<void>;
}

/**
 * Milliseconds without a step after which a change counts as stuck. Even on a busy server any step, such as making all
 * sizes of a picture or sending a file several times, takes far less.
 */
const STUCK_MS = 300_000;

/**
 * Creates the turns for a database.
 * @param stuckMs milliseconds without a step after which a change is given up if other servers may wait for it
 */
export function createTurns({ db, withLock }: Pick<Store, 'db' | 'withLock'>, stuckMs = STUCK_MS): Turns {
  const queues = new Map<string, Promise<unknown>>();

  async function beginAttempt(sitePk: string, step: () => void): Promise<Turn> {
    const { attempt } = await db
      .insertInto('publish_turn')
      .values({ site_pk: sitePk, attempt: 1 })
      .onConflict((row) => row.column('site_pk').doUpdateSet((e) => ({ attempt: e('publish_turn.attempt', '+', 1) })))
      .returning('attempt')
      .executeTakeFirstOrThrow();
    step();
    return {
      step,
      finish: (work) =>
        inTransaction(db, async (tx) => {
          // The lock on this row keeps later changes from beginning before the end of this transaction.
          const row = tx.selectFrom('publish_turn').select('attempt').where('site_pk', '=', sitePk).forUpdate();
          const found = await row.executeTakeFirst();
          step();
          if (found?.attempt !== attempt) {
            throw new HttpError(409, 'Another publish of this site has begun meanwhile. This one changed nothing.');
          }
          return work(tx);
        }),
    };
  }

  // If only one process uses the database, neither a numbered attempt nor a time limit is needed: no earlier change is
  // still running, and no other server is waiting.
  const run = <T>(sitePk: string, work: (turn: Turn) => Promise<T>): Promise<T> =>
    isPostgres(db)
      ? withStuckLimit(async (step) => work(await beginAttempt(sitePk, step)), stuckMs)
      : work({ step: () => undefined, finish: (end) => inTransaction(db, end) });

  return {
    inTurn(sitePk, work) {
      const before = queues.get(sitePk) ?? Promise.resolve();
      const result = before.then(() => withLock(sitePk, () => run(sitePk, work)));
      const settled = result.catch(() => undefined);
      queues.set(sitePk, settled);
      void settled.then(() => queues.get(sitePk) === settled && queues.delete(sitePk));
      return result;
    },
    ifFree: (sitePk, work) =>
      withLock(
        sitePk,
        () => run(sitePk, work),
        () => undefined,
      ),
  };
}

/**
 * Gives up work that makes no step for `limitMs` milliseconds, so that its lock is freed. The work cannot be stopped,
 * but its next step fails.
 */
async function withStuckLimit<T>(work: (step: () => void) => Promise<T>, limitMs: number): Promise<T> {
  const stuck = Promise.withResolvers<never>();
  let givenUp = false;
  const timer = setTimeout(() => {
    givenUp = true;
    report(`A change of a publication made no step for ${limitMs / 1000} s and was given up.`);
    stuck.reject(gotStuck());
  }, limitMs);
  const step = (): void => {
    if (givenUp) throw gotStuck();
    timer.refresh();
  };
  try {
    return await Promise.race([work(step), stuck.promise]);
  } finally {
    clearTimeout(timer);
  }
}

const gotStuck = (): HttpError =>
  new HttpError(503, 'This did not get on and was given up. Look at the published site, then try again.', 'stuck');
