import { isPostgres } from '../db/dialect.ts';
import type { Store } from '../db/open.ts';
import { type Db, inTransaction } from '../db/tables.ts';
import { HttpError } from '../http/errors.ts';
import { report } from '../report.ts';

/** A change of a site's publication while it runs. */
export interface Turn {
  /**
   * To be called after each step of the work, which shows that it is not stuck. @throws HttpError 503 where it was
   * given up meanwhile
   */
  step(): void;
  /**
   * Runs the work on the database, unless another server has begun a later change of the same site because this one
   * seemed dead: a change that ends late must not undo a later one. @throws HttpError 409
   */
  last<T>(work: (on: Db) => Promise<T>): Promise<T>;
}

/** Changes of the publication of one site come one after the other; sites do not wait for each other. */
export interface Turns {
  inTurn<T>(sitePk: string, work: (turn: Turn) => Promise<T>): Promise<T>;
  /** Does nothing where another server changes the site. */
  ifFree(sitePk: string, work: (turn: Turn) => Promise<void>): Promise<void>;
}

/** Far longer than any one step takes on a busy server: a picture's sizes, or a file that is sent again and again. */
const STUCK_MS = 300_000;

/**
 * Changes of publications on the database.
 * @param stuckMs after so long without a step, a change that others wait for is given up
 */
export function createTurns({ db, alone }: Pick<Store, 'db' | 'alone'>, stuckMs = STUCK_MS): Turns {
  const queues = new Map<string, Promise<unknown>>();

  async function numbered(sitePk: string, step: () => void): Promise<Turn> {
    const { attempt } = await db
      .insertInto('publish_turn')
      .values({ site_pk: sitePk, attempt: 1 })
      .onConflict((row) => row.column('site_pk').doUpdateSet((e) => ({ attempt: e('publish_turn.attempt', '+', 1) })))
      .returning('attempt')
      .executeTakeFirstOrThrow();
    step();
    return {
      step,
      last: (work) =>
        inTransaction(db, async (tx) => {
          // A later change cannot begin before the end of this transaction.
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

  // The database of a single process needs neither number nor limit: nothing that was begun before still runs there,
  // and no other server waits.
  const run = <T>(sitePk: string, work: (turn: Turn) => Promise<T>): Promise<T> =>
    isPostgres(db)
      ? whileItGetsOn(async (step) => work(await numbered(sitePk, step)), stuckMs)
      : work({ step: () => undefined, last: (end) => inTransaction(db, end) });

  return {
    inTurn(sitePk, work) {
      const before = queues.get(sitePk) ?? Promise.resolve();
      const result = before.then(() => alone(sitePk, () => run(sitePk, work)));
      const settled = result.catch(() => undefined);
      queues.set(sitePk, settled);
      void settled.then(() => queues.get(sitePk) === settled && queues.delete(sitePk));
      return result;
    },
    ifFree: (sitePk, work) =>
      alone(
        sitePk,
        () => run(sitePk, work),
        () => undefined,
      ),
  };
}

/** Gives up work that makes no step for so long, so that its lock is free. It cannot be ended, but its next step fails. */
async function whileItGetsOn<T>(work: (step: () => void) => Promise<T>, limitMs: number): Promise<T> {
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
