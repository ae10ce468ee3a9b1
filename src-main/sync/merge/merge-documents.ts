import { isKeyless } from '#shared/record/identity.ts';
import { membersOf, numberMembers, withMember } from '#shared/record/item-members.ts';
import { asLists, EMPTY_LIST as EMPTY } from '#shared/record/list-forms.ts';
import { mergeWords } from '#shared/record/merge-words.ts';
import { listName, type Path } from '#shared/record/operation.ts';
import type { ListPolicy } from '#shared/record/policies.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { ListNumbers } from '#shared/record/renumber.ts';
import { arrangedLike } from '#shared/record/shown-order.ts';
import { sameJson } from '#shared/record/same-json.ts';
import { isAtomic, listPolicy } from '#shared/record-catalogue/list-policy.ts';
import { fieldAt } from '#shared/record-catalogue/lookup.ts';
import type { Conflict } from '../../store/conflict-repo.ts';
import { mergeItems, type ItemFacts, type Merged } from './merge-items.ts';

type Side = RawValue | undefined;

const clean = (value: Side): Merged => ({ value, conflicts: [] });

/** What is known about the three documents besides their contents. */
export interface MergeFacts extends ItemFacts {
  /** whether `theirs` is only the server's form of `value`, so that nobody has changed the value */
  isMade?: (theirs: RawValue, value: Side, path: Path) => boolean;
}

/**
 * Makes a three-way merge by member and by list item. What neither side changed is taken from `theirs`, byte for byte.
 */
export function mergeDocuments(
  base: RawValue,
  mine: RawValue,
  theirs: RawValue,
  facts: MergeFacts = {},
): { document: RawValue; conflicts: Conflict[] } {
  const { value, conflicts } = mergeValue(base, mine, theirs, [], { above: [], facts });
  return { document: value ?? theirs, conflicts };
}

/** Merges a single top-level member like `mergeDocuments`. Returns its value; undefined if the member was removed. */
export function mergeMember(
  field: string,
  base: Side,
  mine: Side,
  theirs: Side,
  facts: MergeFacts = {},
): RawValue | undefined {
  return mergeValue(base, mine, theirs, [field], { above: [], facts }).value;
}

interface Context {
  /** path of the list item that is being merged, with 0 for every index; empty outside of lists */
  above: Path;
  facts: MergeFacts;
}

/** @param path of the value, from the root or from the list item that is being merged; conflicts get this path */
function mergeValue(base: Side, mine: Side, theirs: Side, path: Path, context: Context): Merged {
  const { facts } = context;
  if (sameJson(base, mine)) return clean(theirs);
  const mayAddTwice = facts.additionsAreTwo && mine && mine.kind !== 'scalar';
  if (sameJson(mine, theirs) && !mayAddTwice) return clean(theirs);
  if (sameJson(base, theirs)) return clean(mine);
  const isMadeOf = (value: Side) => theirs && facts.isMade?.(theirs, value, [...context.above, ...path]);
  if (base && !mine && isMadeOf(base)) return clean(mine);
  if (!mine || !theirs) return { value: mine ?? theirs, conflicts: [conflictAt(path, 'deleted', base, mine, theirs)] };
  if (!isAtomic(path)) {
    if (mine.kind === 'object' && theirs.kind === 'object') return mergeObjects(base, mine, theirs, path, context);
    const [own, others] = asLists([mine, theirs]) ?? [];
    if (own && others) return mergeLists(base?.kind === 'list' ? base : EMPTY, own, others, theirs, path, context);
  }
  // If the base is an object or a list, `mine` is not taken whole, because it lacks what the server may have added.
  if ((!base || base.kind === 'scalar') && isMadeOf(base)) return clean(mine);
  if (isMadeOf(mine)) return clean(theirs);
  const prose = fieldAt([...context.above, ...path])?.kind === 'prose' ? mergeProse(base, mine, theirs) : undefined;
  if (prose) return clean(prose);
  return { value: theirs, conflicts: [conflictAt(path, 'value', base, mine, theirs)] };
}

function mergeProse(...sides: Side[]): Side {
  const [base, mine, theirs] = sides.map((side) => (side?.kind === 'scalar' ? side.toValue() : undefined));
  if (typeof base !== 'string' || typeof mine !== 'string' || typeof theirs !== 'string') return undefined;
  const merged = mergeWords(base, mine, theirs);
  return merged === undefined ? undefined : RawValue.parse(JSON.stringify(merged));
}

function mergeObjects(base: Side, mine: RawValue, theirs: RawValue, path: Path, context: Context): Merged {
  const before = base?.kind === 'object' ? base : undefined;
  let value = theirs;
  const conflicts: Conflict[] = [];
  const [own, others] = [mine.read().entries, theirs.read().entries];
  // Members whose entries are the same object at the same place need no merge.
  const differing = others.filter((entry, at) => entry !== own[at]);
  const added = own.filter(({ key }, at) => key !== others[at]?.key && !theirs.child(String(key)));
  for (const key of new Set([...differing, ...added].map((entry) => String(entry.key)))) {
    const sent = theirs.child(key);
    const merged = mergeValue(before?.child(key), mine.child(key), sent, [...path, key], context);
    conflicts.push(...merged.conflicts);
    if (merged.value === sent) continue;
    value = merged.value ? value.with(key, merged.value) : value.without(key);
  }
  return { value, conflicts };
}

/**
 * A member (`order`) with a number for each item of a list: a number that follows from the item's place (`isByPlace`),
 * or one that users choose.
 */
interface Numbering {
  order: string;
  numbers: () => ListNumbers;
  isByPlace: () => boolean;
}

interface MergedList extends Merged {
  value: RawValue;
}

function mergeLists(
  base: RawValue,
  mine: RawValue,
  theirs: RawValue,
  original: RawValue,
  path: Path,
  context: Context,
): MergedList {
  const policy = listPolicy(listName(path));
  if (policy.fixed) return mergePlaces(base, mine, theirs, path, context);
  const [b, m] = [base.items(), mine.items()];
  // A server may store numbered items in any order, which does not mean that the items were moved.
  const t = context.facts.isMade ? arrangedLike(b, theirs.items(), policy) : theirs.items();
  const numberings = numberMembers(policy).map((order): Numbering => {
    const numbers = lazily(() => new ListNumbers({ ...policy, order }, b));
    return {
      order,
      numbers,
      isByPlace: lazily(() => numbers().areByPlace([t, m]) || numbers().onlyRepeatPlaces([t, m])),
    };
  });
  // Index 0 stands for every item: the rules of a field are the same for all items.
  const within = { ...context, above: [...context.above, ...path, 0] };
  const { values, conflicts, clash, reordered } = mergeItems(b, m, t, policy, context.facts, (...sides) =>
    mergeItem(...sides, within, policy, numberings),
  );
  const placed = numberings.reduce(
    (items, { numbers, isByPlace }) => (reordered && isByPlace() ? numbers().renumber(items, [t, m]) : items),
    values,
  );
  return {
    value: original.kind === 'list' ? original.withItems(placed) : RawValue.list(placed),
    conflicts: [
      ...(clash ? [conflictAt(path, 'order', base, mine, theirs)] : []),
      ...conflicts.map((conflict) => ({ ...conflict, path: [...path, ...conflict.path] })),
    ],
  };
}

/**
 * Merges an item. Members that change without an edit of the item, such as its number in the list, are taken from
 * `theirs` (see `samePlace`).
 */
function mergeItem(
  base: Side,
  mine: Side,
  theirs: Side,
  context: Context,
  policy: ListPolicy,
  numberings: readonly Numbering[],
): Merged {
  const reference = theirs ?? mine;
  const placed = (item: Side) => item && samePlace(item, reference, policy, numberings);
  return mergeValue(placed(base), placed(mine), theirs, [], context);
}

function lazily<T>(compute: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: compute() }).value;
}

/**
 * Returns the item with the numbers by place and the volatile members of `reference`. If a key of the item is empty,
 * the item also gets this key of `reference`.
 */
function samePlace(item: RawValue, reference: Side, policy: ListPolicy, numberings: readonly Numbering[]): RawValue {
  const others = reference && membersOf(reference, policy);
  const ofPlace = (at: RawValue, key: string, isByPlace: () => boolean): RawValue => {
    const [own, value] = [membersOf(at, policy)?.child(key), others?.child(key)];
    const differs = own && value && own.toText() !== value.toText();
    return differs && isByPlace() ? withMember(at, policy, key, value) : at;
  };
  const numbered = numberings.reduce((at, { order, isByPlace }) => ofPlace(at, order, isByPlace), item);
  const placed = policy.volatileMembers.reduce((at, key) => ofPlace(at, key, () => true), numbered);
  return policy.keys.reduce((at, key) => {
    const given = reference?.child(key);
    return given && at.child(key) && isKeyless(at, key) ? at.with(key, given) : at;
  }, placed);
}

/** Merges a list whose places have a meaning, such as the days of the week. */
function mergePlaces(base: RawValue, mine: RawValue, theirs: RawValue, path: Path, context: Context): MergedList {
  const merged = Array.from({ length: Math.max(mine.length, theirs.length) }, (_, at) => {
    const [m, t] = [mine.child(at), theirs.child(at)];
    return m && t ? mergeValue(base.child(at), m, t, [...path, at], context) : clean(m ?? t);
  });
  const values = merged.flatMap(({ value }) => value ?? []);
  return { value: theirs.withItems(values), conflicts: merged.flatMap(({ conflicts }) => conflicts) };
}

function conflictAt(path: Path, kind: Conflict['kind'], base: Side, mine: Side, theirs: Side): Conflict {
  return { path, kind, base: base?.toText(), mine: mine?.toText(), theirs: theirs?.toText() };
}
