import { editRaw } from '#shared/record/edit-raw.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import type { Edit } from './draft-repo.ts';

/** Edits on top of a base, as far as they fit: the document, and which of them did and did not. */
export function replay(baseText: string, edits: readonly Edit[]): { document: string; fit: Edit[]; unfit: Edit[] } {
  let document = RawValue.parse(baseText);
  const fit: Edit[] = [];
  const unfit: Edit[] = [];
  for (const edit of edits) {
    try {
      document = edit.operations.reduce((at, operation) => editRaw(at, operation).document, document);
      fit.push(edit);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      unfit.push(edit);
    }
  }
  return { document: document.toText(), fit, unfit };
}
