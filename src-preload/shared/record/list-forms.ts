import { RawValue } from './raw-value.ts';

/** The value as a list: null is an empty one; undefined for a value that is no list. */
export function asList(value: RawValue | undefined): RawValue | undefined {
  if (!value || value.isNull) return value && EMPTY_LIST;
  return value.kind === 'list' ? value : undefined;
}

const inner = new WeakMap<RawValue, RawValue | undefined>();

/**
 * The list in a text: an empty one for an empty text or null; undefined where there is none. The same text gives the
 * same object, with the same items.
 */
export function innerList(value: RawValue | undefined): RawValue | undefined {
  if (value?.kind !== 'scalar') return undefined;
  if (!inner.has(value)) inner.set(value, listIn(value.toValue()));
  return inner.get(value);
}

function listIn(text: unknown): RawValue | undefined {
  if (typeof text !== 'string') return text === null ? EMPTY_LIST : undefined;
  if (text.trim() === '') return EMPTY_LIST;
  try {
    const held = RawValue.parse(text);
    return held.kind === 'list' ? held : undefined;
  } catch {
    return undefined;
  }
}

/** The list as the text that holds it. */
export const jsonText = (list: RawValue): RawValue => RawValue.parse(JSON.stringify(list.toText()));

export const EMPTY_LIST = RawValue.parse('[]');
