import type { RawOperation } from '#shared/record/edit-raw.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { withAddresses, type BlobRepo } from '../../store/blob-repo.ts';
import type { Edit } from '../../store/draft-repo.ts';

export type Addresses = Pick<BlobRepo, 'urlOf'>;

/** A document with the addresses of all files that have been uploaded, in place of their references. */
export function addressedDocument(document: RawValue, blobs: Addresses): RawValue {
  const text = document.toText();
  const addressed = withAddresses(text, (hash) => blobs.urlOf(hash));
  return addressed === text ? document : RawValue.parse(addressed);
}

/**
 * Edits with the addresses of uploaded files in place of their references. Undo and redo of acknowledged edits then
 * need the addresses only, so that the files can be purged.
 */
export function addressedEdits(edits: readonly Edit[], blobs: Addresses): Edit[] {
  const addressed = (operation: RawOperation): RawOperation =>
    'text' in operation
      ? { ...operation, text: withAddresses(operation.text, (hash) => blobs.urlOf(hash)) }
      : operation;
  return edits.map((edit) => ({
    ...edit,
    operations: edit.operations.map(addressed),
    inverse: edit.inverse.map(addressed),
  }));
}
