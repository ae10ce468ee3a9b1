import { diffRaw } from '#shared/record/diff.ts';
import { applyAll, type RawOperation } from '#shared/record/edit-raw.ts';
import { align } from '#shared/record/identity.ts';
import { asLists } from '#shared/record/list-forms.ts';
import { listName, type Path } from '#shared/record/operation.ts';
import { placeItems } from '#shared/record/place-items.ts';
import { FORMS, type ListPolicy } from '#shared/record/policies.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { ListNumbers } from '#shared/record/renumber.ts';
import { sameJson } from '#shared/record/same-json.ts';
import { mergeSequence, type ItemId } from '#shared/record/sequence.ts';
import { isAtomic, listPolicy } from '#shared/record-catalogue/list-policy.ts';

/** A place in an earlier and in a later document. */
interface Places {
  then: Path;
  now: Path;
}

/**
 * A difference between an earlier and a later document. If only one of the two documents has a list item, the path in
 * the other document is the path of the list.
 */
export interface Change extends Places {
  /**
   * `removed` and `added`: a list item; `order`: the order of the items that both lists have. With `order`, `before`
   * and `after` have the items' present values in the earlier and in the later order.
   */
  kind: 'value' | 'removed' | 'added' | 'order';
  /** the value in the earlier document; undefined if there is none */
  before: RawValue | undefined;
  /** the value in the later document; undefined if there is none */
  after: RawValue | undefined;
}

/** Returns whether to undo a change. Called once for each change, in the order of `compareDocuments`. */
export type Wanted = (change: Change) => boolean;

/** Returns all changes from the earlier document to the later one. List items are matched by their identity. */
export function compareDocuments(then: RawValue, now: RawValue): Change[] {
  const changes: Change[] = [];
  bringBack(then, now, (change) => {
    changes.push(change);
    return false;
  });
  return changes;
}

/**
 * Returns operations on the later document that undo the `wanted` changes. They change nothing else, except the numbers
 * that items have by their place. Keys of items, from the server or from the editor, stay as they are now.
 */
export function bringBack(then: RawValue, now: RawValue, wanted: Wanted): RawOperation[] {
  return bringBackValue(then, now, { then: [], now: [] }, wanted);
}

type Side = RawValue | undefined;

const NONE: ReadonlySet<string> = new Set();

/** @param kept members that stay as they are */
function bringBackValue(then: Side, now: Side, at: Places, wanted: Wanted, kept = NONE): RawOperation[] {
  if (sameJson(then, now)) return [];
  if (then && now && !isAtomic(at.now)) {
    if (then.kind === 'object' && now.kind === 'object') return bringBackMembers(then, now, at, wanted, kept);
    const [earlier, later] = asLists([then, now]) ?? [];
    const byItems = earlier && later && bringBackItems(earlier, later, at, wanted);
    // An item cannot be inserted into a blank string, so the string is first replaced by an empty list.
    if (byItems) return now.kind === 'list' || byItems.length === 0 ? byItems : [setTo('[]', at), ...byItems];
  }
  if (!wanted({ kind: 'value', ...at, before: then, after: now })) return [];
  return [then ? setTo(then.toText(), at) : { op: 'remove', path: at.now }];
}

const setTo = (text: string, { now }: Places): RawOperation => ({ op: 'set', path: now, text });

function bringBackMembers(
  then: RawValue,
  now: RawValue,
  at: Places,
  wanted: Wanted,
  kept: ReadonlySet<string>,
): RawOperation[] {
  const current = now.keys();
  const gone = then.keys().filter((key) => !now.child(key));
  return [...current, ...gone]
    .filter((key) => !kept.has(key) && key !== FORMS)
    .flatMap((key) =>
      bringBackValue(then.child(key), now.child(key), { then: [...at.then, key], now: [...at.now, key] }, wanted),
    );
}

/**
 * Does what `bringBack` does, for two lists. Returns undefined if the list can only be restored as a whole, because its
 * places have a meaning, such as days of the week, and the two lengths differ.
 */
function bringBackItems(then: RawValue, now: RawValue, at: Places, wanted: Wanted): RawOperation[] | undefined {
  const policy = listPolicy(listName(at.now));
  const [earlier, later] = [then.items(), now.items()];
  if (policy.fixed) {
    if (earlier.length !== later.length) return undefined;
    const ofPlace = (place: number): Places => ({ then: [...at.then, place], now: [...at.now, place] });
    return earlier.flatMap((before, place) => bringBackValue(before, later[place], ofPlace(place), wanted));
  }

  const numbers = new ListNumbers(policy, earlier);
  const kept = keptMembers(policy, numbers.areByPlace([later]));
  const { present, places, count } = identify(earlier, later, policy);
  const was = [...earlier.keys()];
  const known = present.filter((id) => id < earlier.length);
  const listed = (ids: readonly ItemId[]) => RawValue.list(ids.map((id) => later[places[id]!]!));
  const ordered =
    !isAscending(known) &&
    wanted({
      kind: 'order',
      ...at,
      before: listed(known.toSorted((a, b) => a - b)),
      after: listed(known),
    });
  const operations: RawOperation[] = [];
  const stays = new Array<boolean>(count);
  let placed = ordered;
  for (const id of mergeSequence(earlier.length, count, present, was, () => true).order) {
    const place = places[id];
    const [before, after] = [earlier[id], place === undefined ? undefined : later[place]];
    stays[id] = after !== undefined;
    const of = {
      then: before ? [...at.then, id] : at.then,
      now: place === undefined ? at.now : [...at.now, place],
    };
    if (before && after) {
      operations.push(...bringBackValue(before, after, of, wanted, kept));
    } else if (wanted({ kind: before ? 'removed' : 'added', ...of, before, after })) {
      stays[id] = !after;
      placed = true;
    }
  }
  if (!placed) return operations;

  const goal = mergeSequence(ordered ? 0 : earlier.length, count, present, was, (id) => stays[id] === true).order;
  operations.push(...placeItems(present, goal, (id) => earlier[id]!.toText(), at.now));
  const list = applyWithin(now, operations, at.now);
  return [...operations, ...diffRaw(list, list.withItems(renumbered(list.items())), at.now)];

  /**
   * Numbers the items if their numbers depend on the place alone: with the earlier numbers if the result is the earlier
   * list, else in the later list's convention.
   */
  function renumbered(items: RawValue[]): RawValue[] {
    if (goal.length === earlier.length && goal.every((id, place) => id === place)) {
      return numbers.areByPlace([later]) ? withNumbersOf(earlier, items, policy) : items;
    }
    const own = new ListNumbers(policy, later);
    return own.areByPlace([]) ? own.renumber(items, later.length > 1 ? [] : [earlier]) : items;
  }
}

/** Applies operations on a document to the list at the path `at` of that document. Returns the new list. */
function applyWithin(list: RawValue, operations: readonly RawOperation[], at: Path): RawValue {
  const within = operations.map((operation) => ({ ...operation, path: operation.path.slice(at.length) }));
  return applyAll(list, within).document;
}

/**
 * Gives each item of the later list an ID (`present`): its index in the earlier list, or a higher number if the earlier
 * list does not have it. `places` has the index in the later list for each ID.
 */
function identify(earlier: readonly RawValue[], later: readonly RawValue[], policy: ListPolicy) {
  let count = earlier.length;
  const present: ItemId[] = align(earlier, later, policy).map((index) => (index < 0 ? count++ : index));
  const places = new Array<number | undefined>(count).fill(undefined);
  present.forEach((id, place) => (places[id] = place));
  return { present, places, count };
}

const isAscending = (ids: readonly ItemId[]): boolean => ids.every((id, at) => at === 0 || id > ids[at - 1]!);

/** Returns the members of an item that users do not edit: keys, volatile members, and a number by place. */
function keptMembers({ keys, volatileMembers, order }: ListPolicy, byPlace: boolean): ReadonlySet<string> {
  return new Set([...volatileMembers, ...keys, ...(byPlace && order !== undefined ? [order] : [])]);
}

function withNumbersOf(model: readonly RawValue[], items: RawValue[], { order }: ListPolicy): RawValue[] {
  if (order === undefined) return items;
  return items.map((item, place) => {
    const number = model[place]?.child(order);
    return number && item.textOf(order) !== number.toText() ? item.with(order, number) : item;
  });
}
