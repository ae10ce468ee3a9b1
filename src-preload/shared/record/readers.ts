import type { Scalar } from './operation.ts';

/** Returns a string, number or boolean as a string; '' for any other value. */
export function text(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Whether the value, read as text, is empty or white space only. */
export const isBlank = (value: unknown): boolean => text(value).trim() === '';

/** Whether a flag is set. Depending on its serializer, the backend writes true, 1, "1", "true", "True" or "yes". */
export function flag(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && /^(true|1|yes)$/i.test(value.trim()));
}

/** Returns a number, also one that is written as a string; `fallback` if the value is not a number. */
export function number(value: unknown, fallback: number): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
  return Number.isFinite(read) ? read : fallback;
}

/** Returns the list; an empty list for null, a missing value or a value that is not a list. */
export function list<T>(value: readonly T[] | string | null | undefined): readonly T[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the keywords, trimmed and without blank ones. A server sends a list or one string with commas. */
export function keywords(value: readonly Scalar[] | string | null | undefined): string[] {
  const parts = typeof value === 'string' ? value.split(',') : list(value).map(text);
  return parts.map((part) => part.trim()).filter(Boolean);
}
