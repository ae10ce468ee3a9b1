import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#shared/ipc/errors.ts';
import type { Confirmed } from '#shared/ipc/site.ipc.ts';
import type { Operation } from '#shared/record/operation.ts';
import { SiteService } from '../../src-main/features/site/service.ts';
import { openStore, type Store } from '../../src-main/store/store.ts';
import { Outbox } from '../../src-main/sync/outbox.ts';
import type { SiteActor } from '../../src-main/sync/site-actor.ts';
import type { ModelServer } from './model-server.ts';
import { CONTACT_FIELD } from './site-desk.ts';

/** One computer: a store of its own, and on it the real service, actor, save pipeline and outbox. */
export class ModelClient {
  readonly slug = 'acme';
  isOnline = true;
  clock = 1000;
  store!: Store;
  site!: SiteService;
  outbox!: Outbox;
  private readonly server: ModelServer;
  private readonly folder: string;
  private crash: (() => void) | undefined;
  /** what the app has begun to send by itself */
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
    this.site.edit(this.slug, step, operations);
  }

  /** Runs what may be struck by a crash, and starts anew where it was. Expected failures are none of the model's. */
  async run(work: () => Promise<unknown>): Promise<void> {
    const crashed = new Promise<'crashed'>((resolve) => (this.crash = () => resolve('crashed')));
    const worked = work()
      .catch(expected)
      .then(() => this.sending);
    const outcome = await Promise.race([worked, crashed]);
    if (outcome === 'crashed') await this.restart();
  }

  /** Saves as a user does who overwrites, reviews or gives up when the server has a newer copy. */
  async save(answer: 'overwrite' | 'review' | 'cancel', confirmed: Confirmed = {}): Promise<void> {
    const { signal } = new AbortController();
    const outcome = await this.site.save(this.slug, confirmed, {
      requestId: '',
      signal,
      progress: () => undefined,
      tellOthers: () => undefined,
    });
    if (outcome.question?.ask !== 'overwrite') return;
    if (answer === 'overwrite') return this.save('cancel', { overwrite: outcome.question.modified });
    if (answer === 'review') await this.review();
  }

  /** Merges the server's copy, also one that lost much of a list. */
  async review(accept?: string): Promise<void> {
    try {
      await this.site.review(this.slug, accept, new AbortController().signal);
    } catch (error) {
      if (accept !== undefined || !(error instanceof AppError) || error.code !== 'HELD') throw error;
      await this.review((error.details as { modified: string }).modified);
    }
  }

  async restart(): Promise<void> {
    this.store.close();
    await this.open();
  }

  async dispose(): Promise<void> {
    this.store.close();
    await rm(this.folder, { recursive: true });
  }

  private async open(): Promise<void> {
    const store = await openStore(this.folder);
    this.store = store;
    const now = () => ++this.clock;
    const outbox: Outbox = new Outbox({
      repo: store.outbox,
      send: (entry) => site.sendQueued(entry),
      isOnline: () => this.isOnline,
      held: () => undefined,
      changed: () => undefined,
      now,
      schedule: () => () => undefined,
      random: () => 0.5,
    });
    const { isOnline } = this;
    const isOnlineNow = () => this.isOnline;
    const site: SiteService = new SiteService({
      store,
      client: {
        sites: this.server.endpoints(isOnlineNow, () => this.crash?.()),
        get online() {
          return isOnlineNow();
        },
        onConnectivity: () => () => undefined,
      },
      upload: () => Promise.reject(new Error('no photo is added here')),
      contactField: CONTACT_FIELD,
      outbox: () => ({
        queue: (...entry) => outbox.queue(...entry),
        remove: (slug) => outbox.remove(slug),
        drain: () => (this.sending = outbox.drain()),
      }),
      spelling: { check: async () => [], suggest: async () => [] },
      auth: { otherUsersDrafts: () => undefined, takeOverDrafts: async () => undefined },
      broadcast: () => undefined,
      logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
      now,
    });
    [this.site, this.outbox, this.sending] = [site, outbox, undefined];
    // Looking for a newer copy is no part of a start here: a fault is met by what the history asks for.
    if (store.sites.find(this.slug)) this.isOnline = false;
    await site.open(this.slug, new AbortController().signal);
    this.isOnline = isOnline;
  }
}

function expected(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
  return undefined;
}
