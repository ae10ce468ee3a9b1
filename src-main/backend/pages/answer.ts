import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import type { Body } from './bodies.ts';

/** An answer to a visitor, independent of the HTTP library that sends it. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Body | string | null;
}

/** Returns the value of a request header. The name is in lower case. */
export type HeaderOf = (name: string) => string | undefined;

/** Returns an answer in plain text, for a request that gets no page. */
export const textAnswer = (status: number, body: string): Answer => ({
  status,
  headers: {
    'Content-Type': 'text/plain; charset=UTF-8',
    'Cache-Control': 'no-cache',
    'Content-Length': String(Buffer.byteLength(body)),
  },
  body,
});

/** Returns a redirect. An address with characters that a header cannot hold is encoded. */
export const redirect = (status: number, to: string): Answer => ({
  status,
  headers: {
    Location: /[^\x20-\x7e\x80-\xff]/.test(to) ? encodeURI(to) : to,
    'Cache-Control': 'no-cache',
    'Content-Length': '0',
  },
  body: null,
});

export const send = (c: Context, { status, headers, body }: Answer): Response =>
  c.newResponse(body, status as StatusCode, headers);
