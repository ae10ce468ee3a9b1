import type { SyncQueue } from '#shared/ipc/sync.ipc.ts';
import type { Reach } from '../../backend-client/reach.ts';
import type { SiteCacheRepo } from '../../store/site-cache-repo.ts';
import type { Outbox } from '../../sync/queue/outbox.ts';

interface QueueDeps {
  outbox: Outbox;
  summaries: Pick<SiteCacheRepo, 'summary'>;
  /** slugs of the sites that are in the queue because of a change over many sites */
  ofMany(): ReadonlySet<string>;
  reach(): Reach;
  pauseReason(): string | undefined;
}

/** Creates the service that shows the outbox to windows, and retries or removes its entries. */
export function createQueueService({ outbox, summaries, ofMany, reach, pauseReason }: QueueDeps) {
  return {
    view(): SyncQueue {
      const reason = pauseReason();
      const { progress } = outbox;
      const many = ofMany();
      return {
        online: reach() !== 'offline',
        ...(reach() === 'slow' && { slow: true }),
        ...(reason !== undefined && { pauseReason: reason }),
        ...(progress && { progress }),
        entries: outbox.entries().map((entry) => {
          const { id, slug, kind, state, reason: stopped, at: queuedAt } = entry;
          return {
            id,
            slug,
            kind,
            queuedAt,
            companyName: summaries.summary(slug)?.companyName ?? '',
            state: outbox.isRunning(id) ? 'running' : state,
            reason: stopped,
            ...(many.has(slug) && { ofMany: true as const }),
          };
        }),
      };
    },
    retry(slug?: string): void {
      void (slug === undefined ? outbox.drainAll() : outbox.drain(slug));
    },
    remove(slug: string): void {
      outbox.remove(slug);
    },
  };
}

export type QueueService = ReturnType<typeof createQueueService>;
