import { parse } from 'node:path';
import type { ParsedInput } from '#shared/ipc/contract.ts';
import { MOST_FILE_BYTES, refusals } from '#shared/domain/photo/file-rules.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { Converter } from '../../media/converter.ts';
import type { Thumbnails } from '../../media/thumbnails.ts';
import { blobReference, type BlobRepo } from '../../store/blob-repo.ts';

interface PhotosDeps {
  converter: Pick<Converter, 'photo'>;
  thumbnails: Pick<Thumbnails, 'put'>;
  blobs: Pick<BlobRepo, 'put' | 'urlOf'>;
  now(): number;
}

export interface PhotosService {
  /** Gives what stands for the photo in a draft; its address where the same was uploaded before. @throws AppError BAD_PICTURE, TIMEOUT, CANCELLED, DISK */
  keep(file: ParsedInput<'photos.keep'>, signal: AbortSignal): Promise<string>;
}

export function createPhotosService({ converter, thumbnails, blobs, now }: PhotosDeps): PhotosService {
  return {
    async keep({ name, bytes }, signal) {
      if (bytes.length === 0) throw new AppError('BAD_PICTURE', refusals.empty);
      if (bytes.length > MOST_FILE_BYTES) throw new AppError('BAD_PICTURE', refusals.tooLarge);
      const photo = await converter.photo(bytes, signal);
      const kept = Buffer.from(photo.bytes);
      const hash = blobs.put(fileName(name, photo.type), photo.type, kept, now());
      const named = blobs.urlOf(hash) ?? blobReference(hash);
      await thumbnails.put(named, kept, photo.thumbnail);
      return named;
    },
  };
}

const ending: Record<string, string> = { 'image/gif': '.gif', 'image/webp': '.webp' };

/** The name under which it is uploaded. */
const fileName = (name: string, type: string): string => `${parse(name).name}${ending[type] ?? ''}`;
