import { isPostgres } from '../db/dialect.ts';
import type { Store } from '../db/open.ts';
import { type Db, inTransaction } from '../db/tables.ts';
import { HttpError } from '../http/errors.ts';

/** A change of a site's publication while it runs. */
export interface Turn {
  /**
   * Runs the work on the database unless another server has begun a later change of the same site, because this one
   * seemed dead: what ends late must not undo what came after it. @throws HttpError 409
   */
  last<T>(work: (on: Db) => Promise<T>): Promise<T>;
}

/** Changes of the publication of one site come one after the other; sites do not wait for each other. */
export interface Turns {
  inTurn<T>(sitePk: string, work: (turn: Turn) => Promise<T>): Promise<T>;
  /** Does nothing where another server changes the site. */
  ifFree(sitePk: string, work: (turn: Turn) => Promise<void>): Promise<void>;
}

export function createTurns({ db, alone }: Pick<Store, 'db' | 'alone'>): Turns {
  const queues = new Map<string, Promise<unknown>>();

  async function begin(sitePk: string): Promise<Turn> {
    // The database of a single process needs no number: nothing that was begun before still runs.
    if (!isPostgres(db)) return { last: (work) => work(db) };
    const { attempt } = await db
      .insertInto('publish_turn')
      .values({ site_pk: sitePk, attempt: 1 })
      .onConflict((row) => row.column('site_pk').doUpdateSet((e) => ({ attempt: e('publish_turn.attempt', '+', 1) })))
      .returning('attempt')
      .executeTakeFirstOrThrow();
    return {
      last: (work) =>
        inTransaction(db, async (tx) => {
          // A later change cannot begin before the end of this transaction.
          const row = tx.selectFrom('publish_turn').select('attempt').where('site_pk', '=', sitePk).forUpdate();
          if ((await row.executeTakeFirst())?.attempt !== attempt) {
            throw new HttpError(409, 'Another publish of this site has begun meanwhile. This one changed nothing.');
          }
          return work(tx);
        }),
    };
  }

  return {
    inTurn(sitePk, work) {
      const before = queues.get(sitePk) ?? Promise.resolve();
      const result = before.then(() => alone(sitePk, async () => work(await begin(sitePk))));
      const settled = result.catch(() => undefined);
      queues.set(sitePk, settled);
      void settled.then(() => queues.get(sitePk) === settled && queues.delete(sitePk));
      return result;
    },
    ifFree: (sitePk, work) =>
      alone(
        sitePk,
        async () => work(await begin(sitePk)),
        () => undefined,
      ),
  };
}
