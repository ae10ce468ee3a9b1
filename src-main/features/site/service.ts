import { text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { Confirmed, OpenedSite, SaveQuestion, SiteSummary } from '#shared/ipc/site.ipc.ts';
import type { Operation } from '#shared/record/operation.ts';
import { BackendError } from '../../backend-client/backend-error.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import type { Store } from '../../store/store.ts';
import { fetchBase } from '../../sync/fetch-base.ts';
import { publishSite } from '../../sync/publish-pipeline.ts';
import { saveSite, type SavePorts } from '../../sync/save-pipeline.ts';
import { SiteActor } from '../../sync/site-actor.ts';
import type { AuthService } from '../auth/service.ts';
import type { Broadcast, CallContext, Logger } from '../handlers.ts';

export interface SiteServiceDeps {
  store: Store;
  client: Pick<BackendClient, 'sites' | 'online' | 'onConnectivity'>;
  /** the record's contact field, `{product}_contact_id` */
  contactField: string;
  suggestSpelling(word: string): Promise<string[]>;
  auth: Pick<AuthService, 'otherUsersDrafts' | 'takeOverDrafts'>;
  broadcast: Broadcast;
  logger: Logger;
  now(): number;
}

/** The open sites, each with its one actor, whatever window shows it. */
export class SiteService {
  private readonly deps: SiteServiceDeps;
  private readonly actors = new Map<string, SiteActor>();

  constructor(deps: SiteServiceDeps) {
    this.deps = deps;
    deps.client.onConnectivity((online) => {
      deps.broadcast('connectivity.changed', { online });
      for (const actor of this.actors.values()) void this.checkServer(actor);
    });
  }

  recent(search: string): SiteSummary[] {
    const unsaved = new Set(this.unsyncedSlugs());
    return this.deps.store.sites.recent(search).map((summary) => ({ ...summary, unsaved: unsaved.has(summary.slug) }));
  }

  unsyncedSlugs(): string[] {
    return this.deps.store.drafts.slugs();
  }

  async open(slug: string, signal: AbortSignal): Promise<OpenedSite> {
    // A renamed site's old slug still leads late edits to it, but opening that slug means the site that has it now.
    if (this.actors.get(slug)?.slug !== slug) this.actors.delete(slug);
    let actor = this.actors.get(slug) ?? SiteActor.fromStore(slug, this.actorPorts());
    if (actor) {
      this.actors.set(slug, actor);
      void this.checkServer(actor);
    } else {
      const base = await fetchBase(this.deps.client.sites, slug, signal);
      // Another window may have opened it meanwhile.
      actor = this.actors.get(slug) ?? SiteActor.fromServer(slug, base, this.actorPorts());
      this.actors.set(slug, actor);
    }
    this.summarise(actor);
    return actor.opened();
  }

  async fetch(slug: string, signal: AbortSignal): Promise<OpenedSite> {
    const actor = this.actor(slug);
    const opened = actor.replaceBy(await fetchBase(this.deps.client.sites, slug, signal), 'fetched-newer');
    this.summarise(actor);
    return opened;
  }

  async clearCache(slug: string, signal: AbortSignal): Promise<OpenedSite> {
    const base = await fetchBase(this.deps.client.sites, slug, signal);
    const actor = this.actors.get(slug) ?? SiteActor.fromStore(slug, this.actorPorts());
    if (!actor) return this.open(slug, signal);
    this.actors.set(slug, actor);
    const opened = actor.replaceBy(base, 'cache-cleared');
    this.summarise(actor);
    return opened;
  }

  edit(slug: string, step: string, operations: readonly Operation[]) {
    return this.actor(slug).edit(step, operations);
  }

  undo(slug: string): OpenedSite {
    return this.actor(slug).undo();
  }

  redo(slug: string): OpenedSite {
    return this.actor(slug).redo();
  }

  async save(slug: string, confirmed: Confirmed, context: CallContext) {
    const actor = this.actor(slug);
    return this.exclusively(actor, confirmed, () => saveSite(actor, confirmed, this.savePorts(context)));
  }

  async publish(slug: string, confirmed: Confirmed, context: CallContext) {
    const actor = this.actor(slug);
    const { milestones } = this.deps.store;
    const ports = { ...this.savePorts(context), milestones };
    return this.exclusively(actor, confirmed, () => publishSite(actor, confirmed, ports));
  }

  /** The draft of an open or stored site; undefined where this computer has none. */
  draft(slug: string): SiteDocument | undefined {
    return (this.actors.get(slug) ?? SiteActor.fromStore(slug, this.actorPorts()))?.site;
  }

  private actor(slug: string): SiteActor {
    const actor = this.actors.get(slug);
    if (!actor) throw new AppError('NOT_OPEN', `The site “${slug}” is not open.`);
    return actor;
  }

  /** One save or publish at a time per site; edits go on meanwhile. */
  private async exclusively<T>(
    actor: SiteActor,
    confirmed: Confirmed,
    run: () => Promise<T>,
  ): Promise<T | { question: SaveQuestion }> {
    const phoneNumber = this.deps.auth.otherUsersDrafts();
    if (phoneNumber !== undefined && !confirmed.takeOver) return { question: { ask: 'takeOver', phoneNumber } };
    if (phoneNumber !== undefined) await this.deps.auth.takeOverDrafts();
    const { sync } = actor.status();
    if (sync === 'saving' || sync === 'publishing') {
      throw new AppError('SAVE_FAILED', 'This site is being saved already.', { retry: true });
    }
    actor.setActivity('saving');
    try {
      return await run();
    } finally {
      this.actors.set(actor.slug, actor);
      actor.setActivity(undefined);
      this.summarise(actor);
    }
  }

  /** Looks whether the server has another copy than the one that the draft stands on. */
  private async checkServer(actor: SiteActor): Promise<void> {
    try {
      const modified = await this.deps.client.sites.getModified(actor.slug);
      actor.setServerState({ newerOnServer: modified !== actor.base.modified, offlineCopy: false });
    } catch (error) {
      const offline = error instanceof BackendError && ['OFFLINE', 'TIMEOUT'].includes(error.code);
      if (offline) actor.setServerState({ offlineCopy: true });
      else this.deps.logger.warn('the modified time could not be read', { error });
    }
  }

  private summarise(actor: SiteActor): void {
    const { site, slug } = actor;
    this.deps.store.sites.putSummary({
      slug,
      companyName: text(site.company_name),
      industry: text(site.company_type),
      city: text(site.city),
      state: text(site.state),
      openedAt: this.deps.now(),
    });
    this.deps.broadcast('site.recent', {});
  }

  private actorPorts() {
    const { store, client, broadcast, now } = this.deps;
    return {
      store,
      now,
      isOnline: () => client.online,
      onStatus: (status: Parameters<typeof broadcast<'site.status'>>[1]) => broadcast('site.status', status),
      onChanged: (change: Parameters<typeof broadcast<'site.changed'>>[1]) => broadcast('site.changed', change),
    };
  }

  private savePorts({ progress, signal }: CallContext): SavePorts {
    const { store, client, contactField, suggestSpelling, now } = this.deps;
    const speller = {
      check: (prose: string) => client.sites.spellcheck(prose, { signal }),
      isAccepted: (word: string) => store.dictionary.has(word),
      suggest: suggestSpelling,
    };
    return { server: client.sites, speller, trash: store.trash, contactField, now, progress, signal };
  }
}
