import { AppError } from '#shared/ipc/errors.ts';
import { BackendError } from '../backend-client/backend-error.ts';
import type { Intent, IntentKind, IntentRepo } from '../store/intent-repo.ts';

export const UNKNOWN = 'Unknown – check status';

interface IntentPorts {
  repo: Pick<IntentRepo, 'put' | 'list'>;
  now(): number;
}

/**
 * Calls that are made once and never again by themselves. Each is written down before it is made; one whose outcome
 * never became known stands in the way of another of its kind and subject until somebody has found out.
 */
export class Intents {
  private readonly ports: IntentPorts;

  constructor(ports: IntentPorts) {
    this.ports = ports;
  }

  /**
   * Makes the call, and keeps what it gives (as JSON) as the intent's outcome.
   * @throws AppError HELD while an earlier one is unknown; the call's own error, whose message says so where its outcome
   * is unknown; DISK before anything is sent
   */
  async runOnce<T>(kind: IntentKind, subject: string, request: unknown, call: (id: string) => Promise<T>): Promise<T> {
    if (this.unknown(kind, subject).length > 0) throw new AppError('HELD', `${UNKNOWN}: ${subject}.`);
    const { repo, now } = this.ports;
    const intent: Intent = {
      id: crypto.randomUUID(),
      kind,
      subject,
      request,
      state: 'started',
      outcome: null,
      at: now(),
    };
    repo.put(intent);
    let value: T;
    try {
      value = await call(intent.id);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const refused = isRefusal(error);
      repo.put({ ...intent, state: refused ? 'failed' : 'unknown', outcome: { error: message } });
      throw refused ? error : unknownOutcome(error, message);
    }
    repo.put({ ...intent, state: 'done', outcome: value });
    return value;
  }

  /** At the start, before any call: what was under way when the app ended is unknown from now on. Gives those. */
  recover(kind: IntentKind): Intent[] {
    const { repo } = this.ports;
    return repo
      .list(kind)
      .filter(({ state }) => state === 'started')
      .map((intent) => {
        const unknown: Intent = {
          ...intent,
          state: 'unknown',
          outcome: { error: 'The app was closed before the answer.' },
        };
        repo.put(unknown);
        return unknown;
      });
  }

  /** Those that somebody must look at; a call under way is one of them. */
  unknown(kind: IntentKind, subject?: string): Intent[] {
    return this.ports.repo.list(kind, subject).filter(({ state }) => state === 'unknown' || state === 'started');
  }

  /** Somebody has looked at the unknown ones: the next call may be made. */
  told(kind: IntentKind, subject: string, state: 'done' | 'failed'): void {
    for (const intent of this.unknown(kind, subject)) {
      if (intent.state === 'unknown') this.ports.repo.put({ ...intent, state });
    }
  }

  done(kind: IntentKind): Intent[] {
    return this.ports.repo.list(kind).filter(({ state }) => state === 'done');
  }

  /** What has become of it since. */
  note(kind: IntentKind, id: string, outcome: unknown): void {
    const intent = this.ports.repo.list(kind).find((known) => known.id === id);
    if (intent) this.ports.repo.put({ ...intent, outcome });
  }
}

/** It was not carried out, for certain. */
function isRefusal(error: unknown): boolean {
  if (error instanceof BackendError && error.outcome === 'not-sent') return true;
  return error instanceof AppError && (error.code === 'UNAUTHENTICATED' || error.code === 'BACKEND_REFUSED');
}

function unknownOutcome(error: unknown, message: string): AppError {
  const code = error instanceof AppError ? error.code : 'INTERNAL';
  return new AppError(code, `${UNKNOWN}. ${message}`, { cause: error });
}
