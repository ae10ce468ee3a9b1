import { numberMembers } from './item-members.ts';
import { FORMS, type ListPolicy } from './policies.ts';
import type { Entry } from './raw-container.ts';
import type { RawValue } from './raw-value.ts';
import { sameJson } from './same-json.ts';

/**
 * Returns the earlier item from which an item comes, or the item itself if no earlier one is known. Two items with the
 * same origin are the same item.
 */
export type OriginOf = (item: RawValue) => RawValue;

/** What identifies an item: a text made from the item, or the item's origin. Undefined if the item has neither. */
type Sign = string | RawValue | undefined;

interface SignKind {
  of: (item: RawValue) => Sign;
  /** pairs items even if their keys differ, because the server gives a photo a new key each time the photo is saved */
  outweighsKeys?: boolean;
}

const member = (item: RawValue, name: string): string | undefined => {
  const value = item.child(name);
  if (!value || value.isNull) return undefined;
  const said = value.toValue();
  // Two different long keys may be equal as JavaScript numbers, so the JSON text is used for numbers that are not safe
  // integers.
  const isExact = typeof said !== 'number' || Number.isSafeInteger(said);
  const text = isExact ? String(said).trim() : value.toText();
  return text === '' ? undefined : text;
};

/** Whether the item has no key yet. The server gives the item a key at the next save. */
export const isKeyless = (item: RawValue, key: string): boolean => member(item, key) === undefined;

const nameOf = (item: RawValue, name: readonly string[]): string | undefined => {
  const parts = name.map((part) => member(item, part) ?? '');
  return parts.some(Boolean) ? parts.join('\u0000') : undefined;
};

/**
 * Returns the item's content as text, without its keys, its numbers by place, and members that identify nothing;
 * undefined if the item is not an object.
 */
function contentOf(item: RawValue, policy: ListPolicy): string | undefined {
  if (item.kind !== 'object') return undefined;
  const { keys, within, ...others } = policy;
  const given = [...keys, ...numberMembers(policy), ...policy.volatileMembers, FORMS];
  const own = item.keys().filter((key) => !given.includes(key));
  return own
    .toSorted()
    .map((key) => {
      const value = item.at(key);
      const said = key === within ? contentOf(value, { keys: [], ...others }) : undefined;
      return `${key}:${said ?? value.toText()}`;
    })
    .join();
}

/**
 * Returns the kinds of signs by which items are paired, the most reliable first. If several unpaired items of one list
 * have the same sign, no items are paired by this sign.
 */
function signKinds(policy: ListPolicy, originOf: OriginOf | undefined): SignKind[] {
  const { keys, url, name } = policy;
  return [
    ...keys.map((key): SignKind => ({ of: (item) => member(item, key) })),
    ...(url ? [{ of: (item: RawValue) => member(item, url), outweighsKeys: !name }] : []),
    { of: (item) => item.toText() },
    { of: (item) => contentOf(item, policy) },
    ...(name ? [{ of: (item: RawValue) => nameOf(item, name) }] : []),
    ...(originOf ? [{ of: originOf }] : []),
  ];
}

/**
 * Returns, for each item of `other`, the index of the same item in `base`, or −1 for a new item. Items are paired in
 * this order: unchanged items that are in the same order in both lists; by the server's key; by URL; by content; by
 * name; by origin; and, if `byPlace`, by place, where both lists have the same number of unpaired items in a row.
 */
export function align(
  base: readonly RawValue[],
  other: readonly RawValue[],
  policy: ListPolicy,
  { byPlace = true, originOf }: { byPlace?: boolean; originOf?: OriginOf | undefined } = {},
): number[] {
  const found = new Array<number>(other.length).fill(-1);
  const taken = new Array<boolean>(base.length).fill(false);
  const pair = (at: number, index: number) => {
    found[at] = index;
    taken[index] = true;
  };
  pairUntouched(base, other, policy, pair);
  let asked = indexesOf(found, -1);
  let free = indexesOf(taken, false);
  for (const { of, outweighsKeys } of signKinds(policy, originOf)) {
    if (asked.length === 0 || free.length === 0) return found;
    const known = indexBy(free, (index) => of(base[index]!));
    for (const [sign, at] of indexBy(asked, (at) => of(other[at]!))) {
      const index = known.get(sign);
      if (index === undefined) continue;
      if (outweighsKeys || !contradicts(base[index]!, other[at]!, policy)) pair(at, index);
    }
    asked = asked.filter((at) => found[at] === -1);
    free = free.filter((index) => !taken[index]);
  }
  if (byPlace && asked.length > 0) pairByPlace(base, other, policy, { found, taken }, pair);
  return found;
}

/** Returns the indexes at which the list has the value. */
export function indexesOf<T>(list: readonly T[], value: T): number[] {
  const indexes: number[] = [];
  for (let at = list.indexOf(value); at >= 0; at = list.indexOf(value, at + 1)) indexes.push(at);
  return indexes;
}

/** Maximum number of items that the search for the next common item looks ahead. */
const LOOK_AHEAD = 8;

/**
 * Pairs unchanged items that are in the same order in both lists, first from the back, then from the front. Usually
 * these are most items, and need no search by signs.
 */
function pairUntouched(
  base: readonly RawValue[],
  other: readonly RawValue[],
  policy: ListPolicy,
  pair: (at: number, index: number) => void,
): void {
  const same = (at: number, index: number) =>
    at < other.length &&
    index < base.length &&
    (base[index] === other[at] || isUntouched(base[index]!, other[at]!, policy));
  let [atEnd, indexEnd] = [other.length, base.length];
  while (atEnd > 0 && indexEnd > 0 && same(atEnd - 1, indexEnd - 1)) pair(--atEnd, --indexEnd);
  let at = 0;
  let index = 0;
  while (at < atEnd && index < indexEnd) {
    if (same(at, index)) pair(at++, index++);
    else {
      const skip = nextSame(at, index, same);
      at += skip.others;
      index += skip.known;
    }
  }
}

/** Returns how many items to skip in each list up to the next common item; 1 in each if LOOK_AHEAD items have none. */
function nextSame(at: number, index: number, same: (at: number, index: number) => boolean) {
  for (let ahead = 1; ahead <= LOOK_AHEAD; ahead++) {
    if (same(at + ahead, index + ahead)) return { others: ahead, known: ahead };
    if (same(at, index + ahead)) return { others: 0, known: ahead };
    if (same(at + ahead, index)) return { others: ahead, known: 0 };
  }
  return { others: 1, known: 1 };
}

/**
 * Whether the item is unchanged, apart from its order member and from members that identify nothing
 * (`volatileMembers`).
 */
function isUntouched(before: RawValue, after: RawValue, policy: ListPolicy): boolean {
  if (before.isSame(after)) return true;
  const { keys, url, name } = policy;
  const differs = (key: string | undefined) => key !== undefined && before.textOf(key) !== after.textOf(key);
  if (keys.some(differs) || differs(url) || name?.some(differs)) return false;
  if (before.kind !== 'object' || after.kind !== 'object') return false;
  const [own, others] = [before.read().entries, after.read().entries];
  return own.length === others.length && own.every((entry, at) => isSameMember(entry, others[at]!, policy));
}

function isSameMember(own: Entry<RawValue>, other: Entry<RawValue>, { order, volatileMembers }: ListPolicy): boolean {
  if (own === other) return true;
  if (own.key !== other.key) return false;
  return own.key === order || volatileMembers.includes(String(own.key)) || own.value.isSame(other.value);
}

/** Returns the indexes by sign. A sign that occurs more than once is left out. */
function indexBy(indexes: readonly number[], signOf: (index: number) => Sign): Map<Sign, number> {
  const map = new Map<Sign, number>();
  const repeated = new Set<Sign>();
  for (const index of indexes) {
    const sign = signOf(index);
    if (sign === undefined) continue;
    if (map.has(sign)) repeated.add(sign);
    map.set(sign, index);
  }
  for (const sign of repeated) map.delete(sign);
  return map;
}

/** Whether the server gave the items different keys. Then they are two items, however similar they are. */
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
  { found, taken }: { found: readonly number[]; taken: readonly boolean[] },
  pair: (at: number, index: number) => void,
): void {
  let at = 0;
  while (at < other.length) {
    let end = at;
    while (end < other.length && found[end] === -1) end++;
    const from = at === 0 ? 0 : found[at - 1]! + 1;
    let to = from;
    while (to < base.length && !taken[to]) to++;
    const closes = end === other.length ? to === base.length : found[end] === to;
    if (end > at && closes && to - from === end - at) {
      for (let step = 0; step < end - at; step++) {
        const [ours, theirs] = [base[from + step]!, other[at + step]!];
        if (mayBeEdited(ours, theirs, policy)) pair(at + step, from + step);
      }
    }
    at = end + 1;
  }
}

/**
 * Whether `after` may be an edited version of `before`: `after` still has the server's keys, and at least one member
 * with the same content. If `before` has no content, only the keys are compared.
 */
function mayBeEdited(before: RawValue, after: RawValue, policy: ListPolicy): boolean {
  if (before.kind !== 'object' || after.kind !== 'object' || contradicts(before, after, policy)) return false;
  if (policy.keys.some((key) => member(before, key) !== undefined && member(after, key) === undefined)) return false;
  const telling = before
    .keys()
    .filter(
      (key) => ![...numberMembers(policy), ...policy.volatileMembers].includes(key) && hasContent(before.child(key)),
    );
  return telling.length === 0 || telling.some((key) => sameJson(before.child(key), after.child(key)));
}

const hasContent = (value: RawValue | undefined): boolean =>
  !['null', '""', '[]', '{}'].includes(value?.toText() ?? 'null');
