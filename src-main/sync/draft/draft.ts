import { AppError } from '#shared/ipc/errors.ts';
import type { RawOperation } from '#shared/record/edit-raw.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { sameJson } from '#shared/record/same-json.ts';
import { withAddresses, type Addresses } from '../../store/blob-repo.ts';
import type { Base, Edit } from '../../store/draft-repo.ts';
import { replay } from '../../store/replay.ts';

/** A linked list, undefined when empty: a push costs the same however long it is, since all that is below is shared. */
export type Stack<T> = { readonly top: T; readonly below: Stack<T> } | undefined;

/** @param items the lowest first */
export function stackOf<T>(items: readonly T[]): Stack<T> {
  return items.reduce<Stack<T>>((below, top) => ({ top, below }), undefined);
}

/** The items, the top first. */
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

/** The document with the operations applied, or unchanged where the path of one leads nowhere. */
export const applyWherePossible = (document: RawValue, operations: readonly RawOperation[]): RawValue =>
  replay(document, [{ operations }]).document;

/** @throws AppError BAD_REQUEST where an edit's path leads nowhere */
export function fitting<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError('BAD_REQUEST', 'The edit does not fit the document any more.', { cause: error });
  }
}

/**
 * Puts pending edits onto a base, with inverses against it; those that do not fit it any more are given back instead of
 * being forced.
 * @param like an earlier version of a base whose text is known to be valid
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

/** The draft's edits, the earliest first. */
export const pendingEdits = ({ pending }: Pick<Draft, 'pending'>): Edit[] => unstacked(pending).reverse();

/** Top-level members that differ from the base's. */
export function editedFields({ baseDocument, touched, document }: Draft): string[] {
  return [...touched].filter((key) => !sameJson(baseDocument.child(key), document.child(key)));
}

/** Top-level members that the edits name. */
export function touchedBy(edits: readonly Edit[]): Set<string> {
  return new Set(edits.flatMap(({ operations }) => operations.map(({ path }) => String(path[0]))));
}

/** A document with the addresses of all files that have been uploaded, in place of their references. */
export function addressedDocument(document: RawValue, blobs: Addresses): RawValue {
  const text = document.toText();
  const addressed = withAddresses(text, blobs);
  return addressed === text ? document : RawValue.parse(addressed);
}

/**
 * Edits with the addresses of uploaded files in place of their references. Undo and redo of acknowledged edits then
 * need the addresses only, so that the files can be purged.
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
