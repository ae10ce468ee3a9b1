import { RawValue } from './raw-value.ts';

/** The text between two URLs in a string that lists URLs. */
export type Separator = ',' | ', ';

/** Matches a separator only if another URL follows the separator, because a URL may contain commas. */
const border = /, ?(?=https?:\/\/|\/)/;
const address = /^(https?:\/\/|\/)\S+$/;

/**
 * Returns the URLs (absolute, or paths from the root) of a text as a list, and their separator; undefined if the text
 * contains anything else or different separators.
 */
export function readUrlList(text: string): { list: RawValue; separator: Separator } | undefined {
  const parts = text.split(border);
  const separator = text === parts.join(',') ? ',' : ', ';
  if (text !== parts.join(separator) || !parts.every((part) => address.test(part))) return undefined;
  return { list: RawValue.parse(JSON.stringify(parts)), separator };
}

/** @param list the URLs, as a list of strings */
export const joinUrls = (list: RawValue, separator: Separator): RawValue =>
  RawValue.parse(JSON.stringify((list.toValue() as string[]).join(separator)));
