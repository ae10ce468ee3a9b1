import { isDeepStrictEqual } from 'node:util';
import { parseJson } from '#shared/record/parse-json.ts';

type Document = Record<string, unknown>;

const parse = (text: string): Document => parseJson(text) as Document;

/** Equal but for `modified`, which every save changes. Number texts and key order do not matter here. */
export function sameContent(a: string, b: string): boolean {
  if (a === b) return true;
  return isDeepStrictEqual({ ...parse(a), modified: null }, { ...parse(b), modified: null });
}

/** The server's document holds the values that were sent in these fields; a backend may add members of its own. */
export function carries(serverText: string, sentText: string, fields: readonly string[]): boolean {
  const [server, sent] = [parse(serverText), parse(sentText)];
  return fields.every((field) => covers(server[field], sent[field]));
}

/** Top-level members of what was sent that the server holds with another value. */
export function differingFields(serverText: string, sentText: string): Set<string> {
  const [server, sent] = [parse(serverText), parse(sentText)];
  return new Set(Object.keys(sent).filter((field) => field !== 'modified' && !covers(server[field], sent[field])));
}

function covers(server: unknown, sent: unknown): boolean {
  if (Array.isArray(sent)) {
    return Array.isArray(server) && server.length === sent.length && sent.every((item, at) => covers(server[at], item));
  }
  if (sent && typeof sent === 'object') {
    if (!server || typeof server !== 'object') return false;
    return Object.entries(sent).every(([key, value]) => covers((server as Document)[key], value));
  }
  return server === sent;
}
