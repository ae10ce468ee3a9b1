import { AppError } from '#shared/ipc/errors.ts';
import type { Answer } from './answer.ts';
import { BackendError, cancelled } from './backend-error.ts';
import { boundedFetch, readText, RedirectError, TooLargeError, TooSlowError } from './bounded-fetch.ts';
import { networkFailure } from './network-failure.ts';

export interface Request {
  method: 'GET' | 'POST' | 'PATCH' | 'HEAD';
  /** relative to the base URL, with the query */
  path: string;
  headers: Record<string, string>;
  /** whether to send the secret header */
  withHeaderToken: boolean;
  body?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** Returns the secret header by which the backend recognizes its own apps; undefined if there is none. */
export type HeaderToken = () => { name: string; value: string } | undefined;

/**
 * Sends a request and returns the answer, whatever its status. Only a GET or HEAD request follows redirects, and only
 * within the backend's own origin.
 */
export type Transport = (request: Request) => Promise<Answer>;

interface TransportOptions {
  /** called before each request */
  baseUrl: () => Promise<string>;
  fetch: typeof globalThis.fetch;
  /**
   * returns the header, which is sent to the backend's own origin only; called after `baseUrl` has resolved, because
   * the header of the embedded backend becomes known together with the base URL
   */
  headerToken?: HeaderToken | undefined;
  /** name of the server in error messages, at the beginning of a sentence */
  what?: string;
  /** maximum bytes of an answer */
  maxBytes?: number;
}

/**
 * Creates the function that sends requests. The function rejects with a BackendError OFFLINE, TIMEOUT, BAD_ANSWER (too
 * large) or BACKEND_FAILED (a refused redirect), with an AppError CANCELLED, or with an AppError of `baseUrl`.
 */
export function createTransport({
  baseUrl,
  fetch,
  headerToken,
  what = 'The server',
  maxBytes,
}: TransportOptions): Transport {
  async function exchange({ path, withHeaderToken, headers, ...request }: Request): Promise<Answer> {
    const base = new URL(await baseUrl());
    const secret = withHeaderToken ? headerToken?.() : undefined;
    const url = new URL(base.origin + base.pathname.replace(/\/+$/, '') + path);
    const answer = await boundedFetch(fetch, url, {
      ...request,
      headers: { ...headers, ...(secret && { [secret.name]: secret.value }) },
      follow: (to) => to.origin === base.origin && isReading(request.method),
    });
    return { status: answer.status, headers: answer.headers, text: await readText(answer, maxBytes) };
  }

  return async (request) => {
    if (request.signal?.aborted) throw cancelled();
    try {
      return await exchange(request);
    } catch (error) {
      // Checked first, because the reason of an abort may itself be an AppError.
      if (request.signal?.aborted) throw cancelled();
      throw error instanceof AppError ? error : failureOf(what, error);
    }
  };
}

const isReading = (method: Request['method']): boolean => method === 'GET' || method === 'HEAD';

function failureOf(what: string, error: unknown): BackendError {
  if (error instanceof TooSlowError) {
    const words = `${what} did not answer within ${Math.round(error.timeoutMs / 1000)} s.`;
    return new BackendError('TIMEOUT', words, { outcome: 'unknown', retry: true });
  }
  if (error instanceof TooLargeError) {
    const words = `${what}’s answer is larger than ${error.maxBytes / 1024 / 1024} MB and was not read.`;
    return new BackendError('BAD_ANSWER', words, { outcome: 'answered', status: error.status });
  }
  if (error instanceof RedirectError) {
    const words = `${what} redirected to ${error.to.origin}, which is not followed.`;
    return new BackendError('BACKEND_FAILED', words, { outcome: 'answered', status: error.status });
  }
  return unreachable(what, error);
}

function unreachable(what: string, cause: unknown): BackendError {
  const { words, sent } = networkFailure(cause);
  return new BackendError('OFFLINE', `${what} cannot be reached${words && `: ${words}`}.`, {
    outcome: sent ? 'unknown' : 'not-sent',
    retry: true,
    cause,
  });
}
