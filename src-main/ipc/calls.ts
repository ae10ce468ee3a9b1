import type { WebContents } from 'electron';
import { AppError } from '#shared/ipc/errors.ts';
import type { CallContext } from '../features/handlers.ts';

/** What the bookkeeping of calls knows of the context. */
export type OwnContext = Omit<CallContext, 'page' | 'tellOthers'>;

/** The calling page, as far as it is used. */
export type Caller = Pick<WebContents, 'once' | 'send' | 'isDestroyed'>;

/** The calls under way: each can be cancelled by its caller, ends with its window and with the app. */
export interface Calls {
  /** Settles as `work` does; when it was aborted and gave an error of any kind, with CANCELLED, or SHUTTING_DOWN where window or app end. */
  run<T>(caller: Caller, requestId: string, work: (context: OwnContext) => Promise<T>): Promise<T>;
  /** Unknown ids are ignored: the call may just have ended. */
  cancel(caller: Caller, requestId: string): void;
  /** Refuses new calls, aborts those under way, waits for them and settles what is left after the limit. */
  shutDown(limitMs: number): Promise<void>;
}

interface Running {
  abort: AbortController;
  /** settles the call from outside, when its work does not end */
  cut: (reason: AppError) => void;
  ended: Promise<unknown>;
}

export function createCalls(): Calls {
  const byCaller = new Map<Caller, Map<string, Running>>();
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
        progress: (step) => {
          if (!caller.isDestroyed()) caller.send('call.progress', { requestId, step });
        },
      };
      const ended = Promise.race([work(context), cut.promise]).finally(() => running.delete(requestId));
      running.set(requestId, { abort, cut: cut.reject, ended });
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
      const all = [...byCaller.values()].flatMap((calls) => [...calls.values()]);
      const reason = shuttingDown();
      for (const { abort } of all) abort.abort(reason);
      const limit = setTimeout(() => all.forEach(({ cut }) => cut(reason)), limitMs);
      await Promise.allSettled(all.map(({ ended }) => ended));
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
