import type { Standing } from '#shared/ipc/domain.ipc.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { BackendError } from '../../backend-client/backend-error.ts';
import type { Intent, IntentKind, IntentRepo } from '../../store/intent-repo.ts';

/** What is known of the outcome of a call, as its intent keeps it. */
interface Known {
  message?: string;
  reason?: string;
  /** it was settled by somebody's word, not by the server's */
  byUser?: true;
}

export interface OnceCall<T> {
  kind: IntentKind;
  /** what it is about: a second call about the same is refused while the first one's outcome is open */
  subject: string;
  request: unknown;
  /** what a failure is called */
  failure: string;
  call: () => Promise<T>;
  /** what follows from success; it is on disk before the intent counts as done */
  succeed: (answer: T) => void;
}

export interface Once {
  standing(kind: IntentKind, subject: string): Standing;
  /** the newest such call */
  last(kind: IntentKind, subject: string): Intent | undefined;
  /** Makes the call unless one about the same is under way or open. @throws AppError DISK when it cannot be written down */
  run<T>(once: OnceCall<T>): Promise<void>;
  /** Ends an open call by what was found out about it. */
  settle(kind: IntentKind, subject: string, state: 'done' | 'failed' | 'unknown', known?: Known): void;
}

/**
 * Calls that cost money or leave something behind each time. Each is written down before it is sent and never sent
 * again by itself: one that the app did not see the end of stays `unknown` until somebody has looked.
 */
export function createOnce(intents: Pick<IntentRepo, 'put' | 'list'>, now: () => number): Once {
  const running = new Set<string>();
  const last = (kind: IntentKind, subject: string): Intent | undefined => intents.list(kind, subject)[0];

  function standing(kind: IntentKind, subject: string): Standing {
    const intent = last(kind, subject);
    if (!intent) return { state: 'none' };
    const { message, reason } = (intent.outcome ?? {}) as Known;
    return {
      state: intent.state === 'started' ? (running.has(intent.id) ? 'running' : 'unknown') : intent.state,
      at: intent.at,
      ...(message !== undefined && { message }),
      ...(reason !== undefined && { reason }),
    };
  }

  return {
    standing,
    last,

    async run({ kind, subject, request, failure, call, succeed }) {
      if (['running', 'unknown'].includes(standing(kind, subject).state)) return;
      const intent: Intent = {
        id: crypto.randomUUID(),
        kind,
        subject,
        request,
        state: 'started',
        outcome: null,
        at: now(),
      };
      running.add(intent.id);
      const end = (state: Intent['state'], outcome: Known) => intents.put({ ...intent, state, outcome, at: now() });
      try {
        intents.put(intent);
        let answer;
        try {
          answer = await call();
        } catch (error) {
          end(isOpen(error) ? 'unknown' : 'failed', { message: failure, reason: wordsOf(error) });
          return;
        }
        succeed(answer);
        end('done', {});
      } finally {
        running.delete(intent.id);
      }
    },

    settle(kind, subject, state, known = {}) {
      const intent = last(kind, subject);
      if (intent && standing(kind, subject).state === 'unknown') {
        intents.put({ ...intent, state, outcome: known, at: now() });
      }
    },
  };
}

/**
 * Whether the call may have been carried out all the same: no answer came, or one that tells nothing. A refusal (4xx)
 * and a request that never left are certain.
 */
function isOpen(error: unknown): boolean {
  if (!(error instanceof BackendError)) return true;
  if (error.outcome !== 'answered') return error.outcome === 'unknown';
  return error.code === 'BACKEND_FAILED' || error.code === 'BAD_ANSWER';
}

function wordsOf(error: unknown): string {
  return error instanceof AppError ? error.message : 'The app was interrupted.';
}
