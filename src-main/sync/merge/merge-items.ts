import { align, indexesOf, type OriginOf } from '#shared/record/identity.ts';
import type { ListPolicy } from '#shared/record/policies.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import { mergeSequence, type ItemId } from '#shared/record/sequence.ts';
import type { Conflict } from '../../store/conflict-repo.ts';

type Item = RawValue | undefined;

/** A merged value, which is undefined if it was removed, and the conflicts in it. */
export interface Merged {
  value: Item;
  conflicts: Conflict[];
}

interface MergedItems {
  values: RawValue[];
  /** with paths that begin at the list */
  conflicts: Conflict[];
  /** whether both sides moved items, but differently */
  clash: boolean;
  /** whether the result has other items than `theirs`, or another order */
  reordered: boolean;
}

export interface ItemFacts {
  /** identifies items that cannot be recognized by their content */
  originOf?: OriginOf;
  /**
   * whether items that both sides added are always two items, even if equal, because each was added in its own window
   */
  additionsAreTwo?: boolean;
}

/**
 * Merges lists item by item. The items of the three lists are matched by identity.
 * @param mergeItem merges an item that differs between the sides; paths of its conflicts begin at the item
 */
export function mergeItems(
  base: readonly RawValue[],
  mine: readonly RawValue[],
  theirs: readonly RawValue[],
  policy: ListPolicy,
  known: ItemFacts,
  mergeItem: (base: Item, mine: Item, theirs: Item) => Merged,
): MergedItems {
  const ids = identify(base, mine, theirs, policy, known);
  const mineOf = byId(ids.mine, mine, ids.count);
  const theirsOf = byId(ids.theirs, theirs, ids.count);
  const outcomes = new Array<Item>(ids.count);
  const clashes = new Map<ItemId, Conflict[]>();
  for (let id = 0; id < ids.count; id++) {
    if (isUntouched(base[id], mineOf[id], theirsOf[id])) {
      outcomes[id] = theirsOf[id];
      continue;
    }
    const merged = mergeItem(base[id], mineOf[id], theirsOf[id]);
    outcomes[id] = merged.value;
    if (merged.conflicts.length > 0) clashes.set(id, merged.conflicts);
  }
  const { order, clash } = mergeSequence(
    base.length,
    ids.count,
    ids.mine,
    ids.theirs,
    (id) => outcomes[id] !== undefined,
  );
  return {
    values: order.map((id) => outcomes[id]!),
    conflicts: [...clashes]
      .map(([id, conflicts]) => ({ at: order.indexOf(id), conflicts }))
      .toSorted((one, other) => one.at - other.at)
      .flatMap(({ at, conflicts }) => conflicts.map((conflict) => ({ ...conflict, path: [at, ...conflict.path] }))),
    clash,
    reordered: order.length !== ids.theirs.length || order.some((id, at) => id !== ids.theirs[at]),
  };
}

const isUntouched = (base: Item, mine: Item, theirs: Item): boolean =>
  base !== undefined && isSameText(base, mine) && isSameText(base, theirs);

const isSameText = (a: RawValue, b: Item): boolean => b !== undefined && a.isSame(b);

/**
 * Gives every item an ID: its index in the base. Items that the base does not have get the numbers from `base.length`
 * on.
 */
export function identify(
  base: readonly RawValue[],
  mine: readonly RawValue[],
  theirs: readonly RawValue[],
  policy: ListPolicy,
  { originOf, additionsAreTwo }: ItemFacts = {},
) {
  const theirIds: ItemId[] = align(base, theirs, policy, { originOf });
  const mineIds: ItemId[] = align(base, mine, policy, { originOf });
  if (originOf) {
    unmatchLookalikes({ items: mine, ids: mineIds }, { items: theirs, ids: theirIds }, base, policy);
    unmatchLookalikes({ items: theirs, ids: theirIds }, { items: mine, ids: mineIds }, base, policy);
  }
  matchEdited({ items: mine, ids: mineIds }, { items: theirs, ids: theirIds }, base.length, policy);
  matchEdited({ items: theirs, ids: theirIds }, { items: mine, ids: mineIds }, base.length, policy);
  const theirNew = indexesOf(theirIds, -1);
  const mineNew = indexesOf(mineIds, -1);
  let count = base.length;
  for (const at of theirNew) theirIds[at] = count++;
  // Items that both sides added are matched by key, address, content, name or origin, but not by place.
  const known = additionsAreTwo
    ? []
    : align(pick(theirs, theirNew), pick(mine, mineNew), policy, { byPlace: false, originOf });
  mineNew.forEach((at, index) => {
    const same = known[index] ?? -1;
    mineIds[at] = same < 0 ? count++ : theirIds[theirNew[same]!]!;
  });
  return { mine: mineIds, theirs: theirIds, count };
}

interface Side {
  items: readonly RawValue[];
  ids: ItemId[];
}

/**
 * Recognizes edited items that the other side seems to have removed. If the other side has an added item that looks
 * like the edited item, the two are the same item. Either the other side knew the edit and changed so much more that
 * its item does not resemble the base's item, or the item was removed and added again, so that the server gave it
 * another key.
 */
function matchEdited(edited: Side, added: Side, count: number, policy: ListPolicy): void {
  const fresh = indexesOf(added.ids, -1);
  if (fresh.length === 0) return;
  const kept = new Uint8Array(count);
  for (const id of added.ids) if (id >= 0) kept[id] = 1;
  const lost: number[] = [];
  edited.ids.forEach((id, at) => {
    if (id >= 0 && !kept[id]) lost.push(at);
  });
  const keyless = { ...policy, keys: [] };
  const known = align(pick(edited.items, lost), pick(added.items, fresh), keyless, { byPlace: false });
  known.forEach((same, index) => {
    if (same >= 0) added.ids[fresh[index]!] = edited.ids[lost[same]!]!;
  });
}

/**
 * Corrects items that were matched with an item of the base only by origin or place. Such an item is a new item if the
 * other side has the base's item and also an added item that looks like the item in question.
 */
function unmatchLookalikes(side: Side, other: Side, base: readonly RawValue[], policy: ListPolicy): void {
  const fresh = indexesOf(other.ids, -1);
  if (fresh.length === 0) return;
  const looks = align(base, side.items, policy, { byPlace: false });
  const unlike = [...side.ids.keys()].filter((at) => looks[at] === -1 && other.ids.includes(side.ids[at]!));
  const known = align(pick(other.items, fresh), pick(side.items, unlike), policy, { byPlace: false });
  known.forEach((same, index) => {
    if (same >= 0) side.ids[unlike[index]!] = -1;
  });
}

const pick = (list: readonly RawValue[], places: readonly number[]) => places.map((at) => list[at]!);

function byId(ids: readonly ItemId[], items: readonly RawValue[], count: number): Item[] {
  const found = new Array<Item>(count).fill(undefined);
  ids.forEach((id, at) => (found[id] = items[at]));
  return found;
}
