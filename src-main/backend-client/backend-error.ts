import { NEWER_ON_SERVER } from '#shared/domain/site/base-version.ts';
import { AppError, type ErrorCode } from '#shared/ipc/errors.ts';

/**
 * What is known about a failed request. `not-sent`: the request did not reach the backend. `unknown`: the request may
 * have been carried out. `answered`: the backend has answered.
 */
export type Outcome = 'not-sent' | 'unknown' | 'answered';

interface Facts {
  outcome: Outcome;
  /** HTTP status of the answer */
  status?: number | undefined;
  /** the machine-readable `code` of the backend's error answer */
  serverCode?: string | undefined;
  /** how long the backend asks to wait before a retry */
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

/** Whether the error says that a save was refused because the server has a newer version of the site. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof BackendError && error.serverCode === NEWER_ON_SERVER;

/**
 * Returns the failure of a call that was not carried out because another call that it needs has failed, such as the
 * renewal of the access token. The result is the other call's error with the outcome `not-sent`. An error that is no
 * BackendError is returned unchanged.
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

/**
 * Returns the error for an answer without the expected data. Its message is `said` if that is a non-empty string, else
 * `otherwise`.
 */
export function refused(said: unknown, otherwise: string): BackendError {
  const message = typeof said === 'string' && said.trim() !== '' ? said.trim() : otherwise;
  return new BackendError('BACKEND_REFUSED', message, { outcome: 'answered' });
}

const signInEnded = 'Your sign-in has ended. Please sign in again.';

export function unauthenticated(status: number): BackendError {
  return new BackendError('UNAUTHENTICATED', signInEnded, { outcome: 'answered', status });
}

/** Returns the error for an answer with an invalid value in `field`; '' stands for the answer as a whole. */
export function badAnswer(call: string, field: string, problem: string): BackendError {
  const where = field ? `field “${field}”: ` : '';
  return new BackendError('BAD_ANSWER', `The server’s answer to ${call} could not be understood: ${where}${problem}.`, {
    outcome: 'answered',
    details: { call, field },
  });
}

/**
 * Returns the error for an answer that is a web page. A network that requires a sign-in has probably answered instead
 * of the server, so it is unknown whether the request was carried out.
 */
export function webPage(call: string): BackendError {
  const problem = 'it is not JSON but a web page. The network may want you to sign in: open a browser, then try again';
  const { code, message, details } = badAnswer(call, '', problem);
  return new BackendError(code, message, { outcome: 'unknown', details });
}
