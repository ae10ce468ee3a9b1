import type { WebContents } from 'electron';
import { AppError } from '#shared/ipc/errors.ts';
import type { CallContext } from '../features/handlers.ts';

/** The members of a call's context that `Calls` provides. */
export type OwnContext = Omit<CallContext, 'page' | 'tellOthers'>;

/** The members of the calling page that are used here. */
export type Caller = Pick<WebContents, 'once' | 'send' | 'isDestroyed'>;

/**
 * The running calls. A call can be cancelled by its caller, and is aborted when its window closes or the app shuts
 * down.
 */
export interface Calls {
  /**
   * Runs `work` and settles as `work` does. An aborted call that fails rejects with CANCELLED, or with SHUTTING_DOWN if
   * its window closes or the app shuts down.
   */
  run<T>(caller: Caller, requestId: string, work: (context: OwnContext) => Promise<T>): Promise<T>;
  /** Cancels a call. Ignores unknown IDs, because the call may have just ended. */
  cancel(caller: Caller, requestId: string): void;
  /**
   * Refuses new calls, aborts all running calls and waits for them. Rejects those that have not ended after `limitMs`
   * milliseconds.
   */
  shutDown(limitMs: number): Promise<void>;
}

interface Running {
  abort: AbortController;
  /** rejects the call even if its work does not end */
  reject: (reason: AppError) => void;
  ended: Promise<unknown>;
}

export function createCalls(): Calls {
  const byCaller = new Map<Caller, Map<string, Running>>();
  /** all running calls, also those whose window is closed already */
  const all = new Set<Running>();
  let closing = false;

  function callsOf(caller: Caller): Map<string, Running> {
    const known = byCaller.get(caller);
    if (known) return known;
    const made = new Map<string, Running>();
    byCaller.set(caller, made);
    caller.once('destroyed', () => {
      abortAll(made, new AppError('SHUTTING_DOWN', 'The window was closed.'));
      byCaller.delete(caller);
    });
    return made;
  }

  return {
    async run(caller, requestId, work) {
      if (closing) throw shuttingDown();
      const running = callsOf(caller);
      if (running.has(requestId)) throw new AppError('BAD_REQUEST', 'A call with this id is under way.');
      const abort = new AbortController();
      const cut = Promise.withResolvers<never>();
      const context: OwnContext = {
        requestId,
        signal: abort.signal,
        progress: (step, count) => {
          if (!caller.isDestroyed()) caller.send('call.progress', { requestId, step, ...(count && { count }) });
        },
      };
      const ended = Promise.race([work(context), cut.promise]).finally(() => {
        running.delete(requestId);
        all.delete(call);
      });
      const call: Running = { abort, reject: cut.reject, ended };
      running.set(requestId, call);
      all.add(call);
      try {
        return await ended;
      } catch (error) {
        throw abort.signal.aborted ? abort.signal.reason : error;
      }
    },
    cancel(caller, requestId) {
      byCaller.get(caller)?.get(requestId)?.abort.abort(new AppError('CANCELLED', 'Cancelled.'));
    },
    async shutDown(limitMs) {
      closing = true;
      const reason = shuttingDown();
      for (const { abort } of all) abort.abort(reason);
      const limit = setTimeout(() => all.forEach(({ reject }) => reject(reason)), limitMs);
      await Promise.allSettled([...all].map(({ ended }) => ended));
      clearTimeout(limit);
    },
  };
}

function abortAll(calls: Map<string, Running>, reason: AppError): void {
  for (const { abort } of calls.values()) abort.abort(reason);
}

function shuttingDown(): AppError {
  return new AppError('SHUTTING_DOWN', 'The app is closing.');
}
