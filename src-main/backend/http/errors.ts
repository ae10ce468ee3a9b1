import type { ErrorHandler, NotFoundHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { report } from '../report.ts';
import type { AppEnv } from './env.ts';

/** An error answer `{message}`, with a machine-readable code where callers distinguish cases. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string | undefined;

  constructor(status: ContentfulStatusCode, message: string, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const DISK_FULL = 'The disk of the server is full.';

/** Whether a file or the database could not be written because the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'].includes(String(error.code));

export const onError: ErrorHandler<AppEnv> = (error, c) => {
  if (error instanceof HttpError) {
    return c.json({ message: error.message, ...(error.code && { code: error.code }) }, error.status);
  }
  if (isDiskFull(error)) return c.json({ message: DISK_FULL }, 507);
  // The client is gone: nothing to log.
  if (!('code' in error && error.code === 'ECONNRESET')) {
    report(`${c.req.method} ${c.req.path}:`, error, c.get('requestId'));
  }
  return c.json({ message: 'Internal server error.' }, 500);
};

export const onNotFound: NotFoundHandler = (c) =>
  c.json({ message: `No such call: ${c.req.method} ${c.req.path}` }, 404);
