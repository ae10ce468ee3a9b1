import { Html } from './html.ts';

/** Returns a value as JSON for a script element. The JSON cannot close the element or start a comment. */
export function scriptJson(value: unknown): Html {
  return new Html(
    JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}
