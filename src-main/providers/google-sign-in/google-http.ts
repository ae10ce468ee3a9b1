import { z } from 'zod';
import { type CallLog, readAnswer } from '../../backend-client/answer.ts';
import { BackendError } from '../../backend-client/backend-error.ts';
import { withRetries } from '../../backend-client/retry.ts';
import { createTransport } from '../../backend-client/transport.ts';

export interface GoogleRequest {
  /** names the call in error messages: `Google’s list of accounts` */
  name: string;
  method: 'GET' | 'POST' | 'PATCH';
  /** address without its query */
  url: string;
  query?: Record<string, string>;
  accessToken?: string;
  json?: unknown;
  form?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** A response of Google with an error status. The message is Google's own, or names the status if Google sent none. */
export class GoogleError extends BackendError {
  /** machine-readable codes, such as `invalid_grant` or `PIN_DROP_REQUIRED` */
  readonly reasons: readonly string[];

  constructor(status: number, message: string, reasons: readonly string[]) {
    const code = status >= 500 ? 'BACKEND_FAILED' : 'BACKEND_REFUSED';
    super(code, message, { outcome: 'answered', status, retry: status >= 500 || status === 429, details: { status } });
    this.name = 'GoogleError';
    this.reasons = reasons;
  }
}

const detail = z.looseObject({ reason: z.string().optional(), message: z.string().optional() });
const refusal = z.union([
  z.looseObject({ error: z.string(), error_description: z.string().optional() }).transform((body) => ({
    message: body.error_description ?? body.error,
    reasons: [body.error],
  })),
  z
    .looseObject({
      error: z.looseObject({
        message: z.string().optional(),
        status: z.string().optional(),
        details: z.array(detail).optional(),
        errors: z.array(detail).optional(),
      }),
    })
    .transform(({ error: { message, status, details = [], errors = [] } }) => ({
      message: message ?? status ?? '',
      reasons: [status, ...[...details, ...errors].map(({ reason }) => reason)].filter(
        (reason) => reason !== undefined,
      ),
    })),
]);

const TIMEOUT_MS = 30_000;

export interface GoogleHttpParts {
  fetch: typeof globalThis.fetch;
  logger: CallLog;
}

export type GoogleHttp = <T extends z.ZodType>(request: GoogleRequest, schema: T) => Promise<z.output<T>>;

/**
 * Creates the function that calls Google's services. A GET is repeated as `withRetries` says. The function throws
 * GoogleError for an error status, BackendError OFFLINE, TIMEOUT, BAD_ANSWER or (for a refused redirect)
 * BACKEND_FAILED, and AppError CANCELLED.
 */
export function createGoogleHttp({ fetch, logger }: GoogleHttpParts): GoogleHttp {
  return async (request, schema) => {
    const { name, method, url, query, accessToken, json, form, signal } = request;
    const { origin, pathname } = new URL(url);
    const transport = createTransport({ baseUrl: () => Promise.resolve(origin), fetch, what: 'Google' });
    const body = form ? new URLSearchParams(form).toString() : json === undefined ? undefined : JSON.stringify(json);
    const attempt = () =>
      transport({
        method,
        path: query ? `${pathname}?${new URLSearchParams(query).toString()}` : pathname,
        headers: {
          Accept: 'application/json',
          ...(body !== undefined && {
            'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json',
          }),
          ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
        },
        withHeaderToken: false,
        ...(body !== undefined && { body }),
        ...(signal && { signal }),
        timeoutMs: TIMEOUT_MS,
      });
    const answer = method === 'GET' ? await withRetries(attempt, signal) : await attempt();
    if (answer.status >= 200 && answer.status < 300) return readAnswer(name, answer.text || '{}', schema, logger);
    throw refusedBy(answer.status, answer.text);
  };
}

function refusedBy(status: number, text: string): GoogleError {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  const read = refusal.safeParse(body);
  const message = (read.data?.message ?? '') || `Google answered with an error (HTTP ${String(status)}).`;
  return new GoogleError(status, message.slice(0, 500), read.data?.reasons ?? []);
}
