import type { Creation, CreationStep, Industry, NewSiteValues } from '#shared/ipc/creation.ipc.ts';
import { AppError, type ErrorCode } from '#shared/ipc/errors.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import { pause } from '../../backend-client/pause.ts';
import { type Intents, UNKNOWN } from '../../sync/queue/intents.ts';
import type { Broadcast, HandlersOf, Logger } from '../handlers.ts';

export interface CreationPorts {
  client: { creation: Pick<BackendClient['creation'], 'create' | 'taskStatus'> };
  intents: Intents;
  /** Gives the draft of the new site `slug` the content of the site `from`. */
  copyContent(slug: string, from: string, signal: AbortSignal): Promise<unknown>;
  /** Enters the given values in the draft of the new site `slug`. */
  enterFacts(slug: string, facts: NewSiteValues, signal: AbortSignal): Promise<unknown>;
  /** the current user */
  person(): string;
  broadcast: Broadcast;
  logger: Logger;
  pollIntervalMs?: number;
  timeoutMs?: number;
}

interface SiteWish extends NewSiteValues {
  fbSlug: string;
  industry: Industry;
  stock: boolean;
  copyOf?: string | undefined;
}

export interface CreationFeature {
  /**
   * If the start fails, `creation.start` throws an AppError with the code of the failure and the message ‘Error creating
   * site.’; `details.reason` says why. The code is HELD if another start for the same slug is under way, and DISK if the
   * start cannot be stored. CANCELLED is thrown unchanged.
   */
  handlers: HandlersOf<'creation'>;
  /**
   * Adds the creations of earlier runs of the app that the user has not dismissed to the list, and follows those that
   * are under way. The app calls `resume` once at the start.
   */
  resume(): void;
  /** Stops following all creations, without telling a window. */
  close(): void;
}

export const POLL_INTERVAL_MS = 5000;
const TIMEOUT_MS = 600_000;
const FAILED = 'Error creating site.';
const LOOK_FIRST = 'Look for the site before you start again.';

/** Codes of failures that say nothing about the task: the same call may succeed later. */
const retryable: readonly ErrorCode[] = ['OFFLINE', 'TIMEOUT', 'UNAUTHENTICATED'];

/** Matches the states with which servers say that a task is still queued. */
const QUEUED = /^(pending|queued|waiting|scheduled|accepted|created|received)$/;

/** A creation as the journal keeps it. */
interface Journalled {
  /** missing if the answer to the request that starts the task was lost */
  taskId?: string;
  creation: Creation;
  /** set until the user has dismissed the creation; never set without a `taskId` */
  unseen?: true;
}

interface Followed extends Journalled {
  /** user who started the creation. While another user is signed in, the creation is neither listed nor polled. */
  person: string;
  stop: AbortController;
}

/** Creates sites and follows their tasks, whether or not a window shows them. */
export function creationFeature(ports: CreationPorts): CreationFeature {
  const {
    intents,
    copyContent,
    enterFacts,
    person,
    logger,
    pollIntervalMs = POLL_INTERVAL_MS,
    timeoutMs = TIMEOUT_MS,
  } = ports;
  const client = ports.client.creation;
  const followed = new Map<string, Followed>();

  function tell({ creation, person: owner }: Followed): void {
    if (owner === person()) ports.broadcast('creation.changed', creation);
  }

  function note({ taskId, creation, unseen }: Followed): void {
    intents.note('create-site', creation.id, { taskId, creation, ...(unseen && { unseen }) } satisfies Journalled);
  }

  function change(id: string, facts: Partial<Creation>): void {
    const entry = followed.get(id);
    if (!entry || entry.creation.state !== 'working') return;
    entry.creation = { ...entry.creation, ...facts };
    note(entry);
    tell(entry);
  }

  function begin(id: string, step: CreationStep): void {
    if (followed.get(id)?.creation.step !== step) change(id, { step });
  }

  const fail = (id: string, error: string, facts: Pick<Creation, 'hasTask'> = {}) =>
    change(id, { state: 'failed', error, ...facts });

  function follow(journalled: Journalled, owner: string): void {
    const entry = { ...journalled, person: owner, stop: new AbortController() };
    const { taskId, creation } = journalled;
    followed.set(creation.id, entry);
    tell(entry);
    if (taskId === undefined || creation.state !== 'working') return;
    poll(entry, taskId).catch((error: unknown) => {
      if (entry.stop.signal.aborted) return;
      logger.warn('a creation task could not be followed', { task: taskId, error });
      fail(creation.id, 'Error polling task status.', { hasTask: true });
    });
  }

  async function poll(entry: Followed, taskId: string): Promise<void> {
    for (let ended = false; !ended;) {
      await pause(pollIntervalMs, entry.stop.signal);
      if (entry.person !== person()) continue;
      ended = await look(entry, taskId).catch((error: unknown) => {
        // The failure says nothing about the task, which may be done, so polling goes on until an answer comes.
        if (error instanceof AppError && retryable.includes(error.code)) return false;
        throw error;
      });
    }
  }

  /**
   * Asks for a task's status once. Fills in the new site if the task has completed. Returns whether polling is over:
   * the task has ended or timed out.
   */
  async function look({ creation, stop }: Followed, taskId: string): Promise<boolean> {
    const { id, startedAt } = creation;
    const task = await client.taskStatus(taskId, { signal: stop.signal });
    if (task.status === 'completed') {
      if (!task.slug) throw new Error('The finished task names no site.');
      const { slug } = task;
      const problem = await fill(slug, creation, stop.signal);
      change(id, problem === undefined ? { state: 'completed', slug } : { state: 'failed', slug, error: problem });
      return true;
    }
    if (!QUEUED.test(task.status) && task.status !== 'failed') begin(id, 'building');
    // Checked only after the request, because the computer may have slept while the server finished the task.
    const timedOut = Date.now() - startedAt >= timeoutMs;
    if (task.status !== 'failed' && !timedOut) return false;
    if (task.status === 'failed') fail(id, task.error ?? 'Task failed.');
    else fail(id, 'Task timed out. Please try again.', { hasTask: true });
    return true;
  }

  /**
   * Fills in the draft of the new site. Returns a message if that is not possible.
   * @throws AppError with a code of `retryable` if another try may succeed
   */
  async function fill(slug: string, wish: Creation, signal: AbortSignal): Promise<string | undefined> {
    const { id, copyOf, contact, domain } = wish;
    let what = `the content of “${copyOf}” was not copied into it`;
    try {
      if (copyOf !== undefined) {
        begin(id, 'copying');
        await copyContent(slug, copyOf, signal);
      }
      what = 'its contact and domain were not entered';
      if (contact !== undefined || domain !== undefined) {
        begin(id, 'entering');
        await enterFacts(slug, { contact, domain }, signal);
      }
      return undefined;
    } catch (error) {
      if (error instanceof AppError && retryable.includes(error.code)) throw error;
      logger.warn('a new site could not be filled in', { error });
      const reason = error instanceof AppError ? error.message : 'The log has the details.';
      return `The site “${slug}” was created, but ${what}: ${reason}`;
    }
  }

  /** Removes a creation from the list if it has ended. */
  function dismiss(id: string): void {
    const entry = followed.get(id);
    if (!entry || entry.creation.state === 'working') return;
    if (entry.taskId === undefined) intents.settle('create-site', entry.creation.fbSlug, 'failed');
    else {
      delete entry.unseen;
      note(entry);
    }
    followed.delete(id);
  }

  /**
   * Returns the current user's creations that are under way or were not dismissed yet, also from earlier runs; newest
   * first. Creations of unknown outcome from earlier runs come last.
   */
  const list = () => {
    const own = [...followed.values()].filter((entry) => entry.person === person());
    return own.map(({ creation }) => creation).reverse();
  };

  return {
    handlers: {
      'creation.start': async (wish, { signal }) => {
        const { fbSlug, industry, stock } = wish;
        const owner = person();
        // A user who starts a creation again has seen that the last attempt failed.
        for (const { id, state, fbSlug: other } of list()) if (other === fbSlug && state === 'failed') dismiss(id);
        intents.settle('create-site', fbSlug, 'failed');
        const create = async (id: string): Promise<Journalled> => {
          const taskId = await client.create({ fbSlug, industry: industry.id, stock }, { signal });
          return {
            taskId,
            creation: { ...factsOf(id, wish), state: 'working', step: 'queued', startedAt: Date.now() },
            unseen: true,
          };
        };
        const outcome = await intents
          .runOnce({
            kind: 'create-site',
            subject: fbSlug,
            request: wish,
            failure: FAILED,
            call: create,
            succeed: (journalled) => journalled,
          })
          .catch((error: unknown) => {
            throw startFailure(error);
          });
        if (outcome.state === 'blocked') throw startFailure(new AppError('HELD', `${UNKNOWN}: ${fbSlug}.`));
        if (outcome.state !== 'done') throw startFailure(outcome.error, outcome.state === 'unknown');
        follow(outcome.value, owner);
        return outcome.value.creation;
      },

      'creation.follow': ({ id }) => {
        const entry = followed.get(id);
        if (!entry?.creation.hasTask) return {};
        const { error: _error, hasTask: _hasTask, ...facts } = entry.creation;
        const again: Followed = { ...entry, creation: { ...facts, state: 'working', startedAt: Date.now() } };
        note(again);
        follow(again, entry.person);
        return {};
      },

      /** Stops following a creation and removes it from the list. A creation that has ended stays as it is. */
      'creation.cancel': ({ id }) => {
        change(id, { state: 'cancelled' });
        const entry = followed.get(id);
        entry?.stop.abort();
        if (entry?.creation.state === 'cancelled') dismiss(id);
        return {};
      },

      'creation.dismiss': ({ id }) => {
        dismiss(id);
        return {};
      },

      'creation.list': list,
    },

    resume() {
      intents.recover('create-site');
      for (const { id, at, request, outcome, person: owner } of intents.inState('create-site', 'unknown').reverse()) {
        const { reason } = outcome as { reason: string };
        const error = `${UNKNOWN}. ${reason} ${LOOK_FIRST}`;
        const facts = factsOf(id, request as SiteWish);
        follow({ creation: { ...facts, startedAt: at, state: 'failed', step: 'queued', error } }, owner);
      }
      for (const { outcome, person: owner } of intents.inState('create-site', 'done').reverse()) {
        const journalled = outcome as Journalled;
        if (journalled.unseen || journalled.creation.state === 'working') follow(journalled, owner);
      }
    },

    close() {
      for (const { stop } of followed.values()) stop.abort();
    },
  };
}

const factsOf = (id: string, { fbSlug, industry, stock, copyOf, contact, domain }: SiteWish) => ({
  id,
  fbSlug,
  stock,
  industryName: industry.name,
  ...(copyOf !== undefined && { copyOf }),
  ...(contact !== undefined && { contact }),
  ...(domain !== undefined && { domain }),
});

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
