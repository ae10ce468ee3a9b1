import { NEWER_ON_SERVER } from '#shared/domain/site/base-version.ts';
import { AppError, type ErrorCode } from '#shared/ipc/errors.ts';

/**
 * What is known about a failed request. `not-sent`: it never reached the backend. `unknown`: it may have been carried
 * out. `answered`: the backend has answered it.
 */
export type Outcome = 'not-sent' | 'unknown' | 'answered';

interface Facts {
  outcome: Outcome;
  /** HTTP status of the answer */
  status?: number | undefined;
  /** the machine-readable `code` of the backend's error answer */
  serverCode?: string | undefined;
  /** how long the backend asks to wait before another try */
  retryAfterMs?: number | undefined;
  retry?: boolean | undefined;
  details?: unknown;
  cause?: unknown;
}

/** A call to the backend that did not succeed. */
export class BackendError extends AppError {
  readonly outcome: Outcome;
  readonly status: number | undefined;
  readonly serverCode: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(code: ErrorCode, message: string, { outcome, status, serverCode, retryAfterMs, ...extra }: Facts) {
    super(code, message, extra);
    this.name = 'BackendError';
    this.outcome = outcome;
    this.status = status;
    this.serverCode = serverCode;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Whether a save was refused because another one came between. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof BackendError && error.serverCode === NEWER_ON_SERVER;

/**
 * For a call that was not made because an earlier one, which it needs, failed: the same failure, marked as not sent.
 */
export function notCarriedOut(error: unknown): unknown {
  if (!(error instanceof BackendError)) return error;
  const { code, message, status, serverCode, retryAfterMs, retry, details } = error;
  const facts = { status, serverCode, retryAfterMs, retry, details };
  return new BackendError(code, message, { ...facts, outcome: 'not-sent', cause: error });
}

export function cancelled(): AppError {
  return new AppError('CANCELLED', 'Cancelled.');
}

/** The failure of an answer without its data; the message is `said` where that is text, else `otherwise`. */
export function refused(said: unknown, otherwise: string): BackendError {
  const message = typeof said === 'string' && said.trim() !== '' ? said.trim() : otherwise;
  return new BackendError('BACKEND_REFUSED', message, { outcome: 'answered' });
}

const signInEnded = 'Your sign-in has ended. Please sign in again.';

export function unauthenticated(status: number): BackendError {
  return new BackendError('UNAUTHENTICATED', signInEnded, { outcome: 'answered', status });
}

/** The failure of an answer with a wrong type in `field`; '' is the answer as a whole. */
export function badAnswer(call: string, field: string, problem: string): BackendError {
  const where = field ? `field “${field}”: ` : '';
  return new BackendError('BAD_ANSWER', `The server’s answer to ${call} could not be understood: ${where}${problem}.`, {
    outcome: 'answered',
    details: { call, field },
  });
}

/**
 * A network that requires a sign-in has answered in place of the server, so nobody knows whether the request got
 * through.
 */
export function webPage(call: string): BackendError {
  const problem = 'it is not JSON but a web page. The network may want you to sign in: open a browser, then try again';
  const { code, message, details } = badAnswer(call, '', problem);
  return new BackendError(code, message, { outcome: 'unknown', details });
}
