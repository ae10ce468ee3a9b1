type Reviver = (key: string, value: unknown, context: { source: string }) => unknown;

const keepLargeIntegers: Reviver = (_key, value, { source }) =>
  typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? source : value;

/**
 * Matches texts that may have an unsafe integer. Other texts are parsed without a reviver, because a reviver makes
 * parsing several times slower.
 */
const mayHoldLargeInteger = /\d{16}/;

/**
 * Parses JSON for reading. An integer with more digits than a number can hold is returned as a string of its digits.
 * @throws SyntaxError if the text is not JSON
 */
export function parseJson(text: string): unknown {
  if (!mayHoldLargeInteger.test(text)) return JSON.parse(text);
  return JSON.parse(text, keepLargeIntegers as (key: string, value: unknown) => unknown);
}
