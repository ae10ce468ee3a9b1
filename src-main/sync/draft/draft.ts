import { AppError } from '#shared/ipc/errors.ts';
import type { RawOperation } from '#shared/record/edit-raw.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { sameJson } from '#shared/record/same-json.ts';
import { withAddresses, type Addresses } from '../../store/blob-repo.ts';
import type { Base, Edit } from '../../store/draft-repo.ts';
import { replay } from '../../store/replay.ts';

/** A linked list; undefined if empty. A push takes the same time for any length, because the items below are shared. */
export type Stack<T> = { readonly top: T; readonly below: Stack<T> } | undefined;

/** @param items from the bottom to the top */
export function stackOf<T>(items: readonly T[]): Stack<T> {
  return items.reduce<Stack<T>>((below, top) => ({ top, below }), undefined);
}

/** Returns the items from the top to the bottom. */
export function unstacked<T>(stack: Stack<T>): T[] {
  const items: T[] = [];
  for (let at = stack; at; at = at.below) items.push(at.top);
  return items;
}

/** The server's document and the pending edits on top of it, in memory. */
export interface Draft {
  base: Base;
  /** `base.text` as a value */
  baseDocument: RawValue;
  /** the latest on top */
  pending: Stack<Edit>;
  /** top-level members that a pending edit names */
  touched: ReadonlySet<string>;
  document: RawValue;
}

/**
 * Returns the document with all operations applied, or the unchanged document if a path in one of them leads nowhere.
 */
export const applyWherePossible = (document: RawValue, operations: readonly RawOperation[]): RawValue =>
  replay(document, [{ operations }]).document;

/** Returns the result of `work`. @throws AppError BAD_REQUEST if `work` throws a RangeError: an edit does not fit */
export function refuseUnfit<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError('BAD_REQUEST', 'The edit does not fit the document any more.', { cause: error });
  }
}

/**
 * Applies pending edits to a base and computes their inverses on it. Edits that do not fit the base are left out and
 * returned as `unfit`.
 * @param like another version of the document, with which the draft shares equal parts. With `like`, `base.text`
 *   must be valid JSON, because the text is not checked.
 */
export function draftOn(base: Base, pending: readonly Edit[], like?: RawValue): { draft: Draft; unfit: Edit[] } {
  const baseDocument = like ? RawValue.alike(base.text, like) : RawValue.parse(base.text);
  const { document, fit, unfit } = replay(baseDocument, pending);
  return { draft: { base, baseDocument, pending: stackOf(fit), touched: touchedBy(fit), document }, unfit };
}

export function withEdit(draft: Draft, document: RawValue, edit: Edit): Draft {
  const names = touchedBy([edit]);
  const touched = names.isSubsetOf(draft.touched) ? draft.touched : draft.touched.union(names);
  return { ...draft, document, touched, pending: { top: edit, below: draft.pending } };
}

/** Returns the draft's pending edits, the earliest first. */
export const pendingEdits = ({ pending }: Pick<Draft, 'pending'>): Edit[] => unstacked(pending).reverse();

/** Returns the top-level members in which the draft differs from its base. */
export function editedFields({ baseDocument, touched, document }: Draft): string[] {
  return [...touched].filter((key) => !sameJson(baseDocument.child(key), document.child(key)));
}

/** Returns the top-level members that the edits name. */
export function touchedBy(edits: readonly Edit[]): Set<string> {
  return new Set(edits.flatMap(({ operations }) => operations.map(({ path }) => String(path[0]))));
}

/** Returns the document with the addresses of uploaded files in place of their references. */
export function addressedDocument(document: RawValue, blobs: Addresses): RawValue {
  const text = document.toText();
  const addressed = withAddresses(text, blobs);
  return addressed === text ? document : RawValue.parse(addressed);
}

/**
 * Returns the edits with the addresses of uploaded files in place of their references. So acknowledged edits can still
 * be undone and redone after their blobs were purged.
 */
export function addressedEdits(edits: readonly Edit[], blobs: Addresses): Edit[] {
  const addressed = (operation: RawOperation): RawOperation =>
    'text' in operation ? { ...operation, text: withAddresses(operation.text, blobs) } : operation;
  return edits.map((edit) => ({
    ...edit,
    operations: edit.operations.map(addressed),
    inverse: edit.inverse.map(addressed),
  }));
}
