import { diffRaw } from '#shared/record/diff.ts';
import { applyAll, type RawOperation } from '#shared/record/edit-raw.ts';
import { listPolicy } from '#shared/record-catalogue/list-policy.ts';
import { listName, type Path } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { ListNumbers } from '#shared/record/renumber.ts';
import { sameJson } from '#shared/record/same-json.ts';
import { pathAfter } from '#shared/record/transform-path.ts';
import type { Conflict, OpenConflict, OpenConflicts } from '../../store/conflict-repo.ts';
import { applyWherePossible, refuseUnfit } from '../draft/draft.ts';
import { followPath } from './follow-path.ts';
import { orderLike } from './order-like.ts';

/** How a conflict is decided: for one of its sides, or for another value (`custom`), as JSON text. */
export type Choice = { take: 'mine' | 'theirs' } | { take: 'custom'; text: string };

/** Returns the operations that carry out a decision; none if the document already has the chosen value. */
export function decisionOperations(document: RawValue, conflict: OpenConflict, choice: Choice): RawOperation[] {
  const { path } = conflict;
  const current = document.get(path);
  const text = choice.take === 'custom' ? choice.text : { ...conflict, mine: mineOf(document, conflict) }[choice.take];
  const field = listName(path);
  if (text === undefined) return current ? removal(document, path, field) : [];
  if (conflict.kind === 'order' && current && choice.take !== 'custom') {
    const ordered = orderLike(current, RawValue.parse(text), listPolicy(field)).toText();
    return ordered === current.toText() ? [] : [{ op: 'set', path, text: ordered }];
  }
  const value = current ? atPlaceOf(current, RawValue.parse(text), field).toText() : text;
  return current?.toText() === value ? [] : [{ op: 'set', path, text: value }];
}

export interface Decided {
  /** to be applied in this order, each to the result of the previous operations */
  operations: RawOperation[];
  /** the conflicts that are left, with their paths in the document after the operations */
  open: OpenConflict[];
  /** the given IDs whose conflicts were decided; the conflicts of the other given IDs were settled already */
  decided: number[];
}

/**
 * Decides the conflicts with the given IDs one after the other, in the order of `conflicts`. A decision may move or
 * settle the conflicts after it, in the same way as separate decisions would.
 * @throws AppError BAD_REQUEST if the document has no place for a chosen value
 */
export function decide(
  document: RawValue,
  conflicts: readonly OpenConflict[],
  ids: readonly number[],
  choice: Choice,
): Decided {
  const wanted = new Set(ids);
  const operations: RawOperation[] = [];
  const decided: number[] = [];
  let [current, open] = [document, [...conflicts]];
  for (const { id } of conflicts) {
    const conflict = wanted.has(id) && open.find((other) => other.id === id);
    if (!conflict) continue;
    const edits = decisionOperations(current, conflict, choice);
    const after = refuseUnfit(() => applyAll(current, edits)).document;
    const rest = open.filter((other) => other !== conflict);
    open = followEdit(rest, edits, current, after);
    current = after;
    operations.push(...edits);
    decided.push(id);
  }
  return { operations, open, decided };
}

/** Returns the document with every conflict decided for the user's side, so that it has all values of the user. */
export function withAllMine(document: RawValue, conflicts: readonly OpenConflict[]): RawValue {
  const [conflict, ...rest] = conflicts;
  if (!conflict) return document;
  // A value that is no scalar, and that was edited since the conflict began, may be newer than the user's side that the
  // conflict stores. So the document keeps this value.
  const isOlder = isEditedSince(document, conflict) && mineOf(document, conflict) === conflict.mine;
  const operations = isOlder ? [] : decisionOperations(document, conflict, { take: 'mine' });
  const decided = applyWherePossible(document, operations);
  return withAllMine(decided, followEdit(rest, operations, document, decided));
}

/**
 * Returns the user's side of a conflict as JSON text: what was typed into the field since the conflict began, or else
 * the value that the conflict stores.
 */
export function mineOf(document: RawValue, conflict: OpenConflict): string | undefined {
  const current = conflict.kind === 'value' ? document.get(conflict.path) : undefined;
  // If a scalar differs from the server's side, somebody typed it. A list may differ for another reason: the numbers of
  // its items also change with other edits.
  const isTyped = current?.kind === 'scalar' && isEditedSince(document, conflict);
  return isTyped ? current.toText() : conflict.mine;
}

function isEditedSince(document: RawValue, { kind, path, mine, theirs }: OpenConflict): boolean {
  const left = theirs ?? mine;
  if (kind === 'order' || left === undefined) return false;
  const current = document.get(path);
  // Both the server and the draft have removed the value, so nothing was typed.
  if (!current && theirs === undefined) return false;
  return !sameJson(current, RawValue.parse(left));
}

/** Returns the item with the number of its place in the draft, because the chosen side may have it at another place. */
function atPlaceOf(current: RawValue, value: RawValue, field: string): RawValue {
  const { order } = listPolicy(field);
  if (order === undefined || !value.child(order)) return value;
  const number = current.child(order);
  return number ? value.with(order, number) : value;
}

/** Returns operations that remove a value. If it is a list item, the list's other items are numbered again. */
function removal(document: RawValue, path: Path, field: string): RawOperation[] {
  const [parent, index] = [path.slice(0, -1), path.at(-1)];
  const list = document.get(parent);
  if (list?.kind !== 'list' || index === undefined) return [{ op: 'remove', path }];
  const rest = list.without(index);
  const numbered = RawValue.list(new ListNumbers(listPolicy(field), list.items()).renumber(rest.items(), []));
  return [{ op: 'remove', path }, ...diffRaw(rest, numbered, parent)];
}

/**
 * Returns the conflicts with their paths after an edit. If the edit replaced a whole list, its items are matched by
 * identity. A conflict whose item was removed by the edit is settled and left out.
 */
export function followEdit(
  conflicts: readonly OpenConflict[],
  operations: readonly RawOperation[],
  before: RawValue,
  after: RawValue,
): OpenConflict[] {
  return conflicts.flatMap((conflict) => {
    const path = pathAfter(conflict.path, operations) ?? followSet(conflict.path, operations, before, after);
    return path ? [{ ...conflict, path }] : [];
  });
}

/** Returns the path in the merged document of a path of the draft; undefined if a list item on the path is gone. */
type Follow = (path: Path) => Path | undefined;

/** Combines the open conflicts with the conflicts of a merge, each with its path in the merged document. */
export function carriedOver(
  open: readonly OpenConflict[],
  fresh: readonly Conflict[],
  { before, after, at, follow }: { before: RawValue; after: RawValue; at: number; follow: Follow },
): OpenConflicts {
  const known = open.flatMap((conflict) => {
    const path = follow(conflict.path);
    if (!path) return [];
    const again = fresh.find((other) => String(other.path) === String(path));
    if (again?.kind === conflict.kind) {
      const { id, at: since, base } = conflict;
      const mine = (isEditedSince(before, conflict) ? again : conflict).mine;
      return [{ ...again, id, at: since, base, mine }];
    }
    if (again) return [];
    // The server's value may have changed again since the conflict began. The newest value counts as theirs.
    const isTheirs = conflict.kind === 'value' && !isEditedSince(before, conflict);
    const theirs = isTheirs ? after.get(path)?.toText() : conflict.theirs;
    return [{ ...conflict, path, theirs }];
  });
  const places = new Set(known.map(({ path }) => String(path)));
  const others = fresh.filter(({ path }) => !places.has(String(path)));
  return [...known, ...others.map((conflict) => ({ ...conflict, at }))];
}

function followSet(path: Path, operations: readonly RawOperation[], before: RawValue, after: RawValue) {
  const removed = operations.some(({ op, path: of }) => op === 'remove' && of.every((step, at) => path[at] === step));
  return removed ? undefined : followPath(path, before, after);
}
