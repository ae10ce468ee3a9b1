import type { Page } from 'playwright';

/**
 * Most characters of one reply. The debugging protocol keeps the page's thread busy for tens of milliseconds with a long
 * message, which Electron's channel does not.
 */
const PART_LENGTH = 128 * 1024;

const restsOf = new WeakMap<Page, Map<number, string>>();
let lastId = 0;

/** A reply as the page gets it: whole, or its first part as `+id:text`, for which the page asks on. */
export function firstPart(page: Page, reply: string): string {
  return reply.length <= PART_LENGTH ? reply : partOf(page, ++lastId, reply);
}

/** The next part of a reply: `+id:text`, or `.text` for the last. */
export function nextPart(page: Page, id: number): string {
  const rest = restsOf.get(page)?.get(id) ?? '';
  if (rest.length > PART_LENGTH) return partOf(page, id, rest);
  restsOf.get(page)?.delete(id);
  return `.${rest}`;
}

function partOf(page: Page, id: number, text: string): string {
  // Half of a surrogate pair is no text that can be sent.
  const cut = /[\uD800-\uDBFF]/.test(text[PART_LENGTH - 1]!) ? PART_LENGTH - 1 : PART_LENGTH;
  const rests = restsOf.get(page) ?? new Map<number, string>();
  restsOf.set(page, rests.set(id, text.slice(cut)));
  return `+${id}:${text.slice(0, cut)}`;
}
