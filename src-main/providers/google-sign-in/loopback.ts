import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '#shared/ipc/errors.ts';
import { cancelled } from '../../backend-client/backend-error.ts';

const PATH = '/google/callback';

export interface Redirect {
  /** where the browser is to be sent back to */
  uri: string;
  /** The code, or undefined where the user refused. Rejects with CANCELLED or PROFILE_ACCESS (took too long). */
  code: Promise<string | undefined>;
  close(): void;
}

/** Waits on loopback for the browser to come back with the state given; whatever comes with another is turned away. */
export async function listenForRedirect(state: string, timeoutMs: number, signal?: AbortSignal): Promise<Redirect> {
  const arrived = Promise.withResolvers<string | undefined>();
  arrived.promise.catch(() => undefined);
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const { searchParams: query } = url;
    const isExpected = request.method === 'GET' && url.pathname === PATH && sameText(query.get('state') ?? '', state);
    if (!isExpected) {
      respond(response, 400, 'This page belongs to no sign-in that is under way.');
      return;
    }
    const code = query.get('code') ?? undefined;
    respond(response, 200, code ? 'You are signed in. Go back to the app.' : 'The sign-in was cancelled.');
    arrived.resolve(code);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const timer = setTimeout(
    () => arrived.reject(new AppError('PROFILE_ACCESS', 'The sign-in was not finished in time.')),
    timeoutMs,
  );
  const abort = () => arrived.reject(cancelled());
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted) abort();
  return {
    uri: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}${PATH}`,
    code: arrived.promise,
    close() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      server.close();
    },
  };
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
