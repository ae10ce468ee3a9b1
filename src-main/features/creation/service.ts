import type { Creation, Industry } from '#shared/ipc/creation.ipc.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import { pause } from '../../backend-client/pause.ts';
import { type Intents, UNKNOWN } from '../../sync/intents.ts';
import type { Broadcast, Logger } from '../handlers.ts';

interface CreationDeps {
  client: Pick<BackendClient['creation'], 'create' | 'taskStatus'>;
  intents: Intents;
  /** Gives the draft of the new site `slug` the content of the site `from`. */
  copyContent(slug: string, from: string, signal: AbortSignal): Promise<unknown>;
  broadcast: Broadcast;
  logger: Logger;
  pollIntervalMs?: number;
  timeoutMs?: number;
}

export interface SiteWish {
  fbSlug: string;
  industry: Industry;
  stock: boolean;
  copyOf?: string | undefined;
}

export interface CreationService {
  /** @throws AppError ‘Error creating site.’ with the code of the failed call; `details.reason` is the backend's */
  start(wish: SiteWish, signal?: AbortSignal): Promise<Creation>;
  /** Once, at the start: follows again what was being created when the app ended. */
  resume(): void;
  /** Stops following; nothing happens to one that has ended. */
  cancel(id: string): void;
  /** Those of this run and those that it found under way, newest first. */
  list(): Creation[];
  /** Stops following all of them, without a word. */
  close(): void;
}

export const POLL_INTERVAL_MS = 5000;
const TIMEOUT_MS = 600_000;
const FAILED = 'Error creating site.';
const UNANSWERED = `${UNKNOWN}: the app was closed before the server answered. Look for the site before you start again.`;

/** What the journal keeps of a creation. */
interface Journalled {
  taskId: string;
  creation: Creation;
}

interface Followed extends Journalled {
  stop: AbortController;
}

/** Creates sites and follows their tasks, whether or not a screen is looking. */
export function createCreationService({
  client,
  intents,
  copyContent,
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
    intents.note('create-site', id, { taskId: entry.taskId, creation: entry.creation } satisfies Journalled);
    broadcast('creation.changed', entry.creation);
  }

  const fail = (id: string, error: string) => change(id, { state: 'failed', error });

  function follow(journalled: Journalled): void {
    const entry = { ...journalled, stop: new AbortController() };
    const { taskId, creation } = journalled;
    followed.set(creation.id, entry);
    broadcast('creation.changed', creation);
    poll(entry).catch((error: unknown) => {
      if (entry.stop.signal.aborted) return;
      logger.warn('a creation task could not be followed', { task: taskId, error });
      fail(creation.id, 'Error polling task status.');
    });
  }

  async function poll({ taskId, creation: { id, startedAt, copyOf }, stop }: Followed): Promise<void> {
    for (;;) {
      await pause(pollIntervalMs, stop.signal);
      const task = await client.taskStatus(taskId, { signal: stop.signal });
      if (task.status === 'completed') {
        if (!task.slug) throw new Error('The finished task names no site.');
        if (copyOf !== undefined) {
          const error = await copyContent(task.slug, copyOf, stop.signal).then(() => undefined, messageOf);
          if (error !== undefined) return fail(id, notCopied(task.slug, copyOf, error));
        }
        return change(id, { state: 'completed', slug: task.slug });
      }
      if (task.status === 'failed') return fail(id, task.error ?? 'Task failed.');
      // Asked once more before giving up: the computer may have slept while the task was finished.
      if (Date.now() - startedAt >= timeoutMs) return fail(id, 'Task timed out. Please try again.');
    }
  }

  return {
    async start(wish, signal) {
      const { fbSlug, industry, stock, copyOf } = wish;
      // Who starts it again has been told that the one before is unknown.
      intents.settle('create-site', fbSlug, 'failed');
      const create = async (id: string): Promise<Journalled> => {
        const taskId = await client.create({ fbSlug, industry: industry.id, stock }, { ...(signal && { signal }) });
        const startedAt = Date.now();
        const facts = { id, fbSlug, stock, industryName: industry.name, ...(copyOf !== undefined && { copyOf }) };
        return { taskId, creation: { ...facts, state: 'working', startedAt } };
      };
      const outcome = await intents.runOnce({
        kind: 'create-site',
        subject: fbSlug,
        request: wish,
        failure: FAILED,
        call: create,
        succeed: (journalled) => journalled,
      });
      if (outcome.state === 'held') throw startFailure(new AppError('HELD', `${UNKNOWN}: ${fbSlug}.`));
      if (outcome.state !== 'done') throw startFailure(outcome.error, outcome.state === 'unknown');
      follow(outcome.value);
      return outcome.value.creation;
    },

    resume() {
      for (const { id, at, request } of intents.recover('create-site')) {
        const { fbSlug, industry, stock } = request as SiteWish;
        const facts = { id, fbSlug, stock, industryName: industry.name, startedAt: at };
        const creation: Creation = { ...facts, state: 'failed', error: UNANSWERED };
        followed.set(id, { taskId: '', creation, stop: new AbortController() });
        broadcast('creation.changed', creation);
      }
      for (const { outcome } of intents.done('create-site').reverse()) {
        const journalled = outcome as Journalled;
        if (journalled.creation.state === 'working') follow(journalled);
      }
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

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function notCopied(slug: string, from: string, reason: string): string {
  return `The site “${slug}” was created, but the content of “${from}” was not copied into it: ${reason}`;
}

function startFailure(error: unknown, isUnknown = false): unknown {
  if (error instanceof AppError && error.code === 'CANCELLED') return error;
  const { code, message, retry } = error instanceof AppError ? error : new AppError('INTERNAL', String(error));
  return new AppError(code, FAILED, {
    retry,
    details: { reason: isUnknown ? `${UNKNOWN}. ${message}` : message },
    cause: error,
  });
}
