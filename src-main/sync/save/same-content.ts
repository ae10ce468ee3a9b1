import { isDeepStrictEqual } from 'node:util';
import { parseJson } from '#shared/record/parse-json.ts';

/** Equal but for `modified`, which every save changes. Number texts and key order do not matter here. */
export function sameContent(a: string, b: string): boolean {
  if (a === b) return true;
  const [one, other] = [a, b].map((text) => ({ ...(parseJson(text) as object), modified: null }));
  return isDeepStrictEqual(one, other);
}
