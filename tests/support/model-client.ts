import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#shared/ipc/errors.ts';
import type { Confirmed } from '#shared/domain/site/save-questions.ts';
import type { Operation } from '#shared/record/operation.ts';
import { SiteService } from '../../src-main/features/site/service.ts';
import { blobReference } from '../../src-main/store/blob-repo.ts';
import { openStore, type Store } from '../../src-main/store/store.ts';
import { Outbox } from '../../src-main/sync/queue/outbox.ts';
import type { SiteActor } from '../../src-main/sync/draft/site-actor.ts';
import { callContext } from './call-context.ts';
import type { ModelServer } from './model-server.ts';
import { Crash, type AppRun, injectFaults } from './fault-injecting-store.ts';
import { CONTACT_FIELD } from './site-harness.ts';
import { noLog } from './log.ts';

/** A computer with its own store and the real service, actor, save pipeline and queue. */
export class ModelClient {
  readonly slug = 'acme';
  isOnline = true;
  clock = 1000;
  /** the date that the store sees, in milliseconds since 1970 */
  today = Date.UTC(2026, 10, 21);
  store!: Store;
  site!: SiteService;
  outbox!: Outbox;
  appRun!: AppRun;
  private readonly server: ModelServer;
  private readonly folder: string;
  private ended: Promise<'ended'> | undefined;
  private restarting: Promise<void> | undefined;
  /** the last run of the queue that the service has started */
  private sending: Promise<void> | undefined;

  private constructor(server: ModelServer, folder: string) {
    this.server = server;
    this.folder = folder;
  }

  static async start(server: ModelServer, parent: string): Promise<ModelClient> {
    const client = new ModelClient(server, await mkdtemp(join(parent, 'client-')));
    await client.open();
    return client;
  }

  get actor(): SiteActor {
    return this.site.actor(this.slug);
  }

  edit(step: string, operations: readonly Operation[]): void {
    this.site.actor(this.slug).edit(step, operations);
  }

  /** Stores a file on this computer and returns its reference. */
  addFile(content: string): string {
    return blobReference(this.store.blobs.put(`${content}.webp`, 'image/webp', Buffer.from(content), this.clock));
  }

  /** Runs work that may end in a crash, and restarts the app after a crash. Ignores AppErrors, which users meet too. */
  async run(work: () => unknown): Promise<void> {
    const { appRun } = this;
    const worked = (async () => work())()
      .catch(expected)
      .then(() => this.sending);
    await Promise.race([worked.catch(expected), this.ended]);
    if (!appRun.isAlive) await this.revive(appRun);
  }

  /** Like `run`, but for synchronous work. Does not wait for the queue, so the app may be sending meanwhile. */
  async act(work: () => unknown): Promise<void> {
    const { appRun } = this;
    try {
      work();
    } catch (error) {
      expected(error);
    }
    if (!appRun.isAlive) await this.revive(appRun);
  }

  /** Saves or publishes. If the server has a newer copy, overwrites it, merges it or gives up, as `answer` says. */
  async save(
    answer: 'overwrite' | 'review' | 'cancel',
    confirmed: Confirmed = {},
    kind: 'save' | 'publish' = 'save',
  ): Promise<void> {
    const outcome = await this.site.sending[kind](this.slug, confirmed, callContext());
    if (outcome.question?.ask !== 'overwrite') return;
    if (answer === 'overwrite') return this.save('cancel', { overwrite: outcome.question.modified }, kind);
    if (answer === 'review') await this.review();
  }

  /** Queues a snapshot of the draft. */
  queue(kind: 'save' | 'publish'): void {
    this.outbox.queue(this.slug, kind, {}, this.actor.rowOf(this.actor.snapshot()));
  }

  /** Merges the server's copy, even if that copy has lost much of a list. */
  review(): Promise<void> {
    return this.take('review');
  }

  /** Replaces the draft with the server's copy. */
  fetch(): Promise<void> {
    return this.take('fetch');
  }

  async clearCache(): Promise<void> {
    await this.site.clearCache(this.slug, new AbortController().signal);
  }

  /** Checks the server's copy, as the app does from time to time. */
  look(): Promise<void> {
    return this.site.checkServerCopy(this.slug);
  }

  async restart(): Promise<void> {
    this.appRun.isAlive = false;
    this.store.close();
    await this.open();
  }

  async dispose(): Promise<void> {
    this.appRun.isAlive = false;
    this.store.close();
    await rm(this.folder, { recursive: true });
  }

  private async take(how: 'review' | 'fetch', accept?: string): Promise<void> {
    try {
      await this.site[how](this.slug, accept, new AbortController().signal);
    } catch (error) {
      if (accept !== undefined || !(error instanceof AppError) || error.code !== 'HELD') throw error;
      await this.take(how, (error.details as { modified: string }).modified);
    }
  }

  /** Restarts the app after a crash, only once for all work that was running. */
  private async revive(appRun: AppRun): Promise<void> {
    if (this.appRun === appRun) this.restarting ??= this.restart().finally(() => (this.restarting = undefined));
    await this.restarting;
  }

  private async open(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<'ended'>();
    const appRun: AppRun = {
      isAlive: true,
      fault: undefined,
      wasRefused: false,
      end: () => {
        appRun.isAlive = false;
        resolve('ended');
      },
    };
    const store = injectFaults(await openStore(this.folder, { now: () => this.today }), appRun);
    [this.store, this.appRun, this.ended] = [store, appRun, promise];
    const now = () => ++this.clock;
    const isOnline = () => this.isOnline;
    const outbox: Outbox = new Outbox({
      repo: store.outbox,
      send: (entry, sendPorts) => site.sending.sendQueued(entry, sendPorts),
      isOnline,
      pauseReason: () => undefined,
      changed: () => undefined,
      now,
      schedule: () => () => undefined,
      random: () => 0.5,
      // After the end of a run of the app, the remaining work of that run fails, because its store is closed.
      broke: (error) => void (appRun.isAlive && expected(error)),
    });
    const server = this.server.endpoints({ isOnline, isAlive: () => appRun.isAlive, end: appRun.end });
    const site: SiteService = new SiteService({
      store,
      client: {
        sites: server,
        get online() {
          return isOnline();
        },
        onConnectivity: () => () => undefined,
      },
      upload: (file) => server.upload(file),
      readLive: () => Promise.reject(new Error('nothing is published')),
      contactField: CONTACT_FIELD,
      outbox: () => ({
        queue: (...entry) => outbox.queue(...entry),
        remove: (...entry) => outbox.remove(...entry),
        block: (...entry) => outbox.block(...entry),
        drain: () => (this.sending = outbox.drain()),
      }),
      spelling: { check: async () => [], suggest: async () => [] },
      broadcast: () => undefined,
      logger: noLog,
      now,
    });
    [this.site, this.outbox, this.sending] = [site, outbox, undefined];
    // Here the app starts without checking for a newer copy, so that a fault affects the step for which it was set.
    const wasOnline = this.isOnline;
    if (store.sites.find(this.slug)) this.isOnline = false;
    await site.open(this.slug, new AbortController().signal);
    this.isOnline = wasOnline;
  }
}

function expected(error: unknown): undefined {
  if (!(error instanceof AppError || error instanceof Crash)) throw error;
  return undefined;
}
