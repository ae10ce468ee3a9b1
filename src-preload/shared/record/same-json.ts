import type { RawValue } from './raw-value.ts';

/**
 * Equal as JSON: escapes, white space and the order of keys do not matter, nor do 1.10 and 1.1; digits beyond what a
 * double holds do. Missing equals missing only.
 */
export function sameJson(a: RawValue | undefined, b: RawValue | undefined): boolean {
  if (!a || !b) return a === b;
  if (a === b || a.toText() === b.toText()) return true;
  if (a.kind !== b.kind) return false;
  if (a.kind === 'object') {
    const keys = a.keys();
    return keys.length === b.keys().length && keys.every((key) => sameJson(a.child(key), b.child(key)));
  }
  if (a.kind === 'list') {
    return a.length === b.length && a.items().every((item, at) => sameJson(item, b.child(at)));
  }
  return sameScalar(a, b);
}

function sameScalar(a: RawValue, b: RawValue): boolean {
  const [valueA, valueB] = [a.toValue(), b.toValue()];
  if (typeof valueA !== 'number' || typeof valueB !== 'number') return valueA === valueB;
  const exact = Number.isSafeInteger(valueA) || !Number.isInteger(valueA);
  return exact && valueA === valueB;
}
