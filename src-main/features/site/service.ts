import { setImmediate as nextTurn } from 'node:timers/promises';
import { copyContent } from '#shared/domain/site/duplicate.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { NewSiteValues } from '#shared/ipc/creation.ipc.ts';
import type { Output } from '#shared/ipc/contract.ts';
import type { OpenedSite, SiteStanding, SiteSummary } from '#shared/ipc/site.ipc.ts';
import type { RawOperation } from '#shared/record/edit-raw.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { siteKeyOf, siteKeysOf } from '../../store/site-keys.ts';
import { asMissing, checkServer } from '../../sync/save/check-server.ts';
import { fetchBase, fetchSound } from '../../sync/save/server-copy.ts';
import { Turns, type Page } from '../../sync/draft/open-sites.ts';
import type { SiteActor } from '../../sync/draft/site-actor.ts';
import { LocalSites } from './local-sites.ts';
import { OthersDrafts } from './others.ts';
import { recentSites } from './recent-sites.ts';
import { Standings } from './standings.ts';
import { SiteSending } from './sending.ts';
import { mergeNewest, mergeUnasked } from './server-merge.ts';
import type { SiteServiceDeps } from './service-types.ts';
import { hasToDo } from './to-do.ts';

/**
 * Number of sites that are read before other work gets its turn in the event loop, and maximum number of sites that
 * `toDo` reads.
 */
const [AT_ONCE, MOST_SITES] = [25, 10_000];

/**
 * Opens sites, compares them with the server's copies, and undoes or discards edits. `sending` saves and publishes
 * them.
 */
export class SiteService {
  readonly sending: SiteSending;
  readonly others: OthersDrafts;
  private readonly deps: SiteServiceDeps;
  private readonly sites: LocalSites;
  private readonly standing: Standings;
  private readonly turns = new Turns();
  private readonly runningChecks = new Map<SiteActor, Promise<void>>();

  constructor(deps: SiteServiceDeps) {
    this.deps = deps;
    this.sites = new LocalSites(deps);
    this.sending = new SiteSending(this.sites, this.turns, deps);
    this.standing = new Standings(this.sites, deps);
    this.others = new OthersDrafts(this.sites, deps.store);
    deps.client.onConnectivity((online) => {
      deps.broadcast('connectivity.changed', { online });
      if (online) this.checkAll();
      // No check while offline: the check would fail, and the windows would say that the site was opened without the
      // server.
      else for (const actor of this.sites.opened.list()) actor.announce();
    });
  }

  /** Switches to the user who has signed in: from now on the open and listed sites are those of this user. */
  personChanged(): void {
    this.sites.personChanged();
  }

  /**
   * Checks the server's copies of the open sites. It is called when the server can be reached again or a user is signed
   * in.
   */
  checkAll(): void {
    for (const actor of this.sites.opened.list()) {
      // Tells the windows first, because a check may end without telling them anything.
      actor.announce();
      void this.lookAt(actor);
    }
  }

  recent(search: string, limit: number): SiteSummary[] {
    return recentSites(this.deps.store, search, limit);
  }

  /** Returns the states of these sites, without sites that are not on this computer. Lets other work run in between. */
  async standings(slugs: readonly string[]): Promise<SiteStanding[]> {
    const found: SiteStanding[] = [];
    for (const [place, slug] of slugs.entries()) {
      if (place % AT_ONCE === AT_ONCE - 1) await nextTurn();
      const standing = this.standing.of(slug);
      if (standing) found.push(standing);
    }
    return found;
  }

  /** Returns the sites that somebody has to work on, those first that were opened longest ago. */
  async toDo(search: string, limit: number): Promise<SiteSummary[]> {
    const found: SiteSummary[] = [];
    for (const [place, site] of this.recent(search, MOST_SITES).reverse().entries()) {
      if (found.length === limit) break;
      if (place % AT_ONCE === AT_ONCE - 1) await nextTurn();
      const standing = this.standing.of(site.slug);
      if (standing && hasToDo(standing.status, standing.blockers)) found.push(site);
    }
    return found;
  }

  /**
   * Returns the slugs of sites with something that the server lacks, even if it is only a conflict's value or a waiting
   * publish.
   */
  unsyncedSlugs(): string[] {
    const { drafts, conflicts, outbox } = this.deps.store;
    return [...new Set([...drafts.slugs(), ...conflicts.slugs(), ...outbox.list().map(({ slug }) => slug)])].sort();
  }

  /**
   * Opens a site: from this computer if it is there, else from the server.
   * @param again whether a window only reads again what it already shows; then the server is not checked, and the time
   *   of the last opening stays unchanged
   * @param page the page that shows the site from now on
   */
  async open(
    slug: string,
    signal: AbortSignal,
    { again = false, page }: { again?: boolean; page?: Page } = {},
  ): Promise<OpenedSite> {
    const known = this.sites.known(slug);
    if (known && !again) this.check(known);
    const actor = known ?? (await this.sites.fetchFirst(slug, signal));
    if (page) this.sites.opened.show(page, actor);
    if (!again) this.sites.summarise(actor, this.deps.now());
    return actor.opened();
  }

  /**
   * Replaces the draft by the server's copy. A draft with edits goes to the trash.
   * @param accept modified time of a copy that is taken although it lost much of a list
   */
  async fetch(slug: string, accept: string | undefined, signal: AbortSignal): Promise<OpenedSite> {
    const actor = this.actor(slug);
    return this.turns.take(actor, async () => {
      const base = await fetchSound(this.deps.client.sites, actor, { accept, signal }).catch(asMissing(actor));
      actor.replaceBy(base, 'fetched-newer');
      this.sites.followBase(actor);
      return actor.opened();
    });
  }

  /** Merges the server's copy with the draft. */
  async review(slug: string, accept: string | undefined, signal: AbortSignal): Promise<Output<'site.review'>> {
    const actor = this.actor(slug);
    return this.turns.take(actor, async () => {
      const merged = await mergeNewest(actor, this.deps, { accept, signal });
      this.sites.followBase(actor);
      return { ...actor.opened(), ...(merged && { merged }) };
    });
  }

  /**
   * Replaces the draft by the last known copy of the server. A draft with edits goes to the trash. Returns the ID of
   * the trash entry; undefined if nothing went to the trash.
   */
  discard(slug: string): number | undefined {
    const { trash } = this.deps.store;
    const before = trash.newest(slug);
    const actor = this.sites.known(slug);
    actor?.replaceBy(actor.base, 'discarded');
    const after = trash.newest(slug);
    return after === before ? undefined : after;
  }

  /** Replaces the draft by the server's present copy. `trashed` tells whether a draft with edits went to the trash. */
  async clearCache(slug: string, signal: AbortSignal): Promise<OpenedSite & { trashed: boolean }> {
    const actor = this.sites.known(slug);
    if (!actor) return { ...(await this.open(slug, signal)), trashed: false };
    return this.turns.take(actor, async () => {
      const base = await fetchBase(this.deps.client.sites, actor.slug, { signal }).catch(asMissing(actor));
      const keys = siteKeysOf(RawValue.parse(base.text));
      if (keys.length > 0 && !keys.includes(siteKeyOf(RawValue.parse(actor.base.text)) ?? '')) {
        // Another site has the slug now. The draft stays with its own site, under a temporary slug.
        this.sites.clearSlug(slug, keys, false);
        return { ...(await this.open(slug, signal)), trashed: false };
      }
      const trashed = actor.hasUnsaved;
      const opened = actor.replaceBy(base, 'cache-cleared');
      this.sites.summarise(actor);
      return { ...opened, trashed };
    });
  }

  /** Copies the content of another site to the draft of a new one, as one step of undo. */
  async copyContent(slug: string, from: string, signal: AbortSignal): Promise<void> {
    const content =
      this.sites.known(from)?.document ??
      RawValue.parse((await fetchBase(this.deps.client.sites, from, { signal })).text);
    await this.open(slug, signal);
    const actor = this.actor(slug);
    actor.editByApp(`copy of ${from}`, copyContent(content, actor.document));
    this.sites.summarise(actor);
  }

  /** Enters the given values in the draft of a new site, as one step of undo. */
  async enterFacts(slug: string, { contact, domain }: NewSiteValues, signal: AbortSignal): Promise<void> {
    await this.open(slug, signal);
    const actor = this.actor(slug);
    const set = (field: string, value: string | undefined): RawOperation[] =>
      value === undefined ? [] : [{ op: 'set', path: [field], text: JSON.stringify(value) }];
    actor.editByApp('facts of a new site', [...set(this.deps.contactField, contact), ...set('paid_url', domain)]);
    this.sites.summarise(actor);
  }

  /**
   * Returns the actor of a site that is open or edited; undefined for any other site, which can be read from the cache.
   */
  edited(slug: string): SiteActor | undefined {
    return this.sites.openOrEdited(slug);
  }

  /** Returns the actor of a site for work that no window shows. Fetches the site if it is not on this computer. */
  async hold(slug: string, signal: AbortSignal): Promise<SiteActor> {
    const known = this.sites.known(slug);
    if (known) return known;
    const actor = await this.sites.fetchFirst(slug, signal);
    this.sites.summarise(actor, this.deps.store.sites.summary(slug)?.openedAt ?? this.deps.now());
    return actor;
  }

  /** @throws AppError NOT_OPEN if nothing of the site is on this computer */
  actor(slug: string): SiteActor {
    return this.sites.actor(slug);
  }

  /** Returns the draft of an open or stored site; undefined if this computer has none. */
  draft(slug: string): SiteDocument | undefined {
    return this.sites.find(slug)?.site;
  }

  undo(slug: string): OpenedSite {
    return this.actor(slug).undo();
  }

  redo(slug: string): OpenedSite {
    return this.actor(slug).redo();
  }

  /** Sends the status of an open site to the windows, for example because the site's entry in the queue has changed. */
  announce(slug: string): void {
    this.sites.opened.find(slug)?.announce();
  }

  /** Checks the server's copy of an open site, and merges a newer copy if the user need not decide anything. */
  checkServerCopy(slug: string): Promise<void> {
    return this.lookAt(this.actor(slug));
  }

  /**
   * Runs one check at a time per site, because windows, a new connection and a sign-in may ask for a check at the same
   * time.
   */
  private lookAt(actor: SiteActor): Promise<void> {
    const looking =
      this.runningChecks.get(actor) ??
      mergeUnasked(actor, this.deps, () => this.sites.followBase(actor)).finally(() =>
        this.runningChecks.delete(actor),
      );
    this.runningChecks.set(actor, looking);
    return looking;
  }

  private check(actor: SiteActor): void {
    const { client, logger } = this.deps;
    void checkServer(actor, { sites: client.sites, warn: logger.warn });
  }
}
