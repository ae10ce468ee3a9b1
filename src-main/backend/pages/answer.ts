import type { Context } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import type { Body } from './bodies.ts';

/** What a visitor is sent, by whatever listens. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Body | string | null;
}

/** A member of the head of a request, by its name in small letters. */
export type HeaderOf = (name: string) => string | undefined;

/** Words for a visitor where there is no page. */
export const words = (status: number, body: string): Answer => ({
  status,
  headers: {
    'Content-Type': 'text/plain; charset=UTF-8',
    'Cache-Control': 'no-cache',
    'Content-Length': String(Buffer.byteLength(body)),
  },
  body,
});

/** Leads to another address. A header holds Latin letters and no line break. */
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
