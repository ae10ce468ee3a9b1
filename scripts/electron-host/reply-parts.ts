import type { Page } from 'playwright';

/**
 * Maximum number of characters in one part of a reply. The debugging protocol blocks the page's thread for tens of
 * milliseconds with a long message. Electron's channel does not.
 */
const PART_LENGTH = 128 * 1024;

const restsOf = new WeakMap<Page, Map<number, string>>();
let lastId = 0;

/** Returns a short reply whole, and of a long reply the first part, as `+id:text`. The page asks for the next parts. */
export function firstPart(page: Page, reply: string): string {
  return reply.length <= PART_LENGTH ? reply : partOf(page, ++lastId, reply);
}

/** Returns the next part of a reply: `+id:text`, or `.text` for the last part. */
export function nextPart(page: Page, id: number): string {
  const rest = restsOf.get(page)?.get(id) ?? '';
  if (rest.length > PART_LENGTH) return partOf(page, id, rest);
  restsOf.get(page)?.delete(id);
  return `.${rest}`;
}

function partOf(page: Page, id: number, text: string): string {
  // A surrogate pair is not cut, because half of a pair cannot be sent as text.
  const cut = /[\uD800-\uDBFF]/.test(text[PART_LENGTH - 1]!) ? PART_LENGTH - 1 : PART_LENGTH;
  const rests = restsOf.get(page) ?? new Map<number, string>();
  restsOf.set(page, rests.set(id, text.slice(cut)));
  return `+${id}:${text.slice(0, cut)}`;
}
