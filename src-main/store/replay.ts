import { applyAll, type RawOperation } from '#shared/record/edit-raw.ts';
import type { RawValue } from '#shared/record/raw-value.ts';

interface Operations {
  operations: readonly RawOperation[];
}

interface Replayed<E> {
  document: RawValue;
  /** the edits that fit, each with the operations that undo it on this base */
  fit: (E & { inverse: RawOperation[] })[];
  unfit: E[];
}

/** Applies edits to a base. An edit of which an operation has a path that leads nowhere is left out and is `unfit`. */
export function replay<E extends Operations>(base: RawValue, edits: readonly E[]): Replayed<E> {
  let document = base;
  const fit: Replayed<E>['fit'] = [];
  const unfit: E[] = [];
  for (const edit of edits) {
    try {
      const applied = applyAll(document, edit.operations);
      document = applied.document;
      fit.push({ ...edit, inverse: applied.inverse });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      unfit.push(edit);
    }
  }
  return { document, fit, unfit };
}
