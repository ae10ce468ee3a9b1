import { followPath, mergeDocuments } from '#shared/record-catalogue/documents.ts';
import { diffRaw } from '#shared/record/diff.ts';
import { applyAll, type RawOperation } from '#shared/record/edit-raw.ts';
import type { Conflict } from '#shared/record/merge.ts';
import type { Path } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { sameJson } from '#shared/record/same-json.ts';
import type { Base, Edit } from '../../store/draft-repo.ts';
import { arrivedDocument } from './arrival.ts';
import { mineOfBoth } from './conflicts.ts';
import { draftOn, pendingEdits, withEdit, type Draft } from '../draft/draft.ts';
import { mergeSite } from './merge-site.ts';
import type { InFlight, Sent } from '../save/in-flight.ts';
import { Origins, type Moment } from './origins.ts';

export interface Rebased {
  draft: Draft;
  /** the pending edits became one merge for each part of them, or nothing where the copy holds them all */
  merged: boolean;
  /** of each part, how many pending edits it and those before it have become; where they were merged */
  counts?: number[];
  conflicts: Conflict[];
  /** top-level members in which the draft is no longer what its edits made of it */
  foreign: Set<string>;
}

/** Top-level members in which two documents differ. */
export function changedMembers(from: RawValue, to: RawValue): Set<string> {
  return new Set(diffRaw(from, to).map(({ path }) => String(path[0])));
}

/** On what a draft stands for a merge. */
export interface Standing {
  from: Draft;
  /** top-level members in which the copy to merge differs from that */
  changed: ReadonlySet<string>;
  /** the documents whose items the origins know */
  parts: readonly Moment[];
  origins: Origins;
}

/** @param inFlight what was sent without an outcome */
export function standingFor(draft: Draft, theirs: Base, parts: readonly Moment[], inFlight?: InFlight): Standing {
  const copy = RawValue.alike(theirs.text, draft.baseDocument);
  const changed = changedMembers(draft.baseDocument, copy);
  if (!inFlight) return { from: draft, changed, parts, origins: new Origins(draft, changed, parts) };
  const sent = { through: inFlight.through, document: RawValue.parse(inFlight.document) };
  const origins = new Origins(draft, draft.touched, parts, sent);
  origins.arrivedIn(copy);
  const from = backFrom(draft, sent.document, copy, origins);
  origins.relate(draft.baseDocument, from.baseDocument);
  origins.arrivedIn(from.baseDocument);
  return { from, changed: changedMembers(from.baseDocument, copy), parts, origins };
}

/** On what a draft stands after a save of which the server does not hold all edits of the `undone` members: on what was sent but for those. */
export function standingOnSent(
  draft: Draft,
  theirs: Base,
  parts: readonly Moment[],
  { sent, undone }: { sent: Sent; undone: readonly string[] },
): Standing {
  const server = RawValue.alike(theirs.text, draft.baseDocument);
  const baseDocument = arrivedDocument({ base: draft.baseDocument, sent: sent.document, server }, undone);
  const from = { ...draft, base: { ...draft.base, text: baseDocument.toText() }, baseDocument };
  const changed = changedMembers(baseDocument, server).union(new Set(undone));
  const origins = new Origins(draft, changed, parts, sent);
  origins.arrivedIn(baseDocument);
  return { from, changed, parts, origins };
}

/**
 * The draft where nobody knows whether the server has got what a post sent: what the user has taken back since is an edit
 * of what was sent, whether that arrived or not.
 * @param theirs the server's copy: a value that was sent, and that it holds, is nobody else's
 */
export function backFrom(draft: Draft, sent: RawValue, theirs: RawValue, origins?: Origins): Draft {
  const { document, conflicts } = mergeDocuments(draft.document, sent, draft.baseDocument, origins?.of);
  const operations = conflicts.flatMap((conflict) => [
    ...arrived(conflict, document, theirs, origins),
    ...takenBackOnly(conflict),
  ]);
  return { ...draft, baseDocument: applyAll(document, operations).document };
}

/** A value that was sent, edited since, is what the edit is of where the server holds it. */
function arrived(
  { kind, path, mine: sent }: Conflict,
  before: RawValue,
  theirs: RawValue,
  origins?: Origins,
): RawOperation[] {
  if (kind !== 'value' || sent === undefined) return [];
  const place = followPath(path, before, theirs, origins?.of);
  return place && theirs.get(place)?.toText() === sent ? [{ op: 'set', path, text: sent }] : [];
}

/** A list that the base did not have was not there with all that was sent, only with what has been taken back since. */
function takenBackOnly({ kind, path, base: now, mine: sent }: Conflict): RawOperation[] {
  const field = path.at(-1);
  if (kind !== 'deleted' || typeof field !== 'string' || !now?.startsWith('[') || !sent?.startsWith('[')) return [];
  const withList = (text: string) => RawValue.parse(`{${JSON.stringify(field)}:${text}}`);
  const list = mergeDocuments(withList(now), withList(sent), withList('[]')).document.child(field);
  return list ? [{ op: 'set', path, text: list.toText() }] : [];
}

interface How {
  at: number;
  /**
   * the draft as it was when what waits for the server was asked for, the earliest first: each becomes a merge of its own,
   * so that it can be sent without what came later
   */
  parts?: readonly Moment[];
  /** of the draft's edits */
  origins?: Origins;
}

/**
 * Puts a draft onto another copy of its site. Edits of members that did not change stay as they are; where the copy
 * changed what they touch, all of them become one merge, since an index of theirs may mean another item there.
 * @param changed top-level members in which the copy differs from the draft's base
 * @param open conflicts that wait for a decision
 */
export function rebase(
  from: Draft,
  onto: Base,
  changed: ReadonlySet<string>,
  open: readonly Conflict[],
  how: How,
): Rebased {
  const rebased = standOn(from, onto, changed, how);
  const lost = open.filter(({ path, mine }) => mine !== undefined && !followInto(rebased, from)(path));
  if (lost.length === 0) return rebased;
  // What waits for a decision is an edit too, of what it was before both: that is asked about anew.
  const ofMine = lost.flatMap(({ path, mine }): RawOperation[] =>
    mine === undefined ? [] : [{ op: 'set', path, text: mine }],
  );
  const ofBase = lost.flatMap(({ path, base }): RawOperation[] => {
    const place = followPath(path, from.document, from.baseDocument);
    return place && base !== undefined ? [{ op: 'set', path: place, text: base }] : [];
  });
  const { document } = applyAll(from.document, ofMine);
  const baseDocument = applyAll(from.baseDocument, ofBase).document;
  const touched = from.touched.union(changed);
  return standOn({ ...from, document, baseDocument, touched }, onto, changed, how);
}

/** Where what a path names in a draft is once that stands on another copy; undefined when it is gone. */
export function followInto({ draft: { document, baseDocument: theirs } }: Rebased, from: Draft) {
  return (path: Path): Path | undefined => {
    const direct = followPath(path, from.document, document);
    if (direct) return direct;
    // An item that both sides have edited may remind of itself by what each of them has left of it only.
    const before = followPath(path, from.document, from.baseDocument);
    const there = before && followPath(before, from.baseDocument, theirs);
    return there && followPath(there, theirs, document);
  };
}

function standOn(from: Draft, onto: Base, changed: ReadonlySet<string>, { at, parts = [], origins }: How): Rebased {
  const fresh = draftOn(onto, [], from.baseDocument).draft;
  origins?.arrivedIn(fresh.document);
  if (from.touched.isDisjointFrom(changed)) {
    const { draft, unfit } = draftOn(onto, pendingEdits(from));
    if (unfit.length === 0) return { draft, merged: false, conflicts: [], foreign: new Set(changed) };
  }
  let [draft, below, conflicts]: [Draft, RawValue, Conflict[]] = [fresh, from.baseDocument, []];
  const counts: number[] = [];
  for (const part of [...parts.map(({ document }) => document), from.document]) {
    const merge = mergeSite(below, part, draft.document, origins?.of, origins?.isMade);
    const operations = diffRaw(draft.document, merge.document);
    // To the letter what the journal will make of it again: a merge may order an object's members in another way.
    const { document, inverse } = applyAll(draft.document, operations);
    origins?.relate(part, document);
    conflicts = joined(conflicts, merge.conflicts, (path) => followPath(path, draft.document, document, origins?.of));
    // What was asked for at first may clash with what was saved later: the last word is what counts.
    conflicts = conflicts.filter((conflict) => !isSettled(conflict, document, part, origins));
    // The journal numbers it.
    const edit: Edit = { seq: 0, step: `merge ${at}`, kind: 'merge', operations, inverse, pending: true, at };
    if (operations.length > 0) draft = withEdit(draft, document, edit);
    counts.push((counts.at(-1) ?? 0) + (operations.length > 0 ? 1 : 0));
    below = part;
  }
  const foreign = changed.union(changedMembers(from.document, draft.document));
  return { draft, merged: true, counts: counts.slice(0, -1), conflicts, foreign };
}

/** The part says there what the server does. */
function isSettled({ kind, path, theirs }: Conflict, merged: RawValue, part: RawValue, origins?: Origins): boolean {
  if (kind !== 'value' || theirs === undefined) return false;
  const place = followPath(path, merged, part, origins?.of);
  return place !== undefined && sameJson(part.get(place), RawValue.parse(theirs));
}

/** Conflicts of one part and of what came after it: a place that clashes in both is one conflict, from its first base on. */
function joined(
  first: readonly Conflict[],
  then: readonly Conflict[],
  follow: (path: Path) => Path | undefined,
): Conflict[] {
  const known = first.flatMap((conflict) => {
    const path = follow(conflict.path);
    return path ? [{ ...conflict, path }] : [];
  });
  const at = (path: Conflict['path'], among: readonly Conflict[]) =>
    among.find((other) => String(other.path) === String(path));
  const later = then.map((conflict) => {
    const before = at(conflict.path, known);
    return before ? { ...conflict, base: before.base, mine: mineOfBoth(before, conflict) } : conflict;
  });
  return [...known.filter(({ path }) => !at(path, then)), ...later];
}

/**
 * The edits that can still be undone when the `foreign` members have become something else: undoing an edit of one would
 * take the change back with it, or hit another list item. What hangs together by a step is dropped together.
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
