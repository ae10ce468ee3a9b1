import type { JsonValue, Operation } from './operation.ts';

/** The error message for a text with a lone surrogate. */
export const HALF_CHARACTER = 'The text holds half of a character, as a broken emoji does. Remove it and try again.';

/**
 * Replaces each half of a character that lacks its other half (a lone surrogate) by U+FFFD, because UTF-8 cannot encode
 * such halves. Returns the same value if there is nothing to replace.
 */
export function wellFormed<T extends JsonValue>(value: T): T;
export function wellFormed(value: JsonValue): JsonValue {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => wellFormed(item));
    return items.some((item, at) => item !== value[at]) ? items : value;
  }
  const members = Object.entries(value).map(([key, member]) => [key.toWellFormed(), wellFormed(member)] as const);
  const isSame = members.every(([key, member]) => Object.hasOwn(value, key) && value[key] === member);
  return isSame ? value : Object.fromEntries(members);
}

export const isWellFormed = (value: JsonValue): boolean => wellFormed(value) === value;

/** Returns the JSON text of a value after `wellFormed` has replaced its lone surrogates. */
export function wellFormedJson(value: JsonValue): string {
  const text = JSON.stringify(value);
  // `JSON.stringify` writes lone surrogates as `\ud…`, so a text without this escape is well-formed.
  return text.includes('\\ud') ? JSON.stringify(wellFormed(value)) : text;
}

/** Returns the operation with its value made well-formed by `wellFormed`. */
export const wellFormedEdit = (operation: Operation): Operation =>
  'value' in operation && !isWellFormed(operation.value)
    ? { ...operation, value: wellFormed(operation.value) }
    : operation;
