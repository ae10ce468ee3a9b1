import type { z } from 'zod';
import type { AccessTokens } from './access-tokens.ts';
import { failureOf, readAnswer, type Answer, type CallLog } from './answer.ts';
import { notCarriedOut, unauthenticated, webPage } from './backend-error.ts';
import type { Connectivity } from './connectivity.ts';
import { withRetries } from './retry.ts';
import type { HeaderToken, Request, Transport } from './transport.ts';

/** Options that every call accepts. */
export interface CallOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
}

export interface Call extends CallOptions {
  /** method and path with placeholders for parameters, for errors and logs: `GET /api/getLandingPage/{slug}` */
  name: string;
  path: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** JSON text; the call is a POST if it is set, else a GET */
  body?: string;
  /** for calls of the sign-in itself: no access token is sent, and a 401 is handled like any refusal */
  withoutToken?: boolean;
  /** strings in the body that error messages must not contain */
  secrets?: readonly string[];
  /** values of the answer's `status`, in lower case, that are data in this call and refusals in other calls */
  ownStatuses?: readonly string[];
}

export interface Http {
  /** Returns the body of a successful answer, byte for byte. */
  text(call: Call): Promise<string>;
  /** Returns the body of a successful answer, parsed and checked against the schema. */
  json<T extends z.ZodType>(call: Call, schema: T): Promise<z.output<T>>;
  /** Parses and checks a body as `json` does. */
  read<T extends z.ZodType>(call: string, body: string, schema: T): z.output<T>;
  /** Makes sure that no later error message contains this string. */
  hide(secret: string | undefined): void;
}

interface HttpParts {
  transport: Transport;
  connectivity: Connectivity;
  auth: AccessTokens;
  /** used to hide the secret from error messages */
  headerToken: HeaderToken | undefined;
  /**
   * receives a line per request (call, status or error code, milliseconds), and a line per answer of which invalid rows
   * were left out
   */
  logger: CallLog;
}

const DEFAULT_TIMEOUT_MS = 20_000;

/**
 * Returns the functions that make calls to the backend, with access tokens, retries, error codes, connectivity and
 * logging. Calls reject with a BackendError OFFLINE, TIMEOUT, UNAUTHENTICATED, BACKEND_REFUSED, BACKEND_FAILED or
 * BAD_ANSWER, with an AppError CANCELLED if the signal is aborted, or with an error from the renewal of the token
 * (AppError UNAUTHENTICATED) or from the lookup of the base URL.
 */
export function createHttp({ transport, connectivity, auth, headerToken, logger }: HttpParts): Http {
  async function observed(call: Call, request: Request): Promise<Answer> {
    const startedAt = performance.now();
    const log = (outcome: { status: number } | { code: string }) =>
      logger.info('backend call', { name: call.name, ...outcome, ms: Math.round(performance.now() - startedAt) });
    try {
      const answer = await connectivity.follow(() => transport(request));
      log({ status: answer.status });
      return answer;
    } catch (error) {
      log({ code: codeOf(error) });
      throw error;
    }
  }

  /**
   * All secrets that were sent or passed to `hide` since the start. They are kept because a backend may repeat a secret
   * in the error of another call.
   */
  const secrets = new Set<string>();

  async function send(call: Call, token: string | undefined): Promise<Answer> {
    if (token) secrets.add(token);
    const request: Request = {
      method: call.body === undefined ? 'GET' : 'POST',
      path: call.query ? `${call.path}?${new URLSearchParams(call.query)}` : call.path,
      headers: {
        Accept: 'application/json',
        ...(call.body !== undefined && { 'Content-Type': 'application/json' }),
        ...call.headers,
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      withHeaderToken: true,
      ...(call.body !== undefined && { body: call.body }),
      ...(call.signal && { signal: call.signal }),
      timeoutMs: call.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    };
    const attempt = async () => {
      const answer = await observed(call, request);
      const header = headerToken?.();
      if (header) secrets.add(header.value);
      return answer;
    };
    return request.method === 'GET' ? withRetries(attempt, call.signal) : attempt();
  }

  async function signedIn(call: Call): Promise<Answer> {
    const before = await auth.current();
    const answer = await send(call, before.token);
    if (answer.status !== 401) return answer;
    const renewed = await auth.renew(before.generation).catch((error: unknown) => {
      throw notCarriedOut(error);
    });
    if (!renewed) throw unauthenticated(401);
    const second = await send(call, (await auth.current()).token);
    if (second.status === 401) throw unauthenticated(401);
    return second;
  }

  async function text(call: Call): Promise<string> {
    for (const secret of call.secrets ?? []) secrets.add(secret);
    const answer = call.withoutToken ? await send(call, undefined) : await signedIn(call);
    const failure = failureOf(answer, [...secrets], call.ownStatuses);
    if (failure) throw failure;
    if (isWebPage(answer.text)) throw webPage(call.name);
    return answer.text;
  }

  return {
    text,
    hide(secret) {
      if (secret) secrets.add(secret);
    },
    json: async (call, schema) => readAnswer(call.name, await text(call), schema, logger),
    read: (call, body, schema) => readAnswer(call, body, schema, logger),
  };
}

const isWebPage = (text: string): boolean => /^\s*<(!doctype html|html)\b/i.test(text);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'INTERNAL';
}
