import { Html } from './html.ts';

/** A value as JSON that cannot close its script element or start a comment. */
export function scriptJson(value: unknown): Html {
  return new Html(
    JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}
