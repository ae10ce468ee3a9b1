import { editRaw, type RawOperation } from './edit-raw.ts';
import { align } from './identity.ts';
import { isAtomic, jsonTextLists, listPolicy, type ListPolicy } from './list-policy.ts';
import type { Path } from './operation.ts';
import { orderLike } from './order-like.ts';
import { RawValue } from './raw-value.ts';
import { orderConvention, renumber } from './renumber.ts';
import { sameJson } from './same-json.ts';
import { mergeSequence, type ItemId } from './sequence.ts';

/**
 * Where both sides changed the same thing differently. The merged document holds `theirs`, or what is left of an item
 * that the other side deleted; all three versions are here as JSON text, undefined where there is none.
 */
export interface Conflict {
  /** in the merged document */
  path: Path;
  kind: 'value' | 'deleted' | 'order';
  base: string | undefined;
  mine: string | undefined;
  theirs: string | undefined;
}

type Side = RawValue | undefined;

interface Merged {
  value: Side;
  conflicts: Conflict[];
}

const clean = (value: Side): Merged => ({ value, conflicts: [] });

/**
 * Merges what `mine` and `theirs` each changed of `base`, per member and per list item. Text that no side changed comes
 * from `theirs`, byte for byte.
 */
export function mergeDocuments(base: RawValue, mine: RawValue, theirs: RawValue) {
  const { value, conflicts } = mergeValue(base, mine, theirs, []);
  return { document: value ?? theirs, conflicts };
}

function mergeValue(base: Side, mine: Side, theirs: Side, path: Path): Merged {
  if (sameJson(mine, theirs) || sameJson(base, mine)) return clean(theirs);
  if (sameJson(base, theirs)) return clean(mine);
  if (!mine || !theirs) return { value: mine ?? theirs, conflicts: [conflictAt(path, 'deleted', base, mine, theirs)] };
  if (!isAtomic(path)) {
    if (mine.kind === 'object' && theirs.kind === 'object') return mergeObjects(base, mine, theirs, path);
    const lists = [mine, theirs].map(asList);
    if (lists[0] && lists[1]) return mergeLists(asList(base) ?? EMPTY, lists[0], lists[1], theirs, path);
    if (jsonTextLists.has(String(path.at(-1)))) {
      const merged = mergeJsonText(base, mine, theirs, path);
      if (merged) return merged;
    }
  }
  return { value: theirs, conflicts: [conflictAt(path, 'value', base, mine, theirs)] };
}

function mergeObjects(base: Side, mine: RawValue, theirs: RawValue, path: Path): Merged {
  const before = base?.kind === 'object' ? base : undefined;
  let value = theirs;
  const conflicts: Conflict[] = [];
  for (const key of new Set([...theirs.keys(), ...mine.keys()])) {
    const merged = mergeValue(before?.child(key), mine.child(key), theirs.child(key), [...path, key]);
    conflicts.push(...merged.conflicts);
    if (merged.value === theirs.child(key)) continue;
    value = merged.value ? value.with(key, merged.value) : value.without(key);
  }
  return { value, conflicts };
}

const EMPTY = RawValue.parse('[]');

/** A backend sends null for an empty list. */
function asList(value: Side): RawValue | undefined {
  if (!value || value.isNull) return value && EMPTY;
  return value.kind === 'list' ? value : undefined;
}

interface MergedList extends Merged {
  value: RawValue;
}

function mergeLists(base: RawValue, mine: RawValue, theirs: RawValue, original: RawValue, path: Path): MergedList {
  const field = String(path.findLast((step) => typeof step === 'string') ?? '');
  const policy = listPolicy(field);
  if (policy.fixed) return mergePlaces(base, mine, theirs, path);
  const same = commonEnds(base.items(), mine.items(), theirs.items());
  const inner = (list: RawValue) => list.items().slice(same.head, list.length - same.tail);
  const items = pairUp(inner(base), inner(mine), inner(theirs), policy);
  const numbered = lazily(() => isNumbered([theirs, mine, base], policy));
  const outcomes = new Map<ItemId, Merged>();
  for (const [id, { base: b, mine: m, theirs: t }] of items.all) {
    const merged = isUntouched(b, m, t) ? clean(t) : mergeItem(b, m, t, policy, numbered);
    if (merged.value) outcomes.set(id, merged);
  }
  const kept = new Set(outcomes.keys());
  const { order, clash } = mergeSequence(items.base, items.mine, items.theirs, kept);
  const conflicts: Conflict[] = order.flatMap((id, index) =>
    (outcomes.get(id)?.conflicts ?? []).map((conflict) => ({
      ...conflict,
      path: [...path, same.head + index, ...conflict.path],
    })),
  );
  if (clash) conflicts.unshift(conflictAt(path, 'order', base, mine, theirs));
  const ends = theirs.items();
  const values = [
    ...ends.slice(0, same.head),
    ...order.flatMap((id) => outcomes.get(id)?.value ?? []),
    ...ends.slice(ends.length - same.tail),
  ];
  const reordered = order.length !== items.theirs.length || order.some((id, at) => id !== items.theirs[at]);
  const placed = reordered && numbered() ? renumber(values, [theirs, mine, base], policy) : values;
  return { value: original.kind === 'list' ? listLike(original, placed) : RawValue.list(placed), conflicts };
}

/** How many items at both ends are the same text on all sides: they are what they are, whatever happened in between. */
function commonEnds(base: RawValue[], mine: RawValue[], theirs: RawValue[]): { head: number; tail: number } {
  const shortest = Math.min(base.length, mine.length, theirs.length);
  let head = 0;
  while (head < shortest && isUntouched(base[head], mine[head], theirs[head])) head++;
  let tail = 0;
  const from = (list: RawValue[]) => list[list.length - 1 - tail];
  while (tail < shortest - head && isUntouched(from(base), from(mine), from(theirs))) tail++;
  return { head, tail };
}

const isUntouched = (base: Side, mine: Side, theirs: Side) =>
  base !== undefined && sameText(base, mine) && sameText(base, theirs);

const sameText = (a: RawValue, b: Side): boolean => a === b || a.toText() === b?.toText();

/** The members that follow from an item's place are taken as the server has them: a move is not an edit. */
function mergeItem(base: Side, mine: Side, theirs: Side, policy: ListPolicy, numbered: () => boolean): Merged {
  const reference = theirs ?? mine;
  const placed = (item: Side) => item && samePlace(item, reference, policy, numbered);
  return mergeValue(placed(base), placed(mine), theirs, []);
}

/** Only where the numbers of all the lists follow from the places are they no edits of their own. */
function isNumbered(lists: readonly RawValue[], { order }: ListPolicy): boolean {
  return order !== undefined && lists.every((list) => list.length === 0 || orderConvention(list, order) !== undefined);
}

function lazily<T>(compute: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: compute() }).value;
}

interface Sides {
  base?: RawValue;
  mine?: RawValue;
  theirs?: RawValue;
}

/** Gives every item of the three lists its identity: the place in the base, or the side that added it. */
function pairUp(base: RawValue[], mine: RawValue[], theirs: RawValue[], policy: ListPolicy) {
  const all = new Map<ItemId, Sides>(base.map((item, at) => [`b${at}`, { base: item }]));
  const place = (id: ItemId, side: Sides) => {
    all.set(id, { ...all.get(id), ...side });
    return id;
  };
  const identify = (found: readonly number[], letter: string) =>
    found.map((index, at) => (index < 0 ? `${letter}${at}` : `b${index}`));

  const theirIds = identify(align(base, theirs, policy), 't');
  const mineIds = identify(align(base, mine, policy), 'm');
  // What both sides added is the same thing where it has the same key, address or name; the place says nothing here.
  const theirNew = theirIds.flatMap((id, at) => (id.startsWith('t') ? [at] : []));
  const mineNew = mineIds.flatMap((id, at) => (id.startsWith('m') ? [at] : []));
  const additions = (list: RawValue[], indexes: number[]) => indexes.map((at) => list[at]!);
  align(additions(theirs, theirNew), additions(mine, mineNew), policy, { byPlace: false }).forEach((index, at) => {
    if (index >= 0) mineIds[mineNew[at]!] = theirIds[theirNew[index]!]!;
  });
  theirs.forEach((item, at) => place(theirIds[at]!, { theirs: item }));
  mine.forEach((item, at) => place(mineIds[at]!, { mine: item }));
  return { all, base: base.map((_, at) => `b${at}`), mine: mineIds, theirs: theirIds };
}

/** The item with its number and its drag id as `reference` has them. */
function samePlace(item: RawValue, reference: Side, { order }: ListPolicy, numbered: () => boolean): RawValue {
  if (item.kind !== 'object' || reference?.kind !== 'object') return item;
  let placed = item;
  for (const key of ['draggableId', ...(order === undefined ? [] : [order])]) {
    const value = reference.child(key);
    const own = item.child(key);
    if (!value || !own || value.toText() === own.toText()) continue;
    if (key === 'draggableId' || numbered()) placed = placed.with(key, value);
  }
  return placed;
}

/** Lists whose places have a meaning, such as the days of the week: each place is taken whole from one side. */
function mergePlaces(base: RawValue, mine: RawValue, theirs: RawValue, path: Path): MergedList {
  const conflicts: Conflict[] = [];
  const values = Array.from({ length: Math.max(mine.length, theirs.length) }, (_, at) => {
    const [b, m, t] = [base.child(at), mine.child(at), theirs.child(at)];
    if (!m || !t) return m ?? t ?? EMPTY;
    if (sameJson(m, t) || sameJson(b, m)) return t;
    if (sameJson(b, t)) return m;
    conflicts.push(conflictAt([...path, at], 'value', b, m, t));
    return t;
  });
  return { value: listLike(theirs, values), conflicts };
}

function mergeJsonText(base: Side, mine: RawValue, theirs: RawValue, path: Path): Merged | undefined {
  const [b, m, t] = [base, mine, theirs].map(innerList);
  if (!m || !t) return undefined;
  const { value, conflicts } = mergeLists(b ?? EMPTY, m, t, t, path);
  const merged = value === t ? theirs : jsonText(value);
  if (conflicts.length === 0) return clean(merged);
  // No path leads into a text: the choice is between the merged list and the same with my side of each clash.
  const within = conflicts.map((conflict) => ({ ...conflict, path: conflict.path.slice(path.length) }));
  const chosen = jsonText(within.reduceRight((list, conflict) => takeMine(list, conflict, String(path.at(-1))), value));
  return { value: merged, conflicts: [conflictAt(path, 'value', base, chosen, merged)] };
}

const jsonText = (list: RawValue): RawValue => RawValue.parse(JSON.stringify(list.toText()));

function takeMine(list: RawValue, { path, kind, mine }: Conflict, field: string): RawValue {
  if (kind === 'order') return mine === undefined ? list : orderLike(list, RawValue.parse(mine), field);
  const operation: RawOperation = mine === undefined ? { op: 'remove', path } : { op: 'set', path, text: mine };
  return editRaw(list, operation).document;
}

function innerList(value: Side): RawValue | undefined {
  const text: unknown = value?.kind === 'scalar' ? value.toValue() : undefined;
  if (typeof text !== 'string') return text === null ? EMPTY : undefined;
  if (text.trim() === '') return EMPTY;
  try {
    const inner = RawValue.parse(text);
    return inner.kind === 'list' ? inner : undefined;
  } catch {
    return undefined;
  }
}

/** The list with these items, in its own text wherever they are its own. */
function listLike(list: RawValue, values: readonly RawValue[]): RawValue {
  if (values.length !== list.length) return RawValue.list(values);
  return values.reduce((at, value, index) => (at.child(index) === value ? at : at.with(index, value)), list);
}

function conflictAt(path: Path, kind: Conflict['kind'], base: Side, mine: Side, theirs: Side): Conflict {
  return { path, kind, base: base?.toText(), mine: mine?.toText(), theirs: theirs?.toText() };
}
