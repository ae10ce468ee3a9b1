import type { Creation, Industry } from '#shared/ipc/creation.ipc.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import { pause } from '../../backend-client/pause.ts';
import type { Broadcast, Logger } from '../handlers.ts';

interface CreationDeps {
  client: Pick<BackendClient['creation'], 'create' | 'taskStatus'>;
  broadcast: Broadcast;
  logger: Logger;
  pollIntervalMs?: number;
  timeoutMs?: number;
}

export interface SiteWish {
  fbSlug: string;
  industry: Industry;
  stock: boolean;
}

export interface CreationService {
  /** @throws AppError ‘Error creating site.’ with the code of the failed call; `details.reason` is the backend's */
  start(wish: SiteWish, signal?: AbortSignal): Promise<Creation>;
  /** Stops following; nothing happens to one that has ended. */
  cancel(id: string): void;
  /** Those of this run, newest first. */
  list(): Creation[];
  /** Stops following all of them, without a word. */
  close(): void;
}

export const POLL_INTERVAL_MS = 5000;
const TIMEOUT_MS = 600_000;

interface Followed {
  creation: Creation;
  stop: AbortController;
}

/** Creates sites and follows their tasks, whether or not a screen is looking. */
export function createCreationService({
  client,
  broadcast,
  logger,
  pollIntervalMs = POLL_INTERVAL_MS,
  timeoutMs = TIMEOUT_MS,
}: CreationDeps): CreationService {
  const followed = new Map<string, Followed>();

  function change(id: string, facts: Partial<Creation>): void {
    const entry = followed.get(id);
    if (!entry || entry.creation.state !== 'working') return;
    entry.creation = { ...entry.creation, ...facts };
    broadcast('creation.changed', entry.creation);
  }

  const fail = (id: string, error: string) => change(id, { state: 'failed', error });

  async function follow(id: string, taskId: string, { creation, stop }: Followed): Promise<void> {
    for (;;) {
      await pause(pollIntervalMs, stop.signal);
      const task = await client.taskStatus(taskId, { signal: stop.signal });
      if (task.status === 'completed') {
        if (!task.slug) throw new Error('The finished task names no site.');
        return change(id, { state: 'completed', slug: task.slug });
      }
      if (task.status === 'failed') return fail(id, task.error ?? 'Task failed.');
      // Asked once more before giving up: the computer may have slept while the task was finished.
      if (Date.now() - creation.startedAt >= timeoutMs) return fail(id, 'Task timed out. Please try again.');
    }
  }

  return {
    async start({ fbSlug, industry, stock }, signal) {
      const taskId = await client
        .create({ fbSlug, industry: industry.id, stock }, { ...(signal && { signal }) })
        .catch((error: unknown) => {
          throw startFailure(error);
        });
      const id = crypto.randomUUID();
      const startedAt = Date.now();
      const creation: Creation = { id, fbSlug, stock, industryName: industry.name, state: 'working', startedAt };
      const entry = { creation, stop: new AbortController() };
      followed.set(id, entry);
      broadcast('creation.changed', creation);
      follow(id, taskId, entry).catch((error: unknown) => {
        if (entry.stop.signal.aborted) return;
        logger.warn('a creation task could not be followed', { task: taskId, error });
        fail(id, 'Error polling task status.');
      });
      return creation;
    },

    cancel(id) {
      change(id, { state: 'cancelled' });
      followed.get(id)?.stop.abort();
    },

    list: () => [...followed.values()].map(({ creation }) => creation).reverse(),

    close() {
      for (const { stop } of followed.values()) stop.abort();
    },
  };
}

function startFailure(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code === 'CANCELLED') return error;
  return new AppError(error.code, 'Error creating site.', {
    retry: error.retry,
    details: { reason: error.message },
    cause: error,
  });
}
