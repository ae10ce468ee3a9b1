import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { text } from '#shared/domain/site/readers.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import type { Base } from '../../store/draft-repo.ts';
import { moveSite, parkedSlug } from '../../store/move-site.ts';
import { siteKeysOf } from '../../store/site-keys.ts';
import { fetchBase } from '../../sync/fetch-base.ts';
import { OpenSites } from '../../sync/open-sites.ts';
import { shrunkLists } from '../../sync/shrunk-lists.ts';
import { SiteActor } from '../../sync/site-actor.ts';
import { summaryOf } from './recent-sites.ts';
import type { SiteServiceDeps } from './service-types.ts';

/** The sites on this computer, each with its one actor: found by their slug, and followed where that changes. */
export class LocalSites {
  readonly opened = new OpenSites();
  private readonly deps: Pick<SiteServiceDeps, 'store' | 'client' | 'broadcast' | 'renamed' | 'now'>;

  constructor(deps: LocalSites['deps']) {
    this.deps = deps;
  }

  /** @throws AppError NOT_OPEN where nothing of the site is on this computer */
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

  /** The actor of a site that is open or on this computer. */
  known(slug: string): SiteActor | undefined {
    // A renamed site's old slug still leads late edits to it, but opening that slug means the site that has it now.
    if (this.opened.find(slug)?.slug !== slug) this.opened.forget(slug);
    return this.find(slug);
  }

  async fetchFirst(slug: string, signal: AbortSignal): Promise<SiteActor> {
    const base = await fetchBase(this.deps.client.sites, slug, { signal });
    // Another window may have opened it meanwhile.
    const actor =
      this.opened.find(slug) ?? this.knownByKey(slug, base) ?? SiteActor.fromServer(slug, base, this.actorPorts());
    this.opened.put(slug, actor);
    return actor;
  }

  /** The site that the server has by this slug where it is kept here by another one: somebody has renamed it. */
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

  /** Moves what is kept under a slug that has become another site's to a slug of its own, until its site is opened again. */
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

  /** Takes over the slug that the server's copy names, whoever has changed it. */
  followBase(actor: SiteActor): void {
    const slug = text((parseJson(actor.base.text) as SiteDocument).slug);
    if (slug !== '' && slug !== actor.slug) {
      this.clearSlug(slug, siteKeysOf(RawValue.parse(actor.base.text)));
      actor.relabel(slug);
      this.opened.put(slug, actor);
    }
    this.summarise(actor);
  }

  /** @param openedAt as before unless told; a save of the queue opens nothing */
  summarise({ slug, base, site }: SiteActor, openedAt?: number): void {
    const { sites } = this.deps.store;
    const at = openedAt ?? sites.summary(slug)?.openedAt ?? this.deps.now();
    sites.putSummary(summaryOf(site, { slug, modified: base.modified, openedAt: at }));
    this.deps.broadcast('site.recent', {});
  }

  private actorPorts() {
    const { store, client, broadcast, renamed, now } = this.deps;
    return {
      store,
      now,
      clearSlug: (slug: string, keys: readonly string[]) => this.clearSlug(slug, keys),
      isOnline: () => client.online,
      onStatus: (status: Parameters<typeof broadcast<'site.status'>>[1]) => broadcast('site.status', status),
      onChanged(change: Parameters<typeof broadcast<'site.changed'>>[1]) {
        if (change.renamedTo !== undefined) renamed?.(change.slug, change.renamedTo);
        broadcast('site.changed', change);
      },
    };
  }
}
