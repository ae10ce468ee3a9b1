import type { Standing } from '#shared/ipc/domain.ipc.ts';
import { AppError, type ErrorCode } from '#shared/ipc/errors.ts';
import { BackendError } from '../../backend-client/backend-error.ts';
import type { Intent, IntentKind, IntentRepo } from '../../store/intent-repo.ts';

export const UNKNOWN = 'Unknown – check status';

interface IntentPorts {
  repo: Pick<IntentRepo, 'put' | 'list'>;
  /** milliseconds since 1970 */
  now(): number;
}

/** What an intent stores about the outcome of its call, unless the app saw the call succeed. */
interface Known {
  message?: string;
  reason?: string;
  /** the outcome was stated by a user, not by the server */
  byUser?: true;
}

export interface OnceCall<T> {
  kind: IntentKind;
  /**
   * what the call is about, such as a domain. The call is blocked while an earlier call of this kind and subject is
   * under way or has an unknown outcome.
   */
  subject: string;
  request: unknown;
  /** the message to show if the call fails */
  failure: string;
  /** a repeated call does no harm, so the error BACKEND_FAILED counts as a failure, not as an unknown outcome */
  harmless?: true;
  /** @param id of the intent */
  call: (id: string) => Promise<T>;
  /**
   * Stores the consequences of the success, such as edits of a draft, before the intent counts as done. Returns the
   * outcome that the intent stores (as JSON).
   */
  succeed?: (value: T) => unknown;
}

export type OnceResult<T> =
  | { state: 'done'; value: T }
  /** `unknown`: the call may have been carried out */
  | { state: 'failed' | 'unknown'; error: unknown }
  /** nothing was sent, because an earlier call is under way or its outcome is unknown */
  | { state: 'blocked' };

/**
 * Makes calls that must not be repeated by mistake, because most of them cost money or create something. An intent is
 * stored before its call is made. If the app does not see the outcome of a call, the intent is `unknown` and blocks
 * further calls of its kind and subject until somebody has found out the outcome.
 */
export class Intents {
  private readonly ports: IntentPorts;
  /** IDs of the intents whose calls are under way now */
  private readonly running = new Set<string>();

  constructor(ports: IntentPorts) {
    this.ports = ports;
  }

  /**
   * Makes a call, unless an earlier call of this kind and subject is under way or has an unknown outcome.
   * @throws AppError DISK if the intent cannot be stored, either before anything is sent or after the call; any error
   * of `succeed`
   */
  async runOnce<T>({ kind, subject, request, failure, harmless, call, succeed }: OnceCall<T>): Promise<OnceResult<T>> {
    if (this.open(kind, subject).length > 0) return { state: 'blocked' };
    const { repo, now } = this.ports;
    const facts = { id: crypto.randomUUID(), kind, subject, request };
    const put = (state: Intent['state'], outcome: unknown) => repo.put({ ...facts, state, outcome, at: now() });
    this.running.add(facts.id);
    try {
      put('started', null);
      let value: T;
      try {
        value = await call(facts.id);
      } catch (error) {
        const state = isCertainFailure(error, harmless) ? 'failed' : 'unknown';
        put(state, { message: failure, reason: wordsOf(error) } satisfies Known);
        return { state, error };
      }
      put('done', succeed?.(value) ?? null);
      return { state: 'done', value };
    } finally {
      this.running.delete(facts.id);
    }
  }

  standing(kind: IntentKind, subject: string): Standing {
    const intent = this.last(kind, subject);
    if (!intent) return { state: 'none' };
    const { message, reason } = (intent.outcome ?? {}) as Known;
    return {
      state: intent.state === 'started' ? (this.running.has(intent.id) ? 'running' : 'unknown') : intent.state,
      at: intent.at,
      ...(message !== undefined && { message }),
      ...(reason !== undefined && { reason }),
    };
  }

  /** Returns the intent of the newest call of this kind and subject. */
  last(kind: IntentKind, subject: string): Intent | undefined {
    return this.ports.repo.list(kind, subject)[0];
  }

  /**
   * Stores what was found out about a call of unknown outcome. With the state `unknown` the outcome stays unknown, but
   * `known` is stored.
   */
  settle(kind: IntentKind, subject: string, state: 'done' | 'failed' | 'unknown', known: Known = {}): void {
    const { repo, now } = this.ports;
    for (const intent of this.open(kind, subject)) {
      if (!this.running.has(intent.id)) repo.put({ ...intent, state, outcome: known, at: now() });
    }
  }

  /**
   * Sets the state `unknown` for calls that were under way when the app ended, and returns their intents. Called when
   * the app starts.
   */
  recover(kind: IntentKind): Intent[] {
    const { repo } = this.ports;
    return repo
      .list(kind)
      .filter(({ id, state }) => state === 'started' && !this.running.has(id))
      .map((intent) => {
        const reason = 'The app was closed before the answer.';
        const unknown: Intent = { ...intent, state: 'unknown', outcome: { reason } satisfies Known };
        repo.put(unknown);
        return unknown;
      });
  }

  /** Returns the intents of this kind in this state, the newest first. */
  inState(kind: IntentKind, state: Intent['state']): Intent[] {
    return this.ports.repo.list(kind).filter((intent) => intent.state === state);
  }

  /** Replaces what the intent stores about the outcome, for example with the progress of what the call has started. */
  note(kind: IntentKind, id: string, outcome: unknown): void {
    const intent = this.ports.repo.list(kind).find((known) => known.id === id);
    if (intent) this.ports.repo.put({ ...intent, outcome });
  }

  private open(kind: IntentKind, subject: string): Intent[] {
    return this.ports.repo.list(kind, subject).filter(({ state }) => state === 'unknown' || state === 'started');
  }
}

/** Codes of errors that say that a sign-in is missing or was refused, so that nothing was carried out. */
const refusals: readonly ErrorCode[] = ['UNAUTHENTICATED', 'PROFILE_ACCESS'];

/**
 * Whether the call was certainly not carried out, because it was never sent or was refused. The error BAD_ANSWER does
 * not count as a refusal. BACKEND_FAILED counts as a refusal only if the call is `harmless`.
 */
function isCertainFailure(error: unknown, harmless = false): boolean {
  if (!(error instanceof AppError)) return false;
  if (refusals.includes(error.code)) return true;
  if (!(error instanceof BackendError)) return false;
  if (error.outcome !== 'answered') return error.outcome === 'not-sent';
  return error.code === 'BACKEND_FAILED' ? harmless : error.code !== 'BAD_ANSWER';
}

function wordsOf(error: unknown): string {
  return error instanceof AppError ? error.message : 'The app was interrupted.';
}
