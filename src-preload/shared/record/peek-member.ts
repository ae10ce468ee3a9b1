import { skipSpace } from './json-scanner.ts';
import { BACKSLASH, CLOSE_BRACE, COLON } from './json-signs.ts';

/** The object has no such member. */
export const ABSENT = -1;
/**
 * The text alone does not show where the member is, or whether there is one, because of escapes or inner objects. The
 * object has to be parsed.
 */
export const UNCLEAR = -2;

/**
 * Returns the position at which the value of an object's member begins in the object's valid JSON text, found without
 * parsing the other members; or ABSENT or UNCLEAR.
 * @param key a key without characters that JSON escapes
 */
export function peekMember(json: string, key: string): number {
  const literal = `"${key}"`;
  // If a key is repeated, the last one counts.
  const at = json.lastIndexOf(literal);
  if (at < 0) return json.includes('\\') ? UNCLEAR : ABSENT;
  const colon = skipSpace(json, at + literal.length);
  // Here the literal is not a key, but the value of another member or a part of a string. A key may stand before it.
  if (json.charCodeAt(colon) !== COLON || json.charCodeAt(at - 1) === BACKSLASH) return UNCLEAR;
  // The member belongs to the object itself only if the first closing brace after it is the text's last character;
  // otherwise it may belong to an inner object. After a backslash, the same key may follow in an escaped form, which
  // would then be the one that counts.
  let end = colon + 1;
  for (let code = 0; code !== CLOSE_BRACE; end++) {
    code = json.charCodeAt(end);
    if (code === BACKSLASH) return UNCLEAR;
  }
  return end === json.length ? skipSpace(json, colon + 1) : UNCLEAR;
}
