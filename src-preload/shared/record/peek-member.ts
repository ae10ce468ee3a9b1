import { skipSpace } from './json-scanner.ts';
import { BACKSLASH, CLOSE_BRACE, COLON } from './json-signs.ts';

/** The object has no such member. */
export const ABSENT = -1;
/**
 * The search in the text does not show where the member is, or whether there is one. The object has to be parsed.
 */
export const UNCLEAR = -2;

/**
 * Returns the position in an object's JSON text at which the value of a member begins, found without parsing the
 * object; or ABSENT or UNCLEAR.
 * @param json valid JSON without white space around it
 * @param key a key without characters that JSON escapes
 */
export function peekMember(json: string, key: string): number {
  const literal = `"${key}"`;
  // If a key is repeated, the last one counts.
  const at = json.lastIndexOf(literal);
  if (at < 0) return json.includes('\\') ? UNCLEAR : ABSENT;
  const colon = skipSpace(json, at + literal.length);
  // The last occurrence is not a key, but a value or the end of a longer string. An earlier occurrence may be the key.
  if (json.charCodeAt(colon) !== COLON || json.charCodeAt(at - 1) === BACKSLASH) return UNCLEAR;
  // The member certainly belongs to the object itself, and not to an inner one, if the first closing brace after the
  // key is the text's last character. If a backslash comes earlier, a later member may have the same key in an escaped
  // form, and the later member would count.
  let end = colon + 1;
  for (let code = 0; code !== CLOSE_BRACE; end++) {
    code = json.charCodeAt(end);
    if (code === BACKSLASH) return UNCLEAR;
  }
  return end === json.length ? skipSpace(json, colon + 1) : UNCLEAR;
}
