import type { SyncQueue } from '#shared/ipc/sync.ipc.ts';
import type { SiteCacheRepo } from '../../store/site-cache-repo.ts';
import type { Outbox } from '../../sync/outbox.ts';

interface QueueDeps {
  outbox: Outbox;
  summaries: Pick<SiteCacheRepo, 'summary'>;
  isOnline(): boolean;
  held(): string | undefined;
}

/** The outbox as people see it. */
export function createQueueService({ outbox, summaries, isOnline, held }: QueueDeps) {
  return {
    view(): SyncQueue {
      const reason = held();
      const { progress } = outbox;
      return {
        online: isOnline(),
        ...(reason !== undefined && { held: reason }),
        ...(progress && { progress }),
        entries: outbox.entries().map(({ slug, kind, state, reason: why, at }) => ({
          slug,
          companyName: summaries.summary(slug)?.companyName ?? '',
          kind,
          state: outbox.runningSlug === slug ? 'running' : state,
          reason: why,
          queuedAt: at,
        })),
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
