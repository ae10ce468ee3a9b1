import { changedMembers, diffRaw } from '#shared/record/diff.ts';
import { applyAll, type RawOperation } from '#shared/record/edit-raw.ts';
import { EMPTY_LIST } from '#shared/record/list-forms.ts';
import type { Path } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import type { Conflict } from '../../store/conflict-repo.ts';
import type { Base, Edit } from '../../store/draft-repo.ts';
import { replay } from '../../store/replay.ts';
import { draftOn, pendingEdits, touchedBy, withEdit, type Draft } from '../draft/draft.ts';
import type { Waiting } from '../draft/draft-log.ts';
import type { SaveSnapshot, Sent } from '../save/snapshot.ts';
import { arrivedDocument, differingMembers } from './arrival.ts';
import { followPath } from './follow-path.ts';
import { mergeDocuments, mergeMember } from './merge-documents.ts';
import { mergeSite } from './merge-site.ts';
import { Origins } from './origins.ts';

/** The common ancestor of a draft and another copy of its site. */
export interface Ancestor {
  document: RawValue;
  /** the edits that turn the ancestor into the draft; undefined if unknown */
  edits: readonly Edit[] | undefined;
  /** top-level members that count as changed by the copy since the ancestor */
  changed: ReadonlySet<string>;
  origins: Origins;
}

export interface Rebased {
  draft: Draft;
  conflicts: Conflict[];
  /** top-level members that were changed by something other than the draft's own edits */
  foreign: Set<string>;
}

/** Returns the ancestor for a draft of which nothing was sent: its base. */
export function fromBase(draft: Draft, theirs: Base, waiting: Waiting): Ancestor {
  const { baseDocument: base } = draft;
  const changed = changedMembers(base, RawValue.alike(theirs.text, base));
  const origins = new Origins(draft, changed, waiting);
  return { document: base, edits: pendingEdits(draft), changed, origins };
}

/** Returns the ancestor while a post is in flight: the copy may hold what was sent. */
export function fromInFlight(draft: Draft, theirs: Base, waiting: Waiting, sent: Sent): Ancestor {
  const { baseDocument: base } = draft;
  const copy = RawValue.alike(theirs.text, base);
  const origins = new Origins(draft, draft.touched, waiting, sent);
  origins.arrivedIn(copy);
  const document = ancestorInFlight(draft, sent.document, copy, origins);
  origins.relate(base, document);
  origins.arrivedIn(document);
  return { document, edits: undefined, changed: changedMembers(document, copy), origins };
}

/** Returns the ancestor for a copy that holds what was sent, except the edits of the `undone` members. */
export function fromUndone(
  draft: Draft,
  theirs: Base,
  waiting: Waiting,
  { sent, undone }: { sent: Sent; undone: readonly string[] },
): Ancestor {
  const { baseDocument: base } = draft;
  const server = RawValue.alike(theirs.text, base);
  const document = arrivedDocument({ base, sent: sent.document, server }, undone);
  const changed = changedMembers(document, server).union(new Set(undone));
  const origins = new Origins(draft, changed, waiting, sent);
  origins.arrivedIn(document);
  return { document, edits: undefined, changed, origins };
}

/** Returns the ancestor for a copy that holds what was sent, perhaps in the server's own form: the sent document. */
export function fromSent(draft: Draft, copy: Base, waiting: Waiting, sent: Sent): Ancestor {
  const { document, last, late } = sent;
  const arrived = { ...sent, arrived: true } as const;
  const made = RawValue.alike(copy.text, document);
  const differing = changedMembers(document, made);
  const changed = late ? differing : differingMembers(made, document);
  // A merge after the snapshot includes the snapshot's edits. If the merge were applied again, it would overwrite the
  // server's form of these edits.
  const ownEdits = pendingEdits(draft).filter(({ seq, kind }) => seq > last && kind !== 'merge');
  const later = replay(document, ownEdits);
  const edits = later.unfit.length === 0 && later.document.isSame(draft.document) ? later.fit : undefined;
  // Origins are needed for all members that differ, not only for `changed`, because snapshots are merged even if the
  // server only wrote a value in its own form.
  const origins = new Origins(draft, differing, waiting, arrived);
  return { document, edits, changed, origins };
}

/**
 * Returns the common ancestor of the draft and the server's copy while a post is in flight. The ancestor is the draft's
 * base, except where the user has changed a sent value after the post. If the user set the value back to the base's
 * value, the ancestor has the sent value, so that setting it back counts as an edit even if the post arrived. If the
 * user changed the value to another one, the ancestor has the sent value only if the server holds it. As in a merge, a
 * value may also be a list item or words of a text.
 * @param theirs the server's copy
 */
export function ancestorInFlight(draft: Draft, sent: RawValue, theirs: RawValue, origins: Origins): RawValue {
  const { document, conflicts } = mergeDocuments(draft.document, sent, draft.baseDocument, {
    originOf: origins.originOf,
  });
  const operations = conflicts.flatMap((conflict) => [
    ...setIfArrived(conflict, document, theirs, origins),
    ...setLostItems(conflict),
  ]);
  return applyAll(document, operations).document;
}

/**
 * Returns the operation that puts the sent value of a conflict of the kind `value` into the ancestor. Returns none if
 * the server does not hold the sent value, or for a conflict of another kind.
 */
function setIfArrived(
  { kind, path, mine: sent }: Conflict,
  before: RawValue,
  theirs: RawValue,
  origins: Origins,
): RawOperation[] {
  if (kind !== 'value' || sent === undefined) return [];
  const place = followPath(path, before, theirs, origins.originOf);
  return place && theirs.get(place)?.toText() === sent ? [{ op: 'set', path, text: sent }] : [];
}

/**
 * Returns the operation that puts a sent list, which the base does not have, into the ancestor. The ancestor gets only
 * the sent items that the user has removed or edited since. Returns none for any other conflict.
 */
function setLostItems({ kind, path, base: now, mine: sent }: Conflict): RawOperation[] {
  const field = path.at(-1);
  if (kind !== 'deleted' || typeof field !== 'string' || !now?.startsWith('[') || !sent?.startsWith('[')) return [];
  const list = mergeMember(field, RawValue.parse(now), RawValue.parse(sent), EMPTY_LIST);
  return list ? [{ op: 'set', path, text: list.toText() }] : [];
}

/**
 * Puts a draft and its waiting snapshots onto another copy of the site. The edits since the ancestor stay as they are
 * only if they are known and the copy changed no member that they touch. Otherwise all edits become one merge, because
 * an index in an edit may mean another item in the copy.
 * @param open the open conflicts of the draft
 */
export function rebase(
  { document: mine, baseDocument: base }: Draft,
  onto: Base,
  ancestor: Ancestor,
  open: readonly Conflict[],
  at: number,
): Rebased & { waiting: Waiting } {
  const rebased = rebaseDraft(mine, onto, ancestor, open, at);
  const copy = rebased.draft.baseDocument;
  const carried = [...ancestor.origins.waiting].map(
    ([key, snapshot]) => [key, carriedTo(copy, base, ancestor, snapshot)] as const,
  );
  return { ...rebased, waiting: new Map(carried) };
}

function rebaseDraft(mine: RawValue, onto: Base, ancestor: Ancestor, open: readonly Conflict[], at: number): Rebased {
  const rebased = rebaseEdits(mine, onto, ancestor, at);
  const follow = followInto(rebased, mine, ancestor);
  const lost = open.filter((conflict) => conflict.mine !== undefined && !follow(conflict.path));
  if (lost.length === 0) return rebased;
  // The merged document has no place for these open conflicts. The user's side then counts as an edit of the conflict's
  // base value, so that a second merge makes the conflict again.
  const ofMine = lost.flatMap(({ path, mine: text }): RawOperation[] =>
    text === undefined ? [] : [{ op: 'set', path, text }],
  );
  const ofBase = lost.flatMap(({ path, base: text }): RawOperation[] => {
    const place = followPath(path, mine, ancestor.document);
    return place && text !== undefined ? [{ op: 'set', path: place, text }] : [];
  });
  const document = applyAll(ancestor.document, ofBase).document;
  return rebaseEdits(applyAll(mine, ofMine).document, onto, { ...ancestor, document, edits: undefined }, at);
}

/**
 * Returns a function that converts a path of the draft `mine` to the path of the same value after the draft was put
 * onto another copy. The function returns undefined if the value is gone.
 */
export function followInto(
  { draft: { document, baseDocument: theirs } }: Rebased,
  mine: RawValue,
  { document: ancestor }: Ancestor,
) {
  return (path: Path): Path | undefined => {
    const direct = followPath(path, mine, document);
    if (direct) return direct;
    // An item that both sides have edited may be recognizable only step by step: from the draft to the ancestor, to the
    // server's copy, to the merged document.
    const before = followPath(path, mine, ancestor);
    const there = before && followPath(before, ancestor, theirs);
    return there && followPath(there, theirs, document);
  };
}

function rebaseEdits(mine: RawValue, onto: Base, ancestor: Ancestor, at: number): Rebased {
  const { document: before, edits, changed, origins } = ancestor;
  const fresh = draftOn(onto, [], before).draft;
  origins.arrivedIn(fresh.document);
  if (edits && touchedBy(edits).isDisjointFrom(changed)) {
    const { draft, unfit } = draftOn(onto, edits, fresh.document);
    if (unfit.length === 0) return { draft, conflicts: [], foreign: new Set(changed) };
  }
  const merge = mergeSite(before, mine, fresh.document, origins);
  const operations = diffRaw(fresh.document, merge.document);
  // The document is computed from the edit, as after a restart, because the merge itself may order the members of an
  // object differently.
  const { document, inverse } = applyAll(fresh.document, operations);
  // The journal assigns the number `seq`.
  const edit: Edit = { seq: 0, step: `merge ${at}`, kind: 'merge', operations, inverse, pending: true, at };
  const draft = operations.length > 0 ? withEdit(fresh, document, edit) : fresh;
  return { draft, conflicts: merge.conflicts, foreign: changed.union(changedMembers(mine, document)) };
}

/**
 * Puts a snapshot onto the copy. Where the two clash, the snapshot gets the copy's value: the draft has the conflict,
 * and no save is sent before the conflict is decided. If the copy certainly holds a save with all edits of the
 * snapshot, the snapshot becomes equal to the copy.
 * @param base of the draft; the ancestor of a snapshot that is not newer than what was sent
 */
function carriedTo(
  copy: RawValue,
  base: RawValue,
  { document, origins }: Ancestor,
  snapshot: SaveSnapshot,
): SaveSnapshot {
  const { sent } = origins;
  const isOlder = sent !== undefined && snapshot.last <= sent.last;
  if (isOlder && sent.arrived) return snapshot.as(copy);
  return snapshot.as(mergeSite(isOlder ? base : document, snapshot.document, copy, origins).document);
}

/**
 * Returns the edits that can still be undone after the `foreign` members were changed. To undo an edit of such a member
 * would also undo that change, or would affect another list item. A step with such an edit is left out as a whole, and
 * so is each step that has a member in common with it.
 */
export function undoable(edits: readonly Edit[], foreign: ReadonlySet<string>): Edit[] {
  const steps = new Map<string, Set<string>>();
  for (const { step, operations } of edits) {
    const fields = operations.map(({ path }) => String(path[0]));
    steps.set(step, new Set([...(steps.get(step) ?? []), ...fields]));
  }
  const lost = new Set(foreign);
  let size: number;
  do {
    size = lost.size;
    for (const fields of steps.values()) if (!fields.isDisjointFrom(lost)) fields.forEach((field) => lost.add(field));
  } while (lost.size > size);
  return edits.filter(({ step }) => steps.get(step)?.isDisjointFrom(lost));
}
