import { RawValue } from './raw-value.ts';

/**
 * Returns the values that a member has in several documents as lists, if at least one of them is a list. Missing
 * values, null and blank strings become empty lists. Returns undefined if no value is a list, or if any other value
 * occurs.
 */
export function asLists(values: readonly (RawValue | undefined)[]): RawValue[] | undefined {
  if (!values.some((value) => value?.kind === 'list')) return undefined;
  const lists = values.map((value) => (value && !isBlank(value) ? value : EMPTY_LIST));
  return lists.every(({ kind }) => kind === 'list') ? lists : undefined;
}

const isBlank = (value: RawValue): boolean => value.kind === 'scalar' && /^(null|"\s*")$/.test(value.toText());

/** Returns the list in a JSON string: an empty list for a blank string or null, undefined if there is no list. */
export function innerList(value: RawValue): RawValue | undefined {
  const text = value.kind === 'scalar' ? value.toValue() : undefined;
  if (typeof text !== 'string') return text === null ? EMPTY_LIST : undefined;
  if (text.trim() === '') return EMPTY_LIST;
  try {
    const held = RawValue.parse(text);
    return held.kind === 'list' ? held : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns a JSON string that contains the list's text.
 * @param space white space before and after the list's text
 */
export const jsonText = (list: RawValue, [before = '', after = '']: readonly string[] = []): RawValue =>
  RawValue.parse(JSON.stringify(before + list.toText() + after));

export const EMPTY_LIST = RawValue.parse('[]');
