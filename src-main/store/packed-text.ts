import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { BLOB_PREFIX } from '#shared/domain/photo/blob-reference.ts';
import { referencedBlobs } from './blob-repo.ts';

interface PackedText {
  bytes: Buffer;
  /** the references to blobs in the text, which cannot be searched for in packed text; '' if there are none */
  files: string;
}

export const packed = (text: string): PackedText => ({
  bytes: deflateRawSync(text, { level: 3 }),
  files: referencedBlobs(text)
    .map((blobHash) => BLOB_PREFIX + blobHash)
    .join(' '),
});

/** @throws Error if the bytes are damaged */
export const unpacked = (bytes: Buffer): string => inflateRawSync(bytes).toString('utf8');
