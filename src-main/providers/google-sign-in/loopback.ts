import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '#shared/ipc/errors.ts';
import { cancelled } from '../../backend-client/backend-error.ts';

const PATH = '/google/callback';

export interface Redirect {
  /** address to which Google sends the browser back */
  uri: string;
  /**
   * The authorization code; undefined if Google reports an error, such as a refusal by the user, or sends no code.
   * Rejects with CANCELLED, or with PROFILE_ACCESS after the time limit.
   */
  code: Promise<string | undefined>;
  close(): void;
}

/** Listens on loopback for one redirect with the given state, and refuses all other requests. */
export async function listenForRedirect(state: string, timeoutMs: number, signal?: AbortSignal): Promise<Redirect> {
  const arrived = Promise.withResolvers<string | undefined>();
  let over = false;
  arrived.promise.catch(() => undefined).finally(() => (over = true));
  let host = '';
  const server = createServer((request, response) => {
    const query = isFromBrowser(request, host) ? queryOf(request) : undefined;
    if (over || !query || !sameText(query.get('state') ?? '', state)) {
      respond(response, 400, 'This page belongs to no sign-in that is under way.');
      return;
    }
    over = true;
    const code = query.has('error') ? undefined : query.get('code') || undefined;
    respond(response, 200, code ? 'You are signed in. Go back to the app.' : 'The sign-in was cancelled.');
    arrived.resolve(code);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const timer = setTimeout(
    () => arrived.reject(new AppError('PROFILE_ACCESS', 'The sign-in was not finished in time.')),
    timeoutMs,
  );
  const abort = () => arrived.reject(cancelled());
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted) abort();
  return {
    uri: `http://${host}${PATH}`,
    code: arrived.promise,
    close() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      server.close();
    },
  };
}

/**
 * Whether the request can be a redirect that the user's browser follows. A request with another host name is a sign of
 * DNS rebinding. A request for anything other than a document was made by a page, for example for a picture.
 */
function isFromBrowser({ method, headers }: IncomingMessage, host: string): boolean {
  return method === 'GET' && headers.host === host && (headers['sec-fetch-dest'] ?? 'document') === 'document';
}

/**
 * Returns the query; undefined if the path is not `PATH`, or if a parameter is repeated. The path is compared as it was
 * sent, without decoding, so that only one form of it is accepted.
 */
function queryOf({ url = '' }: IncomingMessage): URLSearchParams | undefined {
  if (!url.startsWith(`${PATH}?`)) return undefined;
  const query = new URLSearchParams(url.slice(PATH.length));
  return new Set(query.keys()).size === query.size ? query : undefined;
}

function respond(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  response.end(
    `<!doctype html><html lang="en"><title>Sign-in</title><p style="font:18px system-ui;margin:20vh auto;text-align:center">${words}</p></html>`,
  );
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
