import type { Entry } from './raw-container.ts';
import type { RawValue } from './raw-value.ts';

type Members = readonly Entry<RawValue>[];

/**
 * Whether two values are equal as JSON. Escapes, white space, the order of keys and the spelling of numbers (1.10 or
 * 1.1) do not matter. Integers that a double cannot hold are equal only if their texts are. A missing value equals only
 * a missing value.
 */
export function sameJson(a: RawValue | undefined, b: RawValue | undefined): boolean {
  if (!a || !b) return a === b;
  if (a.isSame(b)) return true;
  if (a.kind !== b.kind) return false;
  if (a.kind === 'object') return sameMembers(a, b);
  if (a.kind === 'list') return sameItems(a.read().entries, b.read().entries);
  return sameScalar(a, b);
}

/** Whether two lists have equal items. A loop is fastest, and a long list is compared at each edit of an item. */
function sameItems(items: Members, others: Members): boolean {
  if (items.length !== others.length) return false;
  for (let at = 0; at < items.length; at++) {
    if (items[at] !== others[at] && !sameJson(items[at]!.value, others[at]!.value)) return false;
  }
  return true;
}

function sameMembers(a: RawValue, b: RawValue): boolean {
  const keys = a.keys();
  return keys.length === b.keys().length && keys.every((key) => sameJson(a.child(key), b.child(key)));
}

/** Whether two scalars with different texts have the same value. */
function sameScalar(a: RawValue, b: RawValue): boolean {
  if (isPlainString(a) && isPlainString(b)) return false;
  const [valueA, valueB] = [a.toValue(), b.toValue()];
  if (typeof valueA !== 'number' || typeof valueB !== 'number') return valueA === valueB;
  const exact = Number.isSafeInteger(valueA) || !Number.isInteger(valueA);
  return exact && valueA === valueB;
}

/** Whether the value is a string without escapes. Two such strings are equal only if their texts are. */
function isPlainString(value: RawValue): boolean {
  const text = value.toText();
  return text.startsWith('"') && !text.includes('\\');
}
