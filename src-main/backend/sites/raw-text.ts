import type { RawValue } from '#shared/record/raw-value.ts';

/**
 * Returns the scalar value of a member as a string, '' if there is none. IDs are compared as strings, because they may
 * be too long for a number.
 */
export function rawText(document: RawValue, key: string): string {
  const value = document.child(key);
  if (!value || value.isNull || value.kind !== 'scalar') return '';
  const text = value.toText();
  return text.startsWith('"') ? (JSON.parse(text) as string) : text;
}
