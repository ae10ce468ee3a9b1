import { AppError } from '#shared/ipc/errors.ts';
import type { Confirmed } from '#shared/domain/site/save-questions.ts';
import { pause } from '../../backend-client/pause.ts';
import { isTradeWord } from '../../spelling/trade-words.ts';
import type { OutboxEntry } from '../../store/outbox-repo.ts';
import type { SendPorts, SendResult } from '../../sync/queue/outbox.ts';
import { takeSnapshot, refuseWithoutArea, tidyDraft } from '../../sync/save/checks.ts';
import type { LivePorts } from '../../sync/save/live-pages.ts';
import { publishSite, type PublishOutcome } from '../../sync/save/publish-pipeline.ts';
import { localQuestion, saveSite } from '../../sync/save/save-pipeline.ts';
import type { SavePorts } from '../../sync/save/save-run.ts';
import type { SaveSnapshot } from '../../sync/save/snapshot.ts';
import type { SiteActor } from '../../sync/draft/site-actor.ts';
import type { Turns } from '../../sync/draft/open-sites.ts';
import type { CallContext } from '../handlers.ts';
import { createReleaseVersions, type ReleaseVersions } from '../kit/release-notes.ts';
import type { LocalSites } from './local-sites.ts';
import type { Queued, SiteServiceDeps } from './service-types.ts';

const SAVED_SINCE = 'The site was saved since: publish it again to put that live.';

const isShuttingDown = ({ reason }: AbortSignal): boolean =>
  reason instanceof AppError && reason.code === 'SHUTTING_DOWN';

/** Saves and publishes sites at once, or leaves that to the outbox, for example if the server cannot be reached. */
export class SiteSending {
  private readonly sites: LocalSites;
  private readonly turns: Turns;
  private readonly deps: SiteServiceDeps;
  private readonly notes: Pick<ReleaseVersions, 'put'>;

  constructor(sites: LocalSites, turns: Turns, deps: SiteServiceDeps) {
    this.notes = createReleaseVersions(deps.store);
    this.sites = sites;
    this.turns = turns;
    this.deps = deps;
  }

  async save(slug: string, confirmed: Confirmed, context: CallContext): Promise<PublishOutcome | Queued> {
    const actor = this.sites.actor(slug);
    if (!actor.isBusy) {
      tidyDraft(actor);
      const savedAt = this.deps.store.milestones.find(actor.slug).savedAt ?? this.deps.now();
      if (actor.isSaved) {
        refuseWithoutArea(actor.site);
        return { slug: actor.slug, savedAt, unchanged: true };
      }
    }
    return this.orQueue(actor, 'save', confirmed, savePorts(this.deps, context, actor), (ports, snapshot) =>
      saveSite(actor, confirmed, ports, snapshot),
    );
  }

  async publish(slug: string, confirmed: Confirmed, context: CallContext): Promise<PublishOutcome | Queued> {
    const actor = this.sites.actor(slug);
    const { milestones } = this.deps.store;
    return this.orQueue(actor, 'publish', confirmed, savePorts(this.deps, context, actor), (ports, snapshot) => {
      const live = livePorts(this.deps, context);
      const publishPorts = { ...ports, milestones, live, noteRelease: this.notes.put };
      return publishSite(actor, confirmed, publishPorts, snapshot);
    });
  }

  /**
   * Puts the site as it is now into the outbox, which sends it without asking the user.
   * @returns the number of the entry
   */
  queue(actor: SiteActor, kind: OutboxEntry['kind'], confirmed: Confirmed): number {
    const asked = { ...actor.rowOf(takeSnapshot(actor)), person: actor.person };
    const outbox = this.deps.outbox();
    const id = outbox.queue(actor.slug, kind, confirmed, asked);
    void outbox.drain();
    return id;
  }

  /** Sends an entry of the outbox without asking the user. Waits until no other save or publish of the site runs. */
  async sendQueued(
    { id, slug }: Pick<OutboxEntry, 'id' | 'slug'>,
    { letOthersGo, closing }: SendPorts,
  ): Promise<SendResult> {
    const context = { signal: new AbortController().signal, progress: () => undefined };
    // If the cache was lost, the queued entry may be all that this computer has of the site. Then the site is fetched.
    const actor = this.sites.known(slug) ?? (await this.sites.fetchFirst(slug, context.signal));
    while (actor.isBusy) {
      letOthersGo();
      await this.turns.last(actor);
    }
    const ports = {
      ...savePorts(this.deps, context, actor),
      unattended: true,
      milestones: this.deps.store.milestones,
      live: { ...livePorts(this.deps, { signal: closing }), onlyLooking: letOthersGo },
      noteRelease: this.notes.put,
    };
    const send = async (): Promise<SendResult> => {
      // During the wait, another save may have sent the entry, or the user may have changed the entry.
      const entry = this.deps.store.outbox.byId(id);
      if (!entry) return {};
      if (entry.person !== actor.person) throw otherUser();
      const sendIt = entry.kind === 'publish' ? publishSite : saveSite;
      return sendIt(actor, entry.confirmed, ports, actor.queued(entry));
    };
    return this.exclusively(actor, send).catch((error: unknown) => {
      // For an unexpected error the queue shows only a general message, so the details are logged.
      if (!(error instanceof AppError)) this.deps.logger.error('what was queued broke', { error });
      throw error;
    });
  }

  /**
   * Saves or publishes now. If the server cannot be reached or requires a sign-in, asks the questions that need no
   * server, and leaves the rest to the outbox. If the app closes, leaves everything to the outbox.
   */
  private async orQueue(
    actor: SiteActor,
    kind: OutboxEntry['kind'],
    confirmed: Confirmed,
    ports: SavePorts,
    run: (ports: SavePorts, snapshot: SaveSnapshot) => Promise<PublishOutcome>,
  ): Promise<PublishOutcome | Queued> {
    using kept = actor.keep(takeSnapshot(actor));
    try {
      return await this.exclusively(actor, async (had) => {
        const { snapshot } = kept;
        const publish = this.waitingOf(actor).find((entry) => entry.kind === 'publish');
        // A blocked publish waits for the user, and this save is the user's answer. So a blocked publish is sent again.
        // Only a waiting publish can be blocked as outdated.
        const isNewer = publish?.state === 'waiting' && !actor.queued(publish).document.isSame(snapshot.document);
        const outcome = await run({ ...ports, ...had }, snapshot);
        if (!outcome.question) this.settleQueued(actor, kind, { snapshot, isNewer });
        return outcome;
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // A user who closes the app during a save or publish still wants the site saved or published, so the snapshot is
      // queued.
      const left = error.code === 'CANCELLED' && isShuttingDown(ports.signal);
      if (!left && !['OFFLINE', 'UNAUTHENTICATED'].includes(error.code)) throw error;
      const question = left ? undefined : await localQuestion({ actor, confirmed, ports, kept });
      if (question) return { question };
      const { person } = actor;
      this.deps.outbox().queue(actor.slug, kind, confirmed, { ...actor.rowOf(kept.snapshot), person });
      // The server may have become reachable while the checks ran. In that case the outbox was started before it had
      // this entry, so it is started again.
      if (this.deps.client.online) void this.deps.outbox().drain();
      return { queued: true };
    }
  }

  /**
   * Removes the queued entries that a finished save or publish makes needless. After a save, a queued publish stays: it
   * is blocked if `isNewer`, else it is sent.
   * @param isNewer whether the saved snapshot is newer than that of a waiting publish; false if the publish is blocked
   */
  private settleQueued(
    actor: SiteActor,
    sent: OutboxEntry['kind'],
    { snapshot, isNewer }: { snapshot: SaveSnapshot; isNewer: boolean },
  ): void {
    const outbox = this.deps.outbox();
    for (const entry of this.waitingOf(actor)) {
      if (entry.last > snapshot.last) continue;
      if (sent === 'publish' || entry.kind === 'save') outbox.remove(actor.slug, entry.id);
      else if (isNewer) outbox.block(entry, SAVED_SINCE);
      else void outbox.drain(actor.slug);
    }
  }

  private waitingOf({ slug, person }: SiteActor) {
    return this.deps.store.of(person).outbox.of(slug);
  }

  /** Runs one save or publish of a site at a time; the next one waits. The draft can be edited meanwhile. */
  private async exclusively<T>(actor: SiteActor, run: (had: { followsSave: boolean }) => Promise<T>): Promise<T> {
    const followsSave = actor.isBusy;
    while (actor.isBusy) await this.turns.last(actor);
    try {
      actor.setActivity('saving');
      return await this.turns.take(actor, () => run({ followsSave }));
    } finally {
      this.sites.openedBy(actor.person).put(actor.slug, actor);
      actor.setActivity(undefined);
      this.sites.leaveOthers();
      this.sites.summarise(actor);
    }
  }
}

const otherUser = (): AppError =>
  new AppError('UNAUTHENTICATED', 'Another user has signed in: this is sent once you are back.');

/** Returns what a save needs from this computer and from the server. */
function savePorts(
  { store, client, upload, contactField, spelling, now }: SiteServiceDeps,
  { progress, signal }: Pick<CallContext, 'progress' | 'signal'>,
  { person }: Pick<SiteActor, 'person'>,
): SavePorts {
  const speller = {
    check: (prose: string) =>
      client.sites.spellcheck(prose, { signal }).catch((error: unknown) => {
        if (error instanceof AppError && ['OFFLINE', 'UNAUTHENTICATED'].includes(error.code))
          return spelling.check(prose);
        throw error;
      }),
    isAccepted: (word: string) => store.dictionary.has(word) || isTradeWord(word),
    suggest: spelling.suggest,
  };
  return {
    server: client.sites,
    speller,
    photos: { blobs: store.blobs, upload },
    trash: store.of(person).trash,
    contactField,
    now,
    progress,
    signal,
    checkUser: () => {
      if (store.owners.current !== person) throw otherUser();
    },
  };
}

/** Returns what a publish needs in addition, to check that visitors get the new pages. */
function livePorts({ readLive }: SiteServiceDeps, { signal }: Pick<CallContext, 'signal'>): LivePorts {
  return { readLive, wait: pause, signal };
}
