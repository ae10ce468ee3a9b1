import { applyAll, type RawOperation } from '#shared/record/edit-raw.ts';
import type { RawValue } from '#shared/record/raw-value.ts';

interface Operations {
  operations: readonly RawOperation[];
}

interface Replayed<E> {
  document: RawValue;
  /** with inverses against this base */
  fit: (E & { inverse: RawOperation[] })[];
  unfit: E[];
}

/** Edits on top of a base, as far as they fit: the document, and which of them did and did not. */
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
