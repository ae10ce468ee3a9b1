import type { SiteActor } from './site-actor.ts';

/** What puts a site's draft onto another base happens one after the other, each seeing what the one before has left. */
export class Turns {
  private readonly last = new WeakMap<SiteActor, Promise<unknown>>();

  take<T>(actor: SiteActor, run: () => Promise<T>): Promise<T> {
    const turn = (this.last.get(actor) ?? Promise.resolve()).then(run);
    this.last.set(
      actor,
      turn.catch(() => undefined),
    );
    return turn;
  }

  /** Settles once no save or publish of the site is under way. */
  async idle(actor: SiteActor): Promise<void> {
    while (actor.isBusy) await this.last.get(actor);
  }
}
