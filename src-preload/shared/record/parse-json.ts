type Reviver = (key: string, value: unknown, context: { source: string }) => unknown;

const keepLargeIntegers: Reviver = (_key, value, { source }) =>
  typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? source : value;

/** Looking at every value takes several times as long as parsing. */
const mayHoldLargeInteger = /\d{16}/;

/**
 * Parses JSON for reading: an id of more digits than a number can hold is given as its text.
 * @throws SyntaxError when the text is not JSON
 */
export function parseJson(text: string): unknown {
  if (!mayHoldLargeInteger.test(text)) return JSON.parse(text);
  return JSON.parse(text, keepLargeIntegers as (key: string, value: unknown) => unknown);
}
