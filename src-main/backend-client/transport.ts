import { AppError } from '#shared/ipc/errors.ts';
import type { Answer } from './answer.ts';
import { BackendError, cancelled } from './backend-error.ts';
import { networkFailure } from './network-failure.ts';

export interface Request {
  method: 'GET' | 'POST' | 'PATCH' | 'HEAD';
  /** from the base URL, with the query */
  path: string;
  headers: Record<string, string>;
  /** sends the secret header along */
  withHeaderToken: boolean;
  body?: string;
  signal?: AbortSignal;
  timeoutMs: number;
}

const MOST_REDIRECTS = 3;

/** The header by which the backend knows its own apps. */
export type HeaderToken = () => { name: string; value: string } | undefined;

/** One request and its answer, whatever the status. Redirects are followed for GET within the backend's own origin only. */
export type Transport = (request: Request) => Promise<Answer>;

interface TransportOptions {
  /** asked before each request */
  baseUrl: () => Promise<string>;
  fetch: typeof globalThis.fetch;
  /** sent to the backend's own origin only; asked after the base URL, since the two may come together */
  headerToken?: HeaderToken | undefined;
  /** what its failures call what is asked, at the beginning of a sentence */
  what?: string;
}

/** @throws BackendError OFFLINE, TIMEOUT or BACKEND_FAILED (a refused redirect); AppError CANCELLED */
export function createTransport({ baseUrl, fetch, headerToken, what = 'The server' }: TransportOptions): Transport {
  async function exchange(request: Request, signal: AbortSignal): Promise<Answer> {
    const base = new URL(await baseUrl());
    const secret = request.withHeaderToken ? headerToken?.() : undefined;
    const headers = { ...request.headers, ...(secret && { [secret.name]: secret.value }) };
    let url = new URL(base.origin + base.pathname.replace(/\/+$/, '') + request.path);
    for (let redirects = 0; ; redirects++) {
      const response = await fetch(url, {
        method: request.method,
        headers,
        ...(request.body !== undefined && { body: request.body }),
        redirect: 'manual',
        credentials: 'omit',
        signal,
      });
      const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
      if (location === null)
        return { status: response.status, headers: response.headers, text: await boundedText(response, what) };
      await response.body?.cancel();
      const target = new URL(location, url);
      if (target.origin !== base.origin || isWrite(request) || redirects === MOST_REDIRECTS) {
        throw new BackendError('BACKEND_FAILED', `${what} redirected to ${target.origin}, which is not followed.`, {
          outcome: 'answered',
          status: response.status,
        });
      }
      url = target;
    }
  }

  return async (request) => {
    if (request.signal?.aborted) throw cancelled();
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), request.timeoutMs);
    try {
      const signals = [timeout.signal, ...(request.signal ? [request.signal] : [])];
      return await exchange(request, AbortSignal.any(signals));
    } catch (error) {
      // What it was aborted with may be an error of the app too.
      if (request.signal?.aborted) throw cancelled();
      if (error instanceof AppError) throw error;
      if (timeout.signal.aborted) {
        throw new BackendError('TIMEOUT', `${what} did not answer within ${Math.round(request.timeoutMs / 1000)} s.`, {
          outcome: 'unknown',
          retry: true,
        });
      }
      throw unreachable(what, error);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Bytes of an answer. The largest site is a small part of it; what is larger would only fill the memory. */
const MOST_BYTES = 64 * 1024 * 1024;

async function boundedText(response: Response, what: string): Promise<string> {
  const tooLarge = () =>
    new BackendError('BAD_ANSWER', `${what}’s answer is larger than ${MOST_BYTES / 1024 / 1024} MB and was not read.`, {
      outcome: 'answered',
      status: response.status,
    });
  if (!response.body) return response.text();
  if (Number(response.headers.get('content-length')) > MOST_BYTES) {
    await response.body.cancel();
    throw tooLarge();
  }
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    // Leaving the loop gives the rest up.
    if (bytes > MOST_BYTES) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const isWrite = ({ method }: Request): boolean => method === 'POST' || method === 'PATCH';

function unreachable(what: string, cause: unknown): BackendError {
  const { words, sent } = networkFailure(cause);
  return new BackendError('OFFLINE', `${what} cannot be reached${words && `: ${words}`}.`, {
    outcome: sent ? 'unknown' : 'not-sent',
    retry: true,
    cause,
  });
}
