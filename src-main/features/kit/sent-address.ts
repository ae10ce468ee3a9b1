import { AppError } from '#shared/ipc/errors.ts';
import { referencedBlobs } from '../../store/blob-repo.ts';
import { uploadBlob } from '../../sync/save/upload-photos.ts';
import type { PhotoPorts } from '../../sync/save/save-run.ts';

/**
 * Returns a URL at which the server can read a picture. A picture that was added on this computer is uploaded first,
 * but only once.
 */
export type SentAddress = (named: string, signal?: AbortSignal) => Promise<string>;

/**
 * Makes a SentAddress. It throws AppError NOT_FOUND if an added file is not on this computer any more, and the errors
 * of the upload.
 */
export function createSentAddress(ports: PhotoPorts): SentAddress {
  const { blobs } = ports;
  return async (named, signal) => {
    const [hash] = referencedBlobs(named);
    if (hash === undefined) return named;
    const known = blobs.urlOf(hash);
    if (known !== undefined) return known;
    const file = blobs.find(hash);
    if (!file) throw new AppError('NOT_FOUND', 'A photo that was added is not on this computer any more.');
    return uploadBlob(ports, file, signal);
  };
}
