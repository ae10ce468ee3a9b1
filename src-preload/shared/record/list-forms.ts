import { RawValue } from './raw-value.ts';

/** A list as it is, of null an empty one; undefined for what is no list. */
export function asList(value: RawValue | undefined): RawValue | undefined {
  if (!value || value.isNull) return value && EMPTY_LIST;
  return value.kind === 'list' ? value : undefined;
}

/** The list that a text holds, of an empty text or null an empty one; undefined where it holds none. */
export function innerList(value: RawValue | undefined): RawValue | undefined {
  const text: unknown = value?.kind === 'scalar' ? value.toValue() : undefined;
  if (typeof text !== 'string') return text === null ? EMPTY_LIST : undefined;
  if (text.trim() === '') return EMPTY_LIST;
  try {
    const inner = RawValue.parse(text);
    return inner.kind === 'list' ? inner : undefined;
  } catch {
    return undefined;
  }
}

/** The list as the text that holds it. */
export const jsonText = (list: RawValue): RawValue => RawValue.parse(JSON.stringify(list.toText()));

export const EMPTY_LIST = RawValue.parse('[]');
