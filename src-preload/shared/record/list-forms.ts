import { RawValue } from './raw-value.ts';

/**
 * Values of one member as lists, where one of them is a list: those that hold nothing, such as null or a blank text, are
 * empty ones. Undefined where another one is no list.
 */
export function asLists(values: readonly (RawValue | undefined)[]): RawValue[] | undefined {
  if (!values.some((value) => value?.kind === 'list')) return undefined;
  const lists = values.map((value) => (value && !isBlank(value) ? value : EMPTY_LIST));
  return lists.every(({ kind }) => kind === 'list') ? lists : undefined;
}

const isBlank = (value: RawValue): boolean => value.kind === 'scalar' && /^(null|"\s*")$/.test(value.toText());

/** The list in a text: an empty one for an empty text or null; undefined where there is none. */
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

/** The list as the text that holds it. @param space white space before and after it */
export const jsonText = (list: RawValue, [before = '', after = '']: readonly string[] = []): RawValue =>
  RawValue.parse(JSON.stringify(before + list.toText() + after));

export const EMPTY_LIST = RawValue.parse('[]');
