import { applyAll } from '#shared/record/edit-raw.ts';
import type { RawValue } from '#shared/record/raw-value.ts';
import type { Edit } from './draft-repo.ts';

interface Replayed {
  document: RawValue;
  /** with inverses against this base */
  fit: Edit[];
  unfit: Edit[];
}

/** Edits on top of a base, as far as they fit: the document, and which of them did and did not. */
export function replay(base: RawValue, edits: readonly Edit[]): Replayed {
  let document = base;
  const fit: Edit[] = [];
  const unfit: Edit[] = [];
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
