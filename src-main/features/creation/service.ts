import type { Creation, Industry } from '#shared/ipc/creation.ipc.ts';
import { AppError, type ErrorCode } from '#shared/ipc/errors.ts';
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

/** Failures that say nothing of a task: the backend was not asked. */
const unreached: readonly ErrorCode[] = ['OFFLINE', 'TIMEOUT', 'UNAUTHENTICATED'];

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

  async function poll(entry: Followed): Promise<void> {
    for (let ended = false; !ended;) {
      await pause(pollIntervalMs, entry.stop.signal);
      ended = await look(entry).catch((error: unknown) => {
        // A task that nobody could be asked about may be done by now: it is asked about again, however long that takes.
        if (error instanceof AppError && unreached.includes(error.code)) return false;
        throw error;
      });
    }
  }

  /** Whether it has ended. */
  async function look({ taskId, creation: { id, startedAt, copyOf }, stop }: Followed): Promise<boolean> {
    const task = await client.taskStatus(taskId, { signal: stop.signal });
    if (task.status === 'completed') {
      if (!task.slug) throw new Error('The finished task names no site.');
      const problem = copyOf === undefined ? undefined : await copyInto(task.slug, copyOf, stop.signal);
      change(id, problem === undefined ? { state: 'completed', slug: task.slug } : { state: 'failed', error: problem });
      return true;
    }
    // Asked once more before giving up: the computer may have slept while the task was finished.
    const timedOut = Date.now() - startedAt >= timeoutMs;
    if (task.status !== 'failed' && !timedOut) return false;
    fail(id, task.status === 'failed' ? (task.error ?? 'Task failed.') : 'Task timed out. Please try again.');
    return true;
  }

  /** Why the content could not be copied. @throws AppError where it can be tried again */
  async function copyInto(slug: string, from: string, signal: AbortSignal): Promise<string | undefined> {
    try {
      await copyContent(slug, from, signal);
      return undefined;
    } catch (error) {
      if (error instanceof AppError && unreached.includes(error.code)) throw error;
      logger.warn('the content could not be copied', { error });
      return notCopied(slug, from, error instanceof AppError ? error.message : 'The log has the details.');
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

function notCopied(slug: string, from: string, reason: string): string {
  return `The site “${slug}” was created, but the content of “${from}” was not copied into it: ${reason}`;
}

function startFailure(error: unknown, isUnknown = false): unknown {
  if (error instanceof AppError && error.code === 'CANCELLED') return error;
  const { code, message, retry } =
    error instanceof AppError ? error : new AppError('INTERNAL', 'The log has the details.');
  return new AppError(code, FAILED, {
    retry,
    details: { reason: isUnknown ? `${UNKNOWN}. ${message}` : message },
    cause: error,
  });
}
