import { editRaw, type RawOperation } from '#shared/record/edit-raw.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import type { Base, Edit } from '../store/draft-repo.ts';

/** The server's document and the edits on top of it, in memory. Edits that were undone stay at the end until redone. */
export interface Draft {
  base: Base;
  /** `base.text`, read once */
  baseDocument: RawValue;
  edits: readonly Edit[];
  /** top-level members that an edit names */
  touched: ReadonlySet<string>;
  document: RawValue;
}

export interface Applied {
  document: RawValue;
  /** what takes the operations back, in the order to apply it */
  inverse: RawOperation[];
}

/** @throws RangeError when an operation's path leads nowhere */
export function applyAll(document: RawValue, operations: readonly RawOperation[]): Applied {
  const inverse: RawOperation[] = [];
  let at = document;
  for (const operation of operations) {
    const result = editRaw(at, operation);
    at = result.document;
    inverse.unshift(result.inverse);
  }
  return { document: at, inverse };
}

/** @throws RangeError when an edit does not fit the base, which only a damaged journal can bring about */
export function replay(base: Base, edits: readonly Edit[]): Draft {
  const done = edits.filter((edit) => !edit.undone).flatMap((edit) => edit.operations);
  const baseDocument = RawValue.parse(base.text);
  return { base, baseDocument, edits, touched: touchedBy(edits), document: applyAll(baseDocument, done).document };
}

/** Puts edits onto another base; those that no longer fit are given back instead of being forced. */
export function rebase(base: Base, edits: readonly Edit[]): { draft: Draft; unfit: Edit[] } {
  const baseDocument = RawValue.parse(base.text);
  let document = baseDocument;
  const kept: Edit[] = [];
  const unfit: Edit[] = [];
  for (const edit of edits.filter(({ undone }) => !undone)) {
    try {
      const applied = applyAll(document, edit.operations);
      document = applied.document;
      kept.push({ ...edit, inverse: applied.inverse });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      unfit.push(edit);
    }
  }
  return { draft: { base, baseDocument, edits: kept, touched: touchedBy(kept), document }, unfit };
}

/** The edits of the last step that is done. */
export function lastStep({ edits }: Draft): Edit[] {
  const done = edits.filter(({ undone }) => !undone);
  const start = done.findLastIndex(({ step }) => step !== done.at(-1)!.step) + 1;
  return done.slice(start);
}

/** The edits of the step that was undone last. */
export function nextStep({ edits }: Draft): Edit[] {
  const undone = edits.filter((edit) => edit.undone);
  const end = undone.findIndex(({ step }) => step !== undone[0]!.step);
  return end < 0 ? undone : undone.slice(0, end);
}

/** The draft with one more edit; those that were undone before it are gone. */
export function withEdit(draft: Draft, document: RawValue, edit: Edit): Draft {
  const touched = new Set([...draft.touched, ...touchedBy([edit])]);
  return { ...draft, document, touched, edits: [...draft.edits.filter(({ undone }) => !undone), edit] };
}

/** Top-level members whose text differs from the base's. */
export function editedFields({ baseDocument, touched, document }: Draft): string[] {
  return [...touched].filter((key) => baseDocument.child(key)?.toText() !== document.child(key)?.toText());
}

function touchedBy(edits: readonly Edit[]): Set<string> {
  return new Set(edits.flatMap(({ operations }) => operations.map(({ path }) => String(path[0]))));
}
