import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { EventPayload } from '#shared/ipc/events.ts';
import type { Confirmed } from '#shared/domain/site/save-questions.ts';
import type { SiteStatus } from '#shared/ipc/site.ipc.ts';
import type { Operation } from '#shared/record/operation.ts';
import type { SiteSending } from '../../src-main/features/site/sending.ts';
import { SiteService } from '../../src-main/features/site/service.ts';
import type { SiteServiceDeps } from '../../src-main/features/site/service-types.ts';
import { createHistoryService, type HistoryService } from '../../src-main/features/sync/history-service.ts';
import type { Store } from '../../src-main/store/store.ts';
import { Outbox, type OutboxPorts } from '../../src-main/sync/queue/outbox.ts';
import { callContext } from './call-context.ts';
import { Computer } from './computer.ts';
import { FakeSiteServer } from './fake-site-server.ts';
import { CONTACT_FIELD, siteText } from './site-harness.ts';
import { noLog } from './log.ts';

/** The sync of a computer with a real store, connected to the server of `client`. */
export interface SyncHarness {
  store: Store;
  site: SiteService;
  outbox: Outbox;
  history: HistoryService;
  /** the events about changed drafts that windows got */
  changes: EventPayload<'site.changed'>[];
  /** the events that told windows that a merge has changed a draft without asking a user */
  merges: EventPayload<'site.merged'>[];
  /** for each slug, the last status that windows got */
  statuses: Map<string, SiteStatus>;
  /** the timers that the queue has set, in milliseconds */
  timers: number[];
  open(slug: string): Promise<SiteStatus>;
  /** returns the draft; throws if nothing of the site is on this computer */
  draft(slug: string): SiteDocument;
  edit(slug: string, step: string, operations: readonly Operation[]): void;
  set(slug: string, field: string, value: string): void;
  save(slug: string, confirmed?: Confirmed): ReturnType<SiteSending['save']>;
  /** Queues a snapshot of the site's draft. */
  queue(slug: string, kind: 'save' | 'publish', confirmed: Confirmed): void;
  publish(slug: string): ReturnType<SiteSending['publish']>;
  /**
   * Waits until the checks of the server's copy that `open` has started have ended. Only for a fake server that answers
   * at once, because this waits a single turn of the event loop.
   */
  settleChecks(): Promise<void>;
  /** Switches `store` and `site` to a person, as a sign-in does. */
  signIn(person: string): void;
  restart(): Promise<void>;
  dispose(): Promise<void>;
}

interface Parts {
  client: SiteServiceDeps['client'];
  upload?: SiteServiceDeps['upload'];
  renamed?: SiteServiceDeps['renamed'];
  pauseReason?: () => string | undefined;
  changed?: () => void;
  /** sets the queue's timers; by default they never fire */
  schedule?: OutboxPorts['schedule'];
  /** an existing folder, which is kept; the default is a temporary folder */
  folder?: string;
}

/** Returns a client with these endpoints that is always online. */
export const reachable = (sites: SiteServiceDeps['client']['sites']): SiteServiceDeps['client'] => ({
  sites,
  online: true,
  onConnectivity: () => () => undefined,
});

const noUpload = () => Promise.reject(new Error('no photo is added here'));

export async function openSyncHarness({
  client,
  upload = noUpload,
  renamed,
  pauseReason = () => undefined,
  changed = () => undefined,
  schedule = () => () => undefined,
  folder,
}: Parts) {
  const computer = await Computer.start({ folder, now: () => Date.now() });
  const context = callContext();
  const parts = () => {
    const { store, now } = computer;
    let closed = false;
    const outbox: Outbox = new Outbox({
      repo: store.outbox,
      send: (entry, sendPorts) => site.sending.sendQueued(entry, sendPorts),
      isOnline: () => client.online,
      pauseReason,
      changed,
      now,
      schedule: (ms, run) => {
        harness.timers.push(ms);
        return schedule(ms, run);
      },
      random: () => 0.5,
      broke: (error) => {
        throw error;
      },
    });
    const site: SiteService = new SiteService({
      store,
      // After a restart `client` still has the listener of the ended app, which must get no events.
      client: {
        sites: client.sites,
        get online() {
          return client.online;
        },
        onConnectivity: (listener) => client.onConnectivity((online) => closed || listener(online)),
      },
      upload,
      readLive: () => Promise.reject(new Error('nothing is published')),
      contactField: CONTACT_FIELD,
      outbox: () => outbox,
      spelling: { check: async () => [], suggest: async () => [] },
      broadcast: (event, payload) => {
        if (event === 'site.changed') harness.changes.push(payload as EventPayload<'site.changed'>);
        if (event === 'site.merged') harness.merges.push(payload as EventPayload<'site.merged'>);
        if (event === 'site.status') harness.statuses.set((payload as SiteStatus).slug, payload as SiteStatus);
      },
      ...(renamed && { renamed }),
      logger: noLog,
      now,
    });
    const end = (): void => {
      closed = true;
      store.close();
    };
    const history = createHistoryService({ store, actor: (slug) => site.actor(slug) });
    return { store, site, outbox, history, end };
  };
  const harness: SyncHarness & { end: () => void } = {
    ...parts(),
    changes: [],
    merges: [],
    statuses: new Map(),
    timers: [],
    open: async (slug) => (await harness.site.open(slug, context.signal)).status,
    draft(slug) {
      const site = harness.site.draft(slug);
      if (!site) throw new Error('The site is not open.');
      return site;
    },
    edit(slug, step, operations) {
      if (operations.length > 0) harness.site.actor(slug).edit(step, [...operations]);
    },
    set: (slug, field, value) => harness.edit(slug, `set ${field}`, [{ op: 'set', path: [field], value }]),
    save: (slug, confirmed = {}) => harness.site.sending.save(slug, { spelling: true, ...confirmed }, context),
    queue(slug, kind, confirmed) {
      const actor = harness.site.actor(slug);
      harness.outbox.queue(slug, kind, confirmed, actor.rowOf(actor.snapshot()));
    },
    publish: (slug) => harness.site.sending.publish(slug, { spelling: true }, context),
    settleChecks: () => new Promise(setImmediate),
    signIn(person) {
      harness.store.owners.current = person;
      harness.site.personChanged();
    },
    async restart() {
      void harness.outbox.close();
      harness.end();
      await computer.restart();
      Object.assign(harness, parts());
    },
    async dispose() {
      await harness.outbox.close();
      harness.end();
      await computer.dispose();
    },
  };
  return harness;
}

/** Opens the site acme on a computer that is always online. */
export async function openAcme(document = siteText): Promise<{ server: FakeSiteServer; harness: SyncHarness }> {
  const server = new FakeSiteServer(document);
  const harness = await openSyncHarness({ client: reachable(server) });
  await harness.open('acme');
  return { server, harness };
}
