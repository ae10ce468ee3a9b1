import { AppError } from '#shared/ipc/errors.ts';
import type { Upload } from '../../media/upload.ts';
import { referencedBlobs, type BlobRepo } from '../../store/blob-repo.ts';

/** The address of a picture that the server is to read; one that was added on this computer is uploaded first, once. */
export type SentAddress = (named: string, signal?: AbortSignal) => Promise<string>;

/** @throws AppError NOT_FOUND for a file that is not on this computer, and those of the upload */
export function createSentAddress(deps: {
  blobs: Pick<BlobRepo, 'find' | 'urlOf' | 'uploaded'>;
  upload: Upload;
}): SentAddress {
  const { blobs, upload } = deps;
  return async (named, signal) => {
    const [hash] = referencedBlobs(named);
    if (hash === undefined) return named;
    const known = blobs.urlOf(hash);
    if (known !== undefined) return known;
    const file = blobs.find(hash);
    if (!file) throw new AppError('NOT_FOUND', 'A photo that was added is not on this computer any more.');
    const address = await upload(file, signal);
    blobs.uploaded(hash, address);
    return address;
  };
}
