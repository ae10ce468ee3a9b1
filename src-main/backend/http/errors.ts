import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { report } from '../report.ts';

/** An error answer `{message}`, with a machine-readable code where callers distinguish cases. */
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

/** Codes of the system, SQLite and PostgreSQL. */
const FULL = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'];

/** Whether a file or the database could not be written because the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && FULL.includes(String(error.code));

/** The answer for a request that failed; what nobody expected is reported. */
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
  // The client is gone: nothing to log.
  if (!(error instanceof Error && 'code' in error && error.code === 'ECONNRESET')) {
    report(`${request}:`, error, requestId);
  }
  return { status: 500, body: { message: 'Internal server error.' } };
}
