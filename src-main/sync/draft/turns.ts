import type { SiteActor } from './site-actor.ts';

/** One queue per site for work that moves its draft to another base: each sees the result of the one before. */
export class Turns {
  private readonly turns = new WeakMap<SiteActor, Promise<unknown>>();

  take<T>(actor: SiteActor, run: () => Promise<T>): Promise<T> {
    const turn = (this.turns.get(actor) ?? Promise.resolve()).then(run);
    this.turns.set(
      actor,
      turn.catch(() => undefined),
    );
    return turn;
  }

  /** Settles once the last turn taken so far is over; another may have begun by then. */
  async last(actor: SiteActor): Promise<void> {
    await this.turns.get(actor);
  }
}
