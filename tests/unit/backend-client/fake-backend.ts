import { onTestFinished } from 'vitest';
import { productNames } from '#shared/domain/product-names.ts';
import { AccessTokens } from '../../../src-main/backend-client/access-tokens.ts';
import { createBackendClient } from '../../../src-main/backend-client/client.ts';

export interface SeenRequest {
  url: URL;
  method: string;
  headers: Headers;
  body: string;
  signal: AbortSignal;
}

/** Returns the reply to a request: a JSON value, a `Response`, or an `Error` of the network. */
export type Reply = (request: SeenRequest) => unknown;

export function networkError(code: string): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
}

/** A reply that never arrives. The request ends only if it is cancelled. */
export const never: Reply = ({ signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

interface FakeOptions {
  baseUrl?: string;
  headerToken?: string;
  contactsPath?: string;
  isVisible?: () => boolean;
  isWaiting?: () => boolean;
}

/**
 * Returns a client whose requests get the given replies in turn. All further requests get the last reply. The client is
 * closed after the test.
 */
export function clientOf(replies: Reply[], options: FakeOptions = {}) {
  const requests: SeenRequest[] = [];
  const fetch = async (input: URL | RequestInfo, init?: RequestInit) => {
    const request: SeenRequest = {
      url: new URL(String(input)),
      method: init?.method ?? 'GET',
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? init.body : '',
      signal: init?.signal ?? new AbortController().signal,
    };
    requests.push(request);
    const reply = replies[Math.min(requests.length, replies.length) - 1];
    const answer = await reply?.(request);
    if (answer instanceof Error) throw answer;
    return answer instanceof Response ? answer : json(answer);
  };
  let started = false;
  const tokens = new AccessTokens();
  const logged: unknown[] = [];
  const client = createBackendClient({
    baseUrl: async () => {
      await Promise.resolve();
      started = true;
      return options.baseUrl ?? 'https://backend.example';
    },
    fetch,
    // As with the embedded backend, the token is known only once the address is known.
    headerToken: () => {
      const value = started ? options.headerToken : undefined;
      return value === undefined ? undefined : { name: 'X-Sitewright-Token', value };
    },
    contactsPath: options.contactsPath ?? productNames('Sitewright').contactsPath,
    ...(options.isVisible && { isVisible: options.isVisible }),
    ...(options.isWaiting && { isWaiting: options.isWaiting }),
    auth: tokens,
    logger: { info: (message, facts) => logged.push([message, facts]) },
  });
  onTestFinished(() => client.close());
  return { client, tokens, requests, logged };
}
