import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { BLOB_PREFIX } from '#shared/domain/photo/blob-reference.ts';
import { referencedBlobs } from './blob-repo.ts';

interface PackedText {
  bytes: Buffer;
  /** the references in it, since packed text cannot be searched for them; '' for none */
  files: string;
}

export const packed = (text: string): PackedText => ({
  bytes: deflateRawSync(text, { level: 3 }),
  files: referencedBlobs(text)
    .map((blobHash) => BLOB_PREFIX + blobHash)
    .join(' '),
});

/** @throws Error where the bytes are damaged */
export const unpacked = (bytes: Buffer): string => inflateRawSync(bytes).toString('utf8');
