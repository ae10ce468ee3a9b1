import { onTestFinished } from 'vitest';
import { AccessTokens } from '../../../src-main/backend-client/access-tokens.ts';
import { createBackendClient } from '../../../src-main/backend-client/client.ts';

export interface SeenRequest {
  url: URL;
  method: string;
  headers: Headers;
  body: string;
  signal: AbortSignal;
}

/** The reply to one request: JSON, a whole response, or an error of the network. */
export type Reply = (request: SeenRequest) => unknown;

export function networkError(code: string): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
}

/** A reply that never comes; the request ends when it is cancelled. */
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
  productName?: string;
  isVisible?: () => boolean;
  isWaiting?: () => boolean;
}

/** A client over a network that answers with the given replies in turn, the last one again and again; closed after the test. */
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
    // The embedded backend's token comes with its address.
    headerToken: () => {
      const value = started ? options.headerToken : undefined;
      return value === undefined ? undefined : { name: 'X-Sitewright-Token', value };
    },
    productName: options.productName ?? 'Sitewright',
    ...(options.isVisible && { isVisible: options.isVisible }),
    ...(options.isWaiting && { isWaiting: options.isWaiting }),
    auth: tokens,
    logger: { info: (message, facts) => logged.push([message, facts]) },
  });
  onTestFinished(() => client.close());
  return { client, tokens, requests, logged };
}
