import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { text } from '#shared/record/readers.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { thumbnailOf } from '../../site-page/index.ts';
import type { Base } from '../../store/draft-repo.ts';
import { moveSite, parkedSlug } from '../../store/move-site.ts';
import type { Person } from '../../store/person.ts';
import type { Summary } from '../../store/site-cache-repo.ts';
import { siteKeysOf } from '../../store/site-keys.ts';
import { fetchBase, shrunkLists } from '../../sync/save/server-copy.ts';
import { OpenSites } from '../../sync/draft/open-sites.ts';
import { SiteActor } from '../../sync/draft/site-actor.ts';
import type { SiteServiceDeps } from './service-types.ts';

/** Returns a site as lists show it. @param modified modified time of the server's copy on which the draft is based */
export function summaryOf(
  site: SiteDocument,
  { slug, modified, openedAt }: Pick<Summary, 'slug' | 'modified' | 'openedAt'>,
): Summary {
  return {
    slug,
    companyName: text(site.company_name),
    industry: text(site.company_type),
    city: text(site.city),
    state: text(site.state),
    thumbnail: thumbnailOf(site),
    modified,
    openedAt,
  };
}

/** The sites on this computer, each with its only actor. A renamed site is also found by its former slug. */
export class LocalSites {
  private readonly byPerson = new Map<Person, OpenSites>();
  private readonly deps: Pick<SiteServiceDeps, 'store' | 'client' | 'broadcast' | 'renamed' | 'now'>;

  constructor(deps: LocalSites['deps']) {
    this.deps = deps;
  }

  /** The open sites of the current user. */
  get opened(): OpenSites {
    return this.openedBy(this.deps.store.owners.current);
  }

  /**
   * Returns the open sites of a person. Work that a person began, such as a save, changes that person's draft even if
   * another person has signed in meanwhile.
   */
  openedBy(person: Person): OpenSites {
    const known = this.byPerson.get(person) ?? new OpenSites();
    this.byPerson.set(person, known);
    return known;
  }

  /**
   * Returns a person's draft of a site. The caller must not keep the actor. An actor from the store is not registered
   * as open here, so the site may get a second actor later.
   */
  draftOf(person: Person, slug: string): SiteActor | undefined {
    return this.openedBy(person).find(slug) ?? SiteActor.fromStore(slug, this.actorPorts(person));
  }

  leaveOthers(): void {
    for (const [person, opened] of this.byPerson) if (person !== this.deps.store.owners.current) opened.retireAll();
  }

  /**
   * Closes the sites that others had open, except busy ones, and makes lists show the new user's drafts, or the
   * server's copies if there is no draft. Called when the current user has changed.
   */
  personChanged(): void {
    const { sites, owners } = this.deps.store;
    this.leaveOthers();
    for (const slug of owners.sites()) {
      const actor = sites.summary(slug) && SiteActor.fromStore(slug, this.actorPorts());
      if (actor) this.summarise(actor);
    }
  }

  /** Returns the actor of a site. @throws AppError NOT_OPEN if nothing of the site is on this computer */
  actor(slug: string): SiteActor {
    const actor = this.find(slug);
    if (!actor) throw new AppError('NOT_OPEN', `The site “${slug}” is not open.`);
    return actor;
  }

  find(slug: string): SiteActor | undefined {
    const open = this.opened.find(slug);
    if (open) return open;
    const actor = SiteActor.fromStore(slug, this.actorPorts());
    if (actor) this.opened.put(slug, actor);
    return actor;
  }

  /**
   * Returns the actor of a site that is open or edited. Returns undefined for other sites, because reading them from
   * the cache is faster.
   */
  openOrEdited(slug: string): SiteActor | undefined {
    const actor = this.deps.store.drafts.hasBase(slug) ? this.find(slug) : this.opened.find(slug);
    return actor?.slug === slug ? actor : undefined;
  }

  /** Returns the actor of a site that is open or on this computer. */
  known(slug: string): SiteActor | undefined {
    // Late edits find a renamed site by its former slug. Whoever opens that slug wants the site that has it now, so the
    // old entry is forgotten.
    if (this.opened.find(slug)?.slug !== slug) this.opened.forget(slug);
    return this.find(slug);
  }

  async fetchFirst(slug: string, signal: AbortSignal): Promise<SiteActor> {
    const base = await fetchBase(this.deps.client.sites, slug, { signal });
    // Another window may have opened the site during the request.
    const actor =
      this.opened.find(slug) ?? this.knownByKey(slug, base) ?? SiteActor.fromServer(slug, base, this.actorPorts());
    this.opened.put(slug, actor);
    return actor;
  }

  /**
   * Finds the site on this computer that the server now has under this slug, because somebody renamed it. If the site
   * is not busy, renames it here too, and merges the server's copy unless that copy lost much of a list.
   */
  private knownByKey(slug: string, base: Base): SiteActor | undefined {
    const keys = siteKeysOf(RawValue.parse(base.text));
    this.clearSlug(slug, keys);
    const before = keys.map((key) => this.deps.store.siteKeys.slugOf(key)).find((known) => known !== undefined);
    const actor = before === undefined || before === slug ? undefined : this.known(before);
    if (!actor || actor.isBusy) return undefined;
    actor.relabel(slug);
    this.opened.put(slug, actor);
    const lists = shrunkLists(RawValue.parse(actor.base.text), RawValue.parse(base.text));
    if (lists.length > 0) actor.setServerState({ newerOnServer: true });
    else actor.merge(base, { byApp: true });
    return actor;
  }

  /**
   * Moves what another site has under the slug to a substitute slug, because the site with these keys has the slug now.
   * The other site stays under the substitute slug until it is opened again.
   * @param windows whether windows are told the substitute slug
   */
  clearSlug(slug: string, keys: readonly string[], windows = true): void {
    const parked = parkedSlug(this.deps.store, slug, keys);
    if (parked === undefined) return;
    const open = this.opened.find(slug);
    if (open?.slug === slug) {
      open.relabel(parked, windows);
      this.opened.put(parked, open);
    } else moveSite(this.deps.store, slug, parked);
    this.opened.forget(slug);
    this.deps.broadcast('site.recent', {});
  }

  /** Renames the site here if the server's copy has another slug, and updates what lists show of the site. */
  followBase(actor: SiteActor): void {
    const slug = text((parseJson(actor.base.text) as SiteDocument).slug);
    if (slug !== '' && slug !== actor.slug) {
      this.clearSlug(slug, siteKeysOf(RawValue.parse(actor.base.text)));
      actor.relabel(slug);
      this.opened.put(slug, actor);
    }
    this.summarise(actor);
  }

  /**
   * Updates what lists show of a site. Does nothing for the draft of another user.
   * @param openedAt without it the former time stays, because a save from the queue opens nothing
   */
  summarise({ slug, base, site, person }: SiteActor, openedAt?: number): void {
    const { sites, owners } = this.deps.store;
    if (person !== owners.current) return;
    const at = openedAt ?? sites.summary(slug)?.openedAt ?? this.deps.now();
    sites.putSummary(summaryOf(site, { slug, modified: base.modified, openedAt: at }));
    this.deps.broadcast('site.recent', {});
  }

  private actorPorts(person: Person = this.deps.store.owners.current) {
    const { client, broadcast, renamed, now } = this.deps;
    const { owners } = this.deps.store;
    return {
      store: this.deps.store.of(person),
      now,
      clearSlug: (slug: string, keys: readonly string[]) => this.clearSlug(slug, keys),
      isOnline: () => client.online,
      // Windows show the site as the current user has it, so they are not told of other users' drafts.
      onStatus(status: Parameters<typeof broadcast<'site.status'>>[1]) {
        if (owners.current === person) broadcast('site.status', status);
      },
      onChanged(change: Parameters<typeof broadcast<'site.changed'>>[1]) {
        if (change.renamedTo !== undefined) renamed?.(change.slug, change.renamedTo);
        if (owners.current === person) broadcast('site.changed', change);
      },
    };
  }
}
