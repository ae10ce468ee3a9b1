import { diffRaw } from '#shared/record/diff.ts';
import { applyAll, type RawOperation } from '#shared/record/edit-raw.ts';
import { listPolicy } from '#shared/record-catalogue/list-policy.ts';
import { listName, type Path } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { ListNumbers } from '#shared/record/renumber.ts';
import { sameJson } from '#shared/record/same-json.ts';
import { pathAfter } from '#shared/record/transform-path.ts';
import type { Conflict, OpenConflict, OpenConflicts } from '../../store/conflict-repo.ts';
import { applyWherePossible, fitting } from '../draft/draft.ts';
import { followPath } from './follow-path.ts';
import { orderLike } from './order-like.ts';

/** `custom` is JSON text. */
export type Choice = { take: 'mine' | 'theirs' } | { take: 'custom'; text: string };

/** The operations that a decision makes; none where the document has the chosen value already. */
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
  /** to be applied in this order, each to the result of those before it */
  operations: RawOperation[];
  /** the conflicts that are left, with their paths in the document after the operations */
  open: OpenConflict[];
  /** those of `ids` that were decided; the others were settled before, or by a decision before theirs */
  decided: number[];
}

/**
 * Decides the conflicts of these ids one after the other, in their order. A decision may move or settle later ones, so
 * the result is the same as if each were decided by itself.
 * @throws AppError BAD_REQUEST where an edited value has no place
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
    const after = fitting(() => applyAll(current, edits)).document;
    const rest = open.filter((other) => other !== conflict);
    open = followEdit(rest, edits, current, after);
    current = after;
    operations.push(...edits);
    decided.push(id);
  }
  return { operations, open, decided };
}

/** The document with every conflict decided for the user's side, so that no value of the user is missing in it. */
export function withParked(document: RawValue, conflicts: readonly OpenConflict[]): RawValue {
  const [conflict, ...rest] = conflicts;
  if (!conflict) return document;
  // A list that was edited since the conflict may be newer than the value that the conflict keeps.
  const isOlder = isEditedSince(document, conflict) && mineOf(document, conflict) === conflict.mine;
  const operations = isOlder ? [] : decisionOperations(document, conflict, { take: 'mine' });
  const decided = applyWherePossible(document, operations);
  return withParked(decided, followEdit(rest, operations, document, decided));
}

/**
 * The user's side of a conflict, as JSON text: what was typed into its field since, else the value that the conflict
 * keeps.
 */
export function mineOf(document: RawValue, conflict: OpenConflict): string | undefined {
  const current = conflict.kind === 'value' ? document.get(conflict.path) : undefined;
  // A different value means that somebody typed only where it is a scalar: numbers of a list's items change with other
  // edits too.
  const isTyped = current?.kind === 'scalar' && isEditedSince(document, conflict);
  return isTyped ? current.toText() : conflict.mine;
}

function isEditedSince(document: RawValue, { kind, path, mine, theirs }: OpenConflict): boolean {
  const left = theirs ?? mine;
  if (kind === 'order' || left === undefined) return false;
  const current = document.get(path);
  // The server has removed it, and the draft too: nothing was typed.
  if (!current && theirs === undefined) return false;
  return !sameJson(current, RawValue.parse(left));
}

/** The item with the number of its place in the draft; the chosen side may have had it at another place. */
function atPlaceOf(current: RawValue, value: RawValue, field: string): RawValue {
  const { order } = listPolicy(field);
  if (order === undefined || !value.child(order)) return value;
  const number = current.child(order);
  return number ? value.with(order, number) : value;
}

/** Removes a value. When it is an item of a list, the other items are numbered anew in the list's own way. */
function removal(document: RawValue, path: Path, field: string): RawOperation[] {
  const [parent, index] = [path.slice(0, -1), path.at(-1)];
  const list = document.get(parent);
  if (list?.kind !== 'list' || index === undefined) return [{ op: 'remove', path }];
  const rest = list.without(index);
  const numbered = RawValue.list(new ListNumbers(listPolicy(field), list.items()).renumber(rest.items(), []));
  return [{ op: 'remove', path }, ...diffRaw(rest, numbered, parent)];
}

/**
 * The conflicts with their paths after an edit. Where the edit set a list as a whole, items are found again by
 * identity. A conflict whose item the edit removed is settled.
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

/** Gives the path in the merged document of what a path of the draft names; undefined where it is gone. */
type Follow = (path: Path) => Path | undefined;

/** The conflicts that were open and those of a merge, each with its path in the merged document. */
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
    // The server's value may have changed again since the conflict began: the newest one counts as theirs.
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
