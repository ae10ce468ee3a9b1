import type { RawOperation } from '#shared/record/edit-raw.ts';
import { withAddresses, type BlobRepo } from '../store/blob-repo.ts';
import type { Edit } from '../store/draft-repo.ts';

/**
 * Edits with the addresses of the files that were uploaded in the references' places. What the server has taken is undone
 * and done again by these, so that the files themselves need not be kept for it.
 */
export function addressedEdits(edits: readonly Edit[], blobs: Pick<BlobRepo, 'urlOf'>): Edit[] {
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
