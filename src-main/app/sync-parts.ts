import type { BackendClient } from '../backend-client/client.ts';
import type { SiteServiceDeps } from '../features/site/service-types.ts';
import { SiteService } from '../features/site/service.ts';
import { createHistoryService, type HistoryService } from '../features/sync/history-service.ts';
import { createQueueService, type QueueService } from '../features/sync/queue-service.ts';
import { Outbox } from '../sync/queue/outbox.ts';
import type { Store } from '../store/store.ts';
import type { ServicePorts } from './ports.ts';

const NOTHING_KEPT = 'Nothing can be kept on this computer at present, so nothing that waits is sent.';
const SIGN_IN_FIRST = 'Sign in to send what waits.';

interface Needs extends Pick<SiteServiceDeps, 'upload' | 'readLive' | 'spelling' | 'renamed'> {
  client: SiteServiceDeps['client'] & Pick<BackendClient, 'reach'>;
  ports: Pick<ServicePorts, 'config' | 'broadcast' | 'logger'>;
  store: Store;
  isSignedIn: () => boolean;
}

export interface SyncParts {
  site: SiteService;
  outbox: Outbox;
  queue: QueueService;
  /** Registers a listener, which is called whenever the queue or the signed-in user has changed. */
  onQueue(listener: () => void): void;
  /** Calls the listeners of `onQueue`. */
  queueChanged(): void;
  history: HistoryService;
}

/** Makes the services that work with sites, the queue and the history. */
export function createSyncParts({ ports, store, client, isSignedIn, ...needs }: Needs): SyncParts {
  const { config, broadcast, logger } = ports;
  const isOnline = () => client.online;
  /**
   * Returns the reason why nothing is sent even if the server can be reached, in words for the user; undefined if
   * sending is possible.
   */
  const pauseReason = () => {
    if (store.health().state === 'readonly') return NOTHING_KEPT;
    return isSignedIn() ? undefined : SIGN_IN_FIRST;
  };
  const listeners = new Set<() => void>();
  const queueChanged = () => {
    for (const listener of listeners) listener();
  };
  const site: SiteService = new SiteService({
    ...needs,
    store,
    client,
    contactField: config.product.contactField,
    outbox: () => outbox,
    broadcast,
    logger,
    now: Date.now,
  });
  const outbox: Outbox = new Outbox({
    repo: store.outbox,
    send: (entry, ports) => site.sending.sendQueued(entry, ports),
    isOnline,
    pauseReason,
    changed(slug) {
      if (slug !== undefined) site.announce(slug);
      broadcast('sync.changed', queue.view());
      queueChanged();
    },
    now: Date.now,
    schedule(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    broke: (error) => logger.error('the queue came to a stop', { error }),
  });
  const queue = createQueueService({
    outbox,
    summaries: store.sites,
    ofMany: () => store.fleet.queued(),
    reach: () => client.reach,
    pauseReason,
  });
  const history = createHistoryService({ store, actor: (slug) => site.actor(slug) });
  return { site, outbox, queue, history, queueChanged, onQueue: (listener) => void listeners.add(listener) };
}
