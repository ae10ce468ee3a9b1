import type { SiteActor } from './site-actor.ts';

/** What shows a site: a window's page. */
export interface Page {
  once(event: 'destroyed', listener: () => void): unknown;
}

/** Sites used last that stay at hand although no window shows them. */
const KEPT = 10;

/**
 * The actors by slug. Hundreds of sites may be opened in a day, so actors that no window shows are released. While a
 * call still holds one it is found here, so that a site never has two actors.
 */
export class OpenSites {
  private readonly bySlug = new Map<string, WeakRef<SiteActor>>();
  /** the one used last comes last */
  private readonly recent = new Set<SiteActor>();
  private readonly shown = new Map<Page, SiteActor>();

  find(slug: string): SiteActor | undefined {
    const actor = this.bySlug.get(slug)?.deref();
    if (actor) this.use(actor);
    else this.bySlug.delete(slug);
    return actor;
  }

  /** A renamed site is found by its old slug too, until `forget`. */
  put(slug: string, actor: SiteActor): void {
    this.bySlug.set(slug, new WeakRef(actor));
    this.use(actor);
  }

  forget(slug: string): void {
    this.bySlug.delete(slug);
  }

  /** The page shows this site instead of the one before, for as long as it lives. */
  show(page: Page, actor: SiteActor): void {
    if (!this.shown.has(page)) page.once('destroyed', () => this.shown.delete(page));
    this.shown.set(page, actor);
  }

  /** Those that windows show, and those used last. */
  list(): SiteActor[] {
    return [...new Set([...this.shown.values(), ...this.recent])];
  }

  /** Releases all actors but those that are saving: the next one who opens a site reads it from the store. */
  leave(): void {
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
