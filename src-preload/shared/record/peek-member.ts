import { skipSpace } from './json-scanner.ts';
import { BACKSLASH, CLOSE_BRACE, COLON } from './json-signs.ts';

/** The object has no such member. */
export const ABSENT = -1;
/** The text alone does not tell, because of escapes or inner objects: the object has to be read. */
export const UNCLEAR = -2;

/**
 * Where the value of an object's member begins in the object's valid JSON text, found without reading the others; ABSENT
 * or UNCLEAR.
 * @param key without characters that JSON escapes
 */
export function peekMember(json: string, key: string): number {
  const literal = `"${key}"`;
  // Of a repeated key the last counts.
  const at = json.lastIndexOf(literal);
  if (at < 0) return json.includes('\\') ? UNCLEAR : ABSENT;
  const colon = skipSpace(json, at + literal.length);
  // Anything but a key is unclear: the literal is the value of another member, or part of one.
  if (json.charCodeAt(colon) !== COLON || json.charCodeAt(at - 1) === BACKSLASH) return UNCLEAR;
  // The value has to end the object: the first closing brace behind it is the last character. After a backslash an
  // escaped form of the same key may follow, which would count.
  let end = colon + 1;
  for (let code = 0; code !== CLOSE_BRACE; end++) {
    code = json.charCodeAt(end);
    if (code === BACKSLASH) return UNCLEAR;
  }
  return end === json.length ? skipSpace(json, colon + 1) : UNCLEAR;
}
