import type { ListPolicy } from './list-policy.ts';
import type { RawValue } from './raw-value.ts';
import { sameJson } from './same-json.ts';

type Rung = (item: RawValue) => string | undefined;

const member = (item: RawValue, name: string): string | undefined => {
  const value = item.child(name);
  if (!value || value.isNull) return undefined;
  const text = String(value.toValue()).trim();
  return text === '' ? undefined : text;
};

/** What tells items apart by a value of their own, the most telling first. A rung that two items share tells nothing. */
function rungs({ keys, url, name }: ListPolicy): Rung[] {
  return [
    ...keys.map(
      (key): Rung =>
        (item) =>
          member(item, key),
    ),
    ...(url ? [(item: RawValue) => member(item, url)] : []),
    (item) => item.toText(),
    ...(name
      ? [
          (item: RawValue) =>
            name
              .map((part) => member(item, part) ?? '')
              .join('\u0000')
              .trim() || undefined,
        ]
      : []),
  ];
}

/**
 * For each item of `other` the index of the same item in `base`, or −1 for one that is new: by the server's key, then by
 * address, by content, by name, and at last, unless told not to, by place, where as many are left on both sides between
 * two known ones.
 */
export function align(
  base: readonly RawValue[],
  other: readonly RawValue[],
  policy: ListPolicy,
  { byPlace = true } = {},
): number[] {
  const found = other.map(() => -1);
  const free = new Set(base.keys());
  const pair = (at: number, index: number) => {
    found[at] = index;
    free.delete(index);
  };
  pairUntouched(base, other, pair);
  if (free.size === 0 || !found.includes(-1)) return found;
  for (const rung of rungs(policy)) {
    const known = indexBy([...free], (index) => rung(base[index]!));
    const asked = indexBy(
      [...found.keys()].filter((at) => found[at] === -1),
      (at) => rung(other[at]!),
    );
    for (const [value, at] of asked) {
      const index = known.get(value);
      if (index !== undefined && !contradicts(base[index]!, other[at]!, policy)) pair(at, index);
    }
  }
  if (byPlace) pairByPlace(base, other, policy, found, pair);
  return found;
}

/** Most items of most lists are the same text at the same place, from the front or from the back. */
function pairUntouched(
  base: readonly RawValue[],
  other: readonly RawValue[],
  pair: (at: number, index: number) => void,
): void {
  const shift = base.length - other.length;
  const same = (at: number, index: number) => other[at]!.toText() === base[index]?.toText();
  let front = 0;
  while (front < other.length && (shift === 0 || same(front, front))) {
    if (same(front, front)) pair(front, front);
    front++;
  }
  for (let at = other.length - 1; at >= front && at + shift >= front && same(at, at + shift); at--)
    pair(at, at + shift);
}

/** Indexes by their value, without those whose value occurs twice. */
function indexBy(indexes: readonly number[], valueOf: (index: number) => string | undefined): Map<string, number> {
  const map = new Map<string, number>();
  const repeated = new Set<string>();
  for (const index of indexes) {
    const value = valueOf(index);
    if (value === undefined) continue;
    if (map.has(value)) repeated.add(value);
    map.set(value, index);
  }
  for (const value of repeated) map.delete(value);
  return map;
}

/** Two different keys of the server are two things, however alike they look. */
function contradicts(a: RawValue, b: RawValue, { keys }: ListPolicy): boolean {
  return keys.some((key) => {
    const [keyA, keyB] = [member(a, key), member(b, key)];
    return keyA !== undefined && keyB !== undefined && keyA !== keyB;
  });
}

function pairByPlace(
  base: readonly RawValue[],
  other: readonly RawValue[],
  policy: ListPolicy,
  found: readonly number[],
  pair: (at: number, index: number) => void,
): void {
  const taken = new Set(found);
  let at = 0;
  while (at < other.length) {
    let end = at;
    while (end < other.length && found[end] === -1) end++;
    const from = at === 0 ? 0 : found[at - 1]! + 1;
    let to = from;
    while (to < base.length && !taken.has(to)) to++;
    const closes = end === other.length ? to === base.length : found[end] === to;
    if (end > at && closes && to - from === end - at) {
      for (let step = 0; step < end - at; step++) {
        const [ours, theirs] = [base[from + step]!, other[at + step]!];
        if (alike(ours, theirs, policy)) pair(at + step, from + step);
      }
    }
    at = end + 1;
  }
}

/**
 * An edited item keeps the server's key and at least one of the members that say something; one of which none does may be
 * the item of its place.
 */
function alike(before: RawValue, after: RawValue, policy: ListPolicy): boolean {
  if (before.kind !== 'object' || after.kind !== 'object' || contradicts(before, after, policy)) return false;
  if (policy.keys.some((key) => member(before, key) !== undefined && member(after, key) === undefined)) return false;
  const telling = before
    .keys()
    .filter((key) => key !== policy.order && key !== 'draggableId' && says(before.child(key)));
  return telling.length === 0 || telling.some((key) => sameJson(before.child(key), after.child(key)));
}

const says = (value: RawValue | undefined): boolean => !['null', '""', '[]', '{}'].includes(value?.toText() ?? 'null');
