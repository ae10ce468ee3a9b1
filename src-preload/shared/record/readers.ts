import type { Scalar } from './operation.ts';

/** A scalar of any JSON form as text; null, objects and missing values read as ''. */
export function text(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Whether it holds no text to read. */
export const isBlank = (value: unknown): boolean => text(value).trim() === '';

/** Flags arrive as true, 1, "1", "true" or "True", depending on the backend's serialiser. */
export function flag(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && /^(true|1|yes)$/i.test(value.trim()));
}

/** A number of any JSON form, or the fallback where there is none. */
export function number(value: unknown, fallback: number): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
  return Number.isFinite(read) ? read : fallback;
}

/** Null, missing and wrongly shaped lists read as empty. */
export function list<T>(value: readonly T[] | string | null | undefined): readonly T[] {
  return Array.isArray(value) ? value : [];
}

/** Keywords come as a list or as one comma-separated text. */
export function keywords(value: readonly Scalar[] | string | null | undefined): string[] {
  const parts = typeof value === 'string' ? value.split(',') : list(value).map(text);
  return parts.map((part) => part.trim()).filter(Boolean);
}
