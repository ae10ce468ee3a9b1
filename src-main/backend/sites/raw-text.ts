import type { RawValue } from '#shared/record/raw-value.ts';

/**
 * A member's scalar as text, '' where there is none. Ids are compared as text, because they may be too long for a
 * number.
 */
export function rawText(document: RawValue, key: string): string {
  const value = document.child(key);
  if (!value || value.isNull || value.kind !== 'scalar') return '';
  const text = value.toText();
  return text.startsWith('"') ? (JSON.parse(text) as string) : text;
}
