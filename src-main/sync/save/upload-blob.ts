import type { Upload } from '../../media/upload.ts';
import type { Blob, BlobRepo } from '../../store/blob-repo.ts';

export interface UploadPorts {
  blobs: Pick<BlobRepo, 'sending' | 'uploaded'>;
  upload: Upload;
}

/**
 * Uploads a file that was added on this computer, and gives its address. The place where it is sent is on the disk
 * before the upload begins, the address before this resolves.
 */
export async function uploadBlob(
  { blobs, upload }: UploadPorts,
  file: Blob,
  signal: AbortSignal | undefined,
): Promise<string> {
  const { hash, place } = file;
  const address = await upload(file, { signal, place, sending: (next) => blobs.sending(hash, next) });
  blobs.uploaded(hash, address);
  return address;
}
