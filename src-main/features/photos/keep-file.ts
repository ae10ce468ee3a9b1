import { parse } from 'node:path';
import { endings } from '#shared/domain/photo/file-types.ts';
import { MOST_FILE_BYTES, refusals } from '#shared/domain/photo/file-rules.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { KeptPhoto } from '#shared/ipc/photos.ipc.ts';
import type { ConvertedPhoto } from '../../media/converter/messages.ts';
import { filmType } from '../../media/film-type.ts';
import type { Thumbnails } from '../../media/thumbnails.ts';
import { blobReference, type BlobRepo } from '../../store/blob-repo.ts';

export interface KeepDeps {
  thumbnails: Pick<Thumbnails, 'put'>;
  blobs: Pick<BlobRepo, 'put' | 'urlOf'>;
  now(): number;
}

export interface GivenFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Keeps what was made of a file, to be uploaded by a save; the same bytes are kept and uploaded once. */
export type KeepFile = (file: GivenFile, convert: () => Promise<ConvertedPhoto>) => Promise<KeptPhoto>;

/** Keeps bytes of this media type as they are; gives what the draft names them by. @throws AppError DISK */
export function createKeepBytes({ blobs, now }: Pick<KeepDeps, 'blobs' | 'now'>) {
  return (name: string, type: string, bytes: Buffer): string => {
    const hash = blobs.put(uploadName(name, type), type, bytes, now());
    return blobs.urlOf(hash) ?? blobReference(hash, type);
  };
}

/** @throws AppError BAD_PICTURE, DISK, and what the conversion throws */
export function createKeepFile({ thumbnails, ...deps }: KeepDeps): KeepFile {
  const put = createKeepBytes(deps);

  return async ({ name, bytes }, convert) => {
    if (bytes.length === 0) throw new AppError('BAD_PICTURE', refusals.empty);
    if (bytes.length > MOST_FILE_BYTES) throw new AppError('BAD_PICTURE', refusals.tooLarge);
    const film = filmType(bytes);
    if (film !== undefined) {
      const photo = put(name, film, Buffer.from(bytes));
      return { photo, type: film, width: 0, height: 0, takenAt: null, place: null };
    }
    const { bytes: made, thumbnail, ...facts } = await convert();
    const kept = Buffer.from(made);
    const photo = put(name, facts.type, kept);
    await thumbnails.put(photo, kept, thumbnail);
    return { photo, ...facts };
  };
}

/** The file's own name, without its folder, with the ending of what it is. */
const uploadName = (name: string, type: string): string => `${parse(name).name}${endings[type] ?? ''}`;
