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

/** What a draft and another copy of its site both come from. */
export interface Ancestor {
  document: RawValue;
  /** the edits that turn it into the draft; undefined where they are not known */
  edits: readonly Edit[] | undefined;
  /** top-level members in which the copy differs from it */
  changed: ReadonlySet<string>;
  origins: Origins;
}

export interface Rebased {
  draft: Draft;
  conflicts: Conflict[];
  /** top-level members in which the draft is no longer what its edits made of it */
  foreign: Set<string>;
}

/** The ancestor of a draft that nothing was sent of: its base. */
export function fromBase(draft: Draft, theirs: Base, waiting: Waiting): Ancestor {
  const { baseDocument: base } = draft;
  const changed = changedMembers(base, RawValue.alike(theirs.text, base));
  const origins = new Origins(draft, changed, waiting);
  return { document: base, edits: pendingEdits(draft), changed, origins };
}

/** The ancestor while a post has no known outcome: the copy may hold what it sent. */
export function fromInFlight(draft: Draft, theirs: Base, waiting: Waiting, sent: Sent): Ancestor {
  const { baseDocument: base } = draft;
  const copy = RawValue.alike(theirs.text, base);
  const origins = new Origins(draft, draft.touched, waiting, sent);
  origins.arrivedIn(copy);
  const document = takenBackFrom(draft, sent.document, copy, origins);
  origins.relate(base, document);
  origins.arrivedIn(document);
  return { document, edits: undefined, changed: changedMembers(document, copy), origins };
}

/** The ancestor where the server holds what was sent, except the edits of the `undone` members. */
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

/** The ancestor where the copy is the server's form of what was sent. */
export function fromSent(draft: Draft, copy: Base, waiting: Waiting, sent: Sent): Ancestor {
  const { document, last, late } = sent;
  const arrived = { ...sent, arrived: true } as const;
  const made = RawValue.alike(copy.text, document);
  const differing = changedMembers(document, made);
  const changed = late ? differing : differingMembers(made, document);
  // A merge that came after the snapshot holds the snapshot's edits too: applied again, it would undo what the server made of them.
  const ownEdits = pendingEdits(draft).filter(({ seq, kind }) => seq > last && kind !== 'merge');
  const later = replay(document, ownEdits);
  const edits = later.unfit.length === 0 && later.document.isSame(draft.document) ? later.fit : undefined;
  // Of all members that differ, not only of `changed`: snapshots are merged even where the server wrote a value in its
  // own form only.
  const origins = new Origins(draft, differing, waiting, arrived);
  return { document, edits, changed, origins };
}

/**
 * What the draft and the server's copy are both descended from, for a merge while nobody knows whether the server got a
 * post. It is the posted document as far as the user has left it alone; what was taken back since counts as an edit of
 * what was sent, whether that arrived or not.
 * @param theirs the server's copy: a sent value that it holds is nobody else's edit
 */
export function takenBackFrom(draft: Draft, sent: RawValue, theirs: RawValue, origins: Origins): RawValue {
  const { document, conflicts } = mergeDocuments(draft.document, sent, draft.baseDocument, {
    originOf: origins.originOf,
  });
  const operations = conflicts.flatMap((conflict) => [
    ...arrived(conflict, document, theirs, origins),
    ...takenBackOnly(conflict),
  ]);
  return applyAll(document, operations).document;
}

/** The server holds the sent value and the user has edited it since, so the sent value is the base of that edit. */
function arrived(
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
 * For a list that the base did not have: the ancestor has the items that were taken back since, and none of the others
 * that were sent.
 */
function takenBackOnly({ kind, path, base: now, mine: sent }: Conflict): RawOperation[] {
  const field = path.at(-1);
  if (kind !== 'deleted' || typeof field !== 'string' || !now?.startsWith('[') || !sent?.startsWith('[')) return [];
  const list = mergeMember(field, RawValue.parse(now), RawValue.parse(sent), EMPTY_LIST);
  return list ? [{ op: 'set', path, text: list.toText() }] : [];
}

/**
 * Puts a draft onto another copy of its site, and its waiting snapshots with it. Edits of members that did not change stay
 * as they are; where the copy changed what they touch, all of them become one merge, since an index of theirs may mean
 * another item there.
 * @param open conflicts that wait for a decision
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
  const rebased = standOn(mine, onto, ancestor, at);
  const follow = followInto(rebased, mine, ancestor);
  const lost = open.filter((conflict) => conflict.mine !== undefined && !follow(conflict.path));
  if (lost.length === 0) return rebased;
  // The user's side of an open conflict counts as an edit of that conflict's base, so the merge asks about it anew.
  const ofMine = lost.flatMap(({ path, mine: text }): RawOperation[] =>
    text === undefined ? [] : [{ op: 'set', path, text }],
  );
  const ofBase = lost.flatMap(({ path, base: text }): RawOperation[] => {
    const place = followPath(path, mine, ancestor.document);
    return place && text !== undefined ? [{ op: 'set', path: place, text }] : [];
  });
  const document = applyAll(ancestor.document, ofBase).document;
  return standOn(applyAll(mine, ofMine).document, onto, { ...ancestor, document, edits: undefined }, at);
}

/**
 * The path that leads to the same value after the draft was put onto another copy; undefined when the value is gone.
 */
export function followInto(
  { draft: { document, baseDocument: theirs } }: Rebased,
  mine: RawValue,
  { document: ancestor }: Ancestor,
) {
  return (path: Path): Path | undefined => {
    const direct = followPath(path, mine, document);
    if (direct) return direct;
    // An item that both sides have edited may be recognizable only from one step to the next: draft → ancestor → server
    // → merged document.
    const before = followPath(path, mine, ancestor);
    const there = before && followPath(before, ancestor, theirs);
    return there && followPath(there, theirs, document);
  };
}

function standOn(mine: RawValue, onto: Base, ancestor: Ancestor, at: number): Rebased {
  const { document: before, edits, changed, origins } = ancestor;
  const fresh = draftOn(onto, [], before).draft;
  origins.arrivedIn(fresh.document);
  if (edits && touchedBy(edits).isDisjointFrom(changed)) {
    const { draft, unfit } = draftOn(onto, edits, fresh.document);
    if (unfit.length === 0) return { draft, conflicts: [], foreign: new Set(changed) };
  }
  const merge = mergeSite(before, mine, fresh.document, origins);
  const operations = diffRaw(fresh.document, merge.document);
  // The document is made from the edit, as the journal makes it at the next start: a merge may order an object's
  // members differently.
  const { document, inverse } = applyAll(fresh.document, operations);
  // The journal numbers it.
  const edit: Edit = { seq: 0, step: `merge ${at}`, kind: 'merge', operations, inverse, pending: true, at };
  const draft = operations.length > 0 ? withEdit(fresh, document, edit) : fresh;
  return { draft, conflicts: merge.conflicts, foreign: changed.union(changedMembers(mine, document)) };
}

/**
 * A snapshot put onto that copy. Where both clash it holds the copy's value: the draft has the conflict, and no save is
 * sent before that is decided.
 * @param base of the draft, from which a snapshot comes that is older than what was sent
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
 * The edits that can still be undone after the `foreign` members were changed: undoing an edit of such a member would
 * take that change back too, or hit another list item. A step is dropped as a whole.
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
