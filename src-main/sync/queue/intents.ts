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

/** What is known of the outcome of a call that did not simply succeed, as its intent keeps it. */
interface Known {
  message?: string;
  reason?: string;
  /** it was settled by somebody's word, not by the server's */
  byUser?: true;
}

export interface OnceCall<T> {
  kind: IntentKind;
  /** what it is about: a second call about the same is blocked while the first one's outcome is open */
  subject: string;
  request: unknown;
  /** the message that tells a failure */
  failure: string;
  /**
   * a second such call does no harm: an answer that the server failed counts as a failure, not as an unknown outcome
   */
  harmless?: true;
  /** @param id of the intent */
  call: (id: string) => Promise<T>;
  /**
   * What follows from success; it is on disk before the intent counts as done. Gives what the intent keeps (as JSON).
   */
  succeed?: (value: T) => unknown;
}

export type OnceResult<T> =
  | { state: 'done'; value: T }
  /** `unknown`: it may have been carried out all the same */
  | { state: 'failed' | 'unknown'; error: unknown }
  /** an earlier one is under way, or nobody knows yet what became of it: nothing was sent */
  | { state: 'blocked' };

/**
 * Calls that must not be repeated, since each costs money or creates something. A call is written down before it is
 * made. One whose outcome the app did not see stays unknown, and blocks the next of its kind and subject until somebody
 * has found out.
 */
export class Intents {
  private readonly ports: IntentPorts;
  /** ids of the intents whose calls this run of the app is making */
  private readonly running = new Set<string>();

  constructor(ports: IntentPorts) {
    this.ports = ports;
  }

  /** @throws AppError DISK when it cannot be written down, before anything is sent; whatever `succeed` throws */
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
        const state = isCertain(error, harmless) ? 'failed' : 'unknown';
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

  /** The newest such call. */
  last(kind: IntentKind, subject: string): Intent | undefined {
    return this.ports.repo.list(kind, subject)[0];
  }

  /**
   * Records what was found out about a call of unknown outcome. With `unknown` it stays open, and only the finding is
   * noted.
   */
  settle(kind: IntentKind, subject: string, state: 'done' | 'failed' | 'unknown', known: Known = {}): void {
    const { repo, now } = this.ports;
    for (const intent of this.open(kind, subject)) {
      if (!this.running.has(intent.id)) repo.put({ ...intent, state, outcome: known, at: now() });
    }
  }

  /** To be called at the start: calls that were under way when the app ended are unknown from now on. Returns them. */
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

  /** Newest first. */
  inState(kind: IntentKind, state: Intent['state']): Intent[] {
    return this.ports.repo.list(kind).filter((intent) => intent.state === state);
  }

  /** Replaces what the intent keeps about its outcome, for example after the call has taken effect. */
  note(kind: IntentKind, id: string, outcome: unknown): void {
    const intent = this.ports.repo.list(kind).find((known) => known.id === id);
    if (intent) this.ports.repo.put({ ...intent, outcome });
  }

  private open(kind: IntentKind, subject: string): Intent[] {
    return this.ports.repo.list(kind, subject).filter(({ state }) => state === 'unknown' || state === 'started');
  }
}

/** Refusals of a sign-in, before anything was done. */
const refusals: readonly ErrorCode[] = ['UNAUTHENTICATED', 'PROFILE_ACCESS'];

/**
 * Whether the call was certainly not carried out: it was never sent, or it was refused. An unclear answer is no
 * refusal.
 */
function isCertain(error: unknown, harmless = false): boolean {
  if (!(error instanceof AppError)) return false;
  if (refusals.includes(error.code)) return true;
  if (!(error instanceof BackendError)) return false;
  if (error.outcome !== 'answered') return error.outcome === 'not-sent';
  return error.code === 'BACKEND_FAILED' ? harmless : error.code !== 'BAD_ANSWER';
}

function wordsOf(error: unknown): string {
  return error instanceof AppError ? error.message : 'The app was interrupted.';
}
