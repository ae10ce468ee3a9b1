import { copyContent } from '#shared/domain/site/duplicate.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Output } from '#shared/ipc/contract.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { Confirmed, OpenedSite, SaveQuestion, SiteSummary } from '#shared/ipc/site.ipc.ts';
import { text } from '#shared/domain/site/readers.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import type { OutboxEntry } from '../../store/outbox-repo.ts';
import type { Base } from '../../store/draft-repo.ts';
import { moveSite, parkedSlug } from '../../store/move-site.ts';
import { siteKeyOf } from '../../store/site-keys.ts';
import { checkServer } from '../../sync/check-server.ts';
import { fetchBase, fetchSound } from '../../sync/fetch-base.ts';
import { asMissing } from '../../sync/missing-site.ts';
import type { SendResult } from '../../sync/outbox.ts';
import { publishSite, type PublishOutcome } from '../../sync/publish-pipeline.ts';
import { localChecks, refuseWithoutArea, saveSite, tidyDraft, type SavePorts } from '../../sync/save-pipeline.ts';
import { OpenSites, type Page } from '../../sync/open-sites.ts';
import { shrunkLists } from '../../sync/shrunk-lists.ts';
import { SiteActor } from '../../sync/site-actor.ts';
import { Turns } from '../../sync/turns.ts';
import { mergeNewest, mergeUnasked } from './server-merge.ts';
import { recentSites, summaryOf } from './recent-sites.ts';
import { livePorts, savePorts } from './save-ports.ts';
import type { Queued, SiteServiceDeps } from './service-types.ts';
import type { CallContext } from '../handlers.ts';

const SAVED_SINCE = 'The site was saved since: publish it again to put that live.';

const isShuttingDown = ({ reason }: AbortSignal): boolean =>
  reason instanceof AppError && reason.code === 'SHUTTING_DOWN';

/** The sites in work, each with its one actor, whatever window shows it. */
export class SiteService {
  private readonly deps: SiteServiceDeps;
  private readonly actors = new OpenSites();
  private readonly turns = new Turns();
  private readonly looks = new Map<SiteActor, Promise<void>>();

  constructor(deps: SiteServiceDeps) {
    this.deps = deps;
    deps.client.onConnectivity((online) => {
      deps.broadcast('connectivity.changed', { online });
      if (online) this.checkAll();
      // Asking now would call a site that was read from the server one that could not be.
      else for (const actor of this.actors.list()) actor.announce();
    });
  }

  /** Looks anew at what the server has of the open sites, after it or the user has come back. */
  checkAll(): void {
    for (const actor of this.actors.list()) {
      // The look may fail, and then tells the windows nothing.
      actor.announce();
      void this.lookAt(actor);
    }
  }

  recent(search: string, limit: number): SiteSummary[] {
    return recentSites(this.deps.store, search, limit);
  }

  /** Sites with something that the server does not have, be it only a conflict's value or a publish that waits. */
  unsyncedSlugs(): string[] {
    const { drafts, conflicts, outbox } = this.deps.store;
    return [...new Set([...drafts.slugs(), ...conflicts.slugs(), ...outbox.list().map(({ slug }) => slug)])].sort();
  }

  /**
   * @param again to read what a window shows already: nothing is new but its content
   * @param page that shows the site from now on
   */
  async open(
    slug: string,
    signal: AbortSignal,
    { again = false, page }: { again?: boolean; page?: Page } = {},
  ): Promise<OpenedSite> {
    const known = this.known(slug);
    if (known && !again) this.check(known);
    const actor = known ?? (await this.fetchFirst(slug, signal));
    if (page) this.actors.show(page, actor);
    if (!again) this.summarise(actor, this.deps.now());
    return actor.opened();
  }

  /** The actor of a site that is open or on this computer. */
  private known(slug: string): SiteActor | undefined {
    // A renamed site's old slug still leads late edits to it, but opening that slug means the site that has it now.
    if (this.actors.find(slug)?.slug !== slug) this.actors.forget(slug);
    return this.find(slug);
  }

  private async fetchFirst(slug: string, signal: AbortSignal): Promise<SiteActor> {
    const base = await fetchBase(this.deps.client.sites, slug, { signal });
    // Another window may have opened it meanwhile.
    const actor =
      this.actors.find(slug) ?? this.knownByKey(slug, base) ?? SiteActor.fromServer(slug, base, this.actorPorts());
    this.actors.put(slug, actor);
    return actor;
  }

  /** The site that the server has by this slug where it is kept here by another one: somebody has renamed it. */
  private knownByKey(slug: string, base: Base): SiteActor | undefined {
    const key = siteKeyOf(RawValue.parse(base.text));
    this.clearSlug(slug, key);
    const before = key === undefined ? undefined : this.deps.store.siteKeys.slugOf(key);
    const actor = before === undefined || before === slug ? undefined : this.known(before);
    if (!actor || actor.isBusy) return undefined;
    actor.relabel(slug);
    this.actors.put(slug, actor);
    const lists = shrunkLists(RawValue.parse(actor.base.text), RawValue.parse(base.text));
    if (lists.length > 0) actor.setServerState({ newerOnServer: true });
    else actor.merge(base, { byApp: true });
    return actor;
  }

  /** What is kept by a slug that has become another site's is kept by one of its own until that site is opened again. */
  private clearSlug(slug: string, key: string | undefined, windows = true): void {
    const parked = parkedSlug(this.deps.store, slug, key);
    if (parked === undefined) return;
    const open = this.actors.find(slug);
    if (open?.slug === slug) {
      open.relabel(parked, windows);
      this.actors.put(parked, open);
    } else moveSite(this.deps.store, slug, parked);
    this.actors.forget(slug);
    this.deps.broadcast('site.recent', {});
  }

  /** The slug that the server's copy names is the site's, whoever has changed it. */
  private followBase(actor: SiteActor): void {
    const slug = text((parseJson(actor.base.text) as SiteDocument).slug);
    if (slug !== '' && slug !== actor.slug) {
      this.clearSlug(slug, siteKeyOf(RawValue.parse(actor.base.text)));
      actor.relabel(slug);
      this.actors.put(slug, actor);
    }
    this.summarise(actor);
  }

  /** @param accept modified time of a copy that lost much of a list and is wanted all the same */
  async fetch(slug: string, accept: string | undefined, signal: AbortSignal): Promise<OpenedSite> {
    const actor = this.actor(slug);
    return this.turns.take(actor, async () => {
      const base = await fetchSound(this.deps.client.sites, actor, { accept, signal }).catch(asMissing(actor));
      actor.replaceBy(base, 'fetched-newer');
      this.followBase(actor);
      return actor.opened();
    });
  }

  /** Merges the server's copy with the draft. */
  async review(slug: string, accept: string | undefined, signal: AbortSignal): Promise<Output<'site.review'>> {
    const actor = this.actor(slug);
    return this.turns.take(actor, async () => {
      const merged = await mergeNewest(actor, this.deps, { accept, signal });
      this.followBase(actor);
      return { ...actor.opened(), ...(merged && { merged }) };
    });
  }

  /** Moves a draft to the trash and goes back to the server's copy as last seen; gives its number there. */
  discard(slug: string): number | undefined {
    const { trash } = this.deps.store;
    const before = trash.newest(slug);
    const actor = this.known(slug);
    actor?.replaceBy(actor.base, 'discarded');
    const after = trash.newest(slug);
    return after === before ? undefined : after;
  }

  /** `trashed`: edits of the draft are in the trash now. */
  async clearCache(slug: string, signal: AbortSignal): Promise<OpenedSite & { trashed: boolean }> {
    const actor = this.known(slug);
    if (!actor) return { ...(await this.open(slug, signal)), trashed: false };
    return this.turns.take(actor, async () => {
      const base = await fetchBase(this.deps.client.sites, actor.slug, { signal }).catch(asMissing(actor));
      const key = siteKeyOf(RawValue.parse(base.text));
      if (key !== undefined && siteKeyOf(RawValue.parse(actor.base.text)) !== key) {
        // The draft stays that of its site.
        this.clearSlug(slug, key, false);
        return { ...(await this.open(slug, signal)), trashed: false };
      }
      const trashed = actor.hasOwn;
      const opened = actor.replaceBy(base, 'cache-cleared');
      this.summarise(actor);
      return { ...opened, trashed };
    });
  }

  /** Gives the draft of a new site the content of another, as one step of undo. */
  async copyContent(slug: string, from: string, signal: AbortSignal): Promise<void> {
    const content =
      this.known(from)?.document ?? RawValue.parse((await fetchBase(this.deps.client.sites, from, { signal })).text);
    await this.open(slug, signal);
    const actor = this.actor(slug);
    actor.editFor(`copy of ${from}`, copyContent(content, actor.document));
    this.summarise(actor);
  }

  undo(slug: string): OpenedSite {
    return this.actor(slug).undo();
  }

  redo(slug: string): OpenedSite {
    return this.actor(slug).redo();
  }

  async save(slug: string, confirmed: Confirmed, context: CallContext): Promise<PublishOutcome | Queued> {
    const actor = this.actor(slug);
    if (!actor.isBusy) {
      tidyDraft(actor);
      const savedAt = this.deps.store.milestones.find(actor.slug).savedAt ?? this.deps.now();
      if (actor.isSaved) {
        refuseWithoutArea(actor.site);
        return { slug: actor.slug, savedAt, unchanged: true };
      }
    }
    return this.orQueue(actor, 'save', confirmed, savePorts(this.deps, context), (ports) =>
      saveSite(actor, confirmed, ports),
    );
  }

  async publish(slug: string, confirmed: Confirmed, context: CallContext): Promise<PublishOutcome | Queued> {
    const actor = this.actor(slug);
    const { milestones } = this.deps.store;
    return this.orQueue(actor, 'publish', confirmed, savePorts(this.deps, context), (ports) =>
      publishSite(actor, confirmed, { ...ports, milestones, live: livePorts(this.deps, context) }),
    );
  }

  /** Sends a site from the outbox as it was asked for, with nobody to ask, once no window saves it. */
  async sendQueued({ id, slug }: Pick<OutboxEntry, 'id' | 'slug'>): Promise<SendResult> {
    const context = { signal: new AbortController().signal, progress: () => undefined };
    // The cache may have been lost, and nothing of the site be on this computer but what was queued.
    const actor = this.known(slug) ?? (await this.fetchFirst(slug, context.signal));
    while (actor.isBusy) await this.turns.last(actor);
    // That save may have been what was queued, or the user has changed it since.
    const entry = () => this.deps.store.outbox.of(actor.slug).find((other) => other.id === id);
    const queued = entry();
    if (!queued) return {};
    const { kind, confirmed } = queued;
    const ports = {
      ...savePorts(this.deps, context),
      unattended: true,
      milestones: this.deps.store.milestones,
      live: livePorts(this.deps, context),
      // A merge on the way numbers the edits anew.
      through: () => entry()?.through ?? 0,
    };
    const send = kind === 'publish' ? publishSite : saveSite;
    return this.exclusively(actor, confirmed, () => send(actor, confirmed, ports)).catch((error: unknown) => {
      // Who reads the queue is told no more of it than that.
      if (!(error instanceof AppError)) this.deps.logger.error('what was queued broke', { error });
      throw error;
    });
  }

  /** Saves now, or where the server cannot be reached asks what can be asked and leaves it to the outbox. */
  private async orQueue(
    actor: SiteActor,
    kind: OutboxEntry['kind'],
    confirmed: Confirmed,
    ports: SavePorts,
    run: (ports: SavePorts) => Promise<PublishOutcome>,
  ): Promise<PublishOutcome | Queued> {
    // What is typed from now on is no part of what is asked for.
    tidyDraft(actor);
    const asked = actor.mark();
    const { current: person } = this.deps.store.owners;
    const askedPorts = { ...ports, through: () => asked.through };
    try {
      return await this.exclusively(actor, confirmed, async (had) => {
        const publish = this.deps.store.outbox.of(actor.slug).find((entry) => entry.kind === 'publish');
        // One that needed the user is what this save is the answer to.
        const isNewer = publish?.state === 'waiting' && publish.through < asked.through;
        const outcome = await run({ ...askedPorts, ...had });
        if (!outcome.question) this.settleQueued(actor, kind, { through: asked.through, isNewer });
        return outcome;
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Who closes the window has not taken back that the site be saved.
      const left = error.code === 'CANCELLED' && isShuttingDown(ports.signal);
      if (!left && !['OFFLINE', 'UNAUTHENTICATED'].includes(error.code)) throw error;
      const question = left ? undefined : await localChecks(actor, confirmed, askedPorts);
      if (question) return { question };
      this.deps.outbox().queue(actor.slug, kind, confirmed, { through: asked.through, person });
      // The server may have come back while the checks ran: nobody else tells of it any more.
      if (this.deps.client.online) void this.deps.outbox().drain();
      return { queued: true };
    } finally {
      actor.forget(asked);
    }
  }

  /**
   * What waited for a site is done once it was sent; but a publish is more than the save that it begins with.
   * @param isNewer what was saved is newer than what a publish that waits is of
   */
  private settleQueued(
    { slug }: SiteActor,
    sent: OutboxEntry['kind'],
    { through, isNewer }: { through: number; isNewer: boolean },
  ): void {
    const outbox = this.deps.outbox();
    for (const entry of this.deps.store.outbox.of(slug)) {
      if (entry.through > through) continue;
      if (sent === 'publish' || entry.kind === 'save') outbox.remove(slug, entry.id);
      else if (isNewer) outbox.block(entry, SAVED_SINCE);
      else void outbox.drain(slug);
    }
  }

  /** Tells the windows of what has changed around a draft, if it is open. */
  announce(slug: string): void {
    this.actors.find(slug)?.announce();
  }

  /** The draft of an open or stored site; undefined where this computer has none. */
  draft(slug: string): SiteDocument | undefined {
    return this.find(slug)?.site;
  }

  /** @throws AppError NOT_OPEN where nothing of the site is on this computer */
  actor(slug: string): SiteActor {
    const actor = this.find(slug);
    if (!actor) throw new AppError('NOT_OPEN', `The site “${slug}” is not open.`);
    return actor;
  }

  private find(slug: string): SiteActor | undefined {
    const open = this.actors.find(slug);
    if (open) return open;
    const actor = SiteActor.fromStore(slug, this.actorPorts());
    if (actor) this.actors.put(slug, actor);
    return actor;
  }

  /** One save or publish at a time per site, the next one waits; edits go on meanwhile. */
  private async exclusively<T>(
    actor: SiteActor,
    confirmed: Confirmed,
    run: (had: { followsSave: boolean }) => Promise<T>,
  ): Promise<T | { question: SaveQuestion }> {
    const users = this.deps.store.owners.othersOf(actor.slug);
    if (users !== undefined && !confirmed.takeOver) return { question: { ask: 'takeOver', users } };
    if (users !== undefined) actor.takeOver();
    const followsSave = actor.isBusy;
    while (actor.isBusy) await this.turns.last(actor);
    try {
      actor.setActivity('saving');
      return await this.turns.take(actor, () => run({ followsSave }));
    } finally {
      this.actors.put(actor.slug, actor);
      actor.setActivity(undefined);
      this.summarise(actor);
    }
  }

  /** Looks at what the server has of a site that is worked on, and takes over what clashes with nothing. */
  look(slug: string): Promise<void> {
    return this.lookAt(this.actor(slug));
  }

  /** Windows, the network and the sign-in ask for it independently of each other: one look is enough for all of them. */
  private lookAt(actor: SiteActor): Promise<void> {
    const looking =
      this.looks.get(actor) ??
      mergeUnasked(actor, this.deps, () => this.followBase(actor)).finally(() => this.looks.delete(actor));
    this.looks.set(actor, looking);
    return looking;
  }

  private check(actor: SiteActor): void {
    const { client, logger } = this.deps;
    void checkServer(actor, { sites: client.sites, warn: logger.warn });
  }

  /** @param openedAt as before unless told; a save of the queue opens nothing */
  private summarise({ slug, base, site }: SiteActor, openedAt?: number): void {
    const { sites } = this.deps.store;
    const at = openedAt ?? sites.summary(slug)?.openedAt ?? this.deps.now();
    sites.putSummary(summaryOf(site, { slug, modified: base.modified, openedAt: at }));
    this.deps.broadcast('site.recent', {});
  }

  private actorPorts() {
    const { store, client, broadcast, now } = this.deps;
    return {
      store,
      now,
      clearSlug: (slug: string, key: string | undefined) => this.clearSlug(slug, key),
      isOnline: () => client.online,
      onStatus: (status: Parameters<typeof broadcast<'site.status'>>[1]) => broadcast('site.status', status),
      onChanged: (change: Parameters<typeof broadcast<'site.changed'>>[1]) => broadcast('site.changed', change),
    };
  }
}
