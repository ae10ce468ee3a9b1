import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COMMA,
  isSpace,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from './json-signs.ts';

/**
 * The functions of this file find positions (UTF-16 indexes) in text that is known to be valid JSON. They throw a
 * SyntaxError if a string, list or object has no end.
 */

export function skipSpace(text: string, at: number): number {
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}

/** Returns the position after the closing quote of the string whose opening quote is at `at`. */
export function skipString(text: string, at: number): number {
  let end = at;
  for (;;) {
    end = text.indexOf('"', end + 1);
    if (end < 0) throw endsTooEarly();
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return end + 1;
  }
}

/** Returns the position after the value that begins at `at`. */
export function skipValue(text: string, at: number): number {
  const first = text.charCodeAt(at);
  if (first === QUOTE) return skipString(text, at);
  if (first === OPEN_BRACE || first === OPEN_BRACKET) return skipContainer(text, at);
  let end = at + 1;
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code === COMMA || code === CLOSE_BRACE || code === CLOSE_BRACKET || code <= 32) break;
  }
  return end;
}

function skipContainer(text: string, at: number): number {
  let depth = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = skipString(text, at);
      continue;
    }
    if (code === OPEN_BRACE || code === OPEN_BRACKET) depth++;
    else if ((code === CLOSE_BRACE || code === CLOSE_BRACKET) && --depth === 0) return at + 1;
    at++;
  }
  throw endsTooEarly();
}

const endsTooEarly = () => new SyntaxError('the JSON text ends too early');
