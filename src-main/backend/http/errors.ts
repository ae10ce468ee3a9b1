import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { report } from '../report.ts';

/**
 * An error that is answered with this status and `{ message }`. A machine-readable `code` is added if callers have to
 * tell cases apart.
 */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string | undefined;

  constructor(status: ContentfulStatusCode, message: string, code?: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
  }
}

export const DISK_FULL = 'The disk of the server is full.';

/** Error codes of the operating system, SQLite and PostgreSQL for a full disk or quota. */
const FULL = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'];

/** Whether a file or the database could not be written because the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && FULL.includes(String(error.code));

/**
 * Returns the answer for a failed request. Reports the error, unless it is an HttpError, a full disk or a closed
 * connection.
 */
export function errorAnswer(
  error: unknown,
  request: string,
  requestId?: string,
): { status: ContentfulStatusCode; body: { message: string; code?: string } } {
  if (error instanceof HttpError) {
    const { status, message, code } = error;
    return { status, body: { message, ...(code && { code }) } };
  }
  if (isDiskFull(error)) return { status: 507, body: { message: DISK_FULL } };
  // ECONNRESET: the client has closed the connection.
  if (!(error instanceof Error && 'code' in error && error.code === 'ECONNRESET')) {
    report(`${request}:`, error, requestId);
  }
  return { status: 500, body: { message: 'Internal server error.' } };
}
