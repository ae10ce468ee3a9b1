import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  isSpace,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from '#shared/record/json-signs.ts';

/** Where a value begins and ends, in bytes. */
type Bounds = readonly [from: number, to: number];

/** Where the value of each top-level member of a record stands, by its key. */
export type MemberBounds = ReadonlyMap<string, Bounds>;

export const writeBounds = (bounds: MemberBounds): string => JSON.stringify([...bounds]);
export const readBounds = (written: string): MemberBounds => new Map(JSON.parse(written) as [string, Bounds][]);

const decoder = new TextDecoder();

/**
 * Finds the values of an object's members; of a repeated key the last counts.
 * @param utf8 a valid JSON object. @throws SyntaxError where it ends too early
 */
export function findMembers(utf8: Uint8Array): MemberBounds {
  const bounds = new Map<string, Bounds>();
  // Bounds of the present member: where its key begins and ends, and where its value begins.
  let [keyFrom, keyTo, from] = [-1, -1, -1];
  for (let at = utf8.indexOf(OPEN_BRACE) + 1; at < utf8.length; at++) {
    const byte = utf8[at];
    if (byte === QUOTE) {
      const start = at;
      at = endOfString(utf8, at);
      if (from < 0) [keyFrom, keyTo] = [start, at + 1];
    } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) at = endOfValue(utf8, at);
    else if (byte === COLON) from = at + 1;
    else if (byte === COMMA || byte === CLOSE_BRACE) {
      if (from >= 0)
        bounds.set(JSON.parse(decoder.decode(utf8.subarray(keyFrom, keyTo))) as string, trimmed(utf8, from, at));
      if (byte === CLOSE_BRACE) return bounds;
      from = -1;
    }
  }
  throw new SyntaxError('the JSON text ends too early');
}

/** The last byte of the object or list that begins at `at`. No byte of a letter beyond ASCII is one of JSON's signs. */
function endOfValue(utf8: Uint8Array, at: number): number {
  for (let depth = 0; at < utf8.length; at++) {
    const byte = utf8[at];
    if (byte === QUOTE) at = endOfString(utf8, at);
    else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth++;
    else if ((byte === CLOSE_BRACE || byte === CLOSE_BRACKET) && --depth === 0) break;
  }
  return at;
}

/** The quote that ends the string whose first quote is at `at`. */
function endOfString(utf8: Uint8Array, at: number): number {
  for (at++; at < utf8.length && utf8[at] !== QUOTE; at++) if (utf8[at] === BACKSLASH) at++;
  return at;
}

function trimmed(utf8: Uint8Array, from: number, to: number): Bounds {
  while (isSpace(utf8[from])) from++;
  while (isSpace(utf8[to - 1])) to--;
  return [from, to];
}
