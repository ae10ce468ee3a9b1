import type { SiteActor } from './site-actor.ts';

/** A window's page, which can show a site. */
export interface Page {
  once(event: 'destroyed', listener: () => void): unknown;
}

/** Maximum number of last used sites whose actors are kept even if no window shows them. */
const KEPT = 10;

/**
 * The actors of open sites, by slug. Hundreds of sites may be opened in a day, so only the actors of shown sites and of
 * the last used sites are kept. As long as a call still uses another actor, `find` returns that actor, so that its site
 * gets no second actor.
 */
export class OpenSites {
  private readonly bySlug = new Map<string, WeakRef<SiteActor>>();
  /** in the order of their last use, the latest at the end */
  private readonly recent = new Set<SiteActor>();
  private readonly shown = new Map<Page, SiteActor>();

  find(slug: string): SiteActor | undefined {
    const actor = this.bySlug.get(slug)?.deref();
    if (actor) this.use(actor);
    else this.bySlug.delete(slug);
    return actor;
  }

  /** Registers an actor. A renamed site is also found by its old slug, until `forget` is called. */
  put(slug: string, actor: SiteActor): void {
    this.bySlug.set(slug, new WeakRef(actor));
    this.use(actor);
  }

  forget(slug: string): void {
    this.bySlug.delete(slug);
  }

  /** Notes that the page shows this site, instead of any former site, until the page is destroyed. */
  show(page: Page, actor: SiteActor): void {
    if (!this.shown.has(page)) page.once('destroyed', () => this.shown.delete(page));
    this.shown.set(page, actor);
  }

  /** Returns the actors of the sites that windows show, and the last used actors. */
  list(): SiteActor[] {
    return [...new Set([...this.shown.values(), ...this.recent])];
  }

  /** Retires and forgets all actors except busy ones. A site whose actor is forgotten is read from the store again. */
  retireAll(): void {
    this.shown.clear();
    this.recent.clear();
    for (const [slug, reference] of this.bySlug) {
      const actor = reference.deref();
      if (actor?.isBusy) continue;
      actor?.retire();
      this.bySlug.delete(slug);
    }
  }

  private use(actor: SiteActor): void {
    this.recent.delete(actor);
    this.recent.add(actor);
    const [oldest] = this.recent;
    if (oldest && this.recent.size > KEPT) this.recent.delete(oldest);
  }
}

/**
 * Runs one after the other, for each site, the tasks that move the draft to another base. Each task thus sees the
 * result of the previous one.
 */
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

  /** Resolves once the last turn that has been taken so far is over. Another turn may have begun by then. */
  async last(actor: SiteActor): Promise<void> {
    await this.turns.get(actor);
  }
}
