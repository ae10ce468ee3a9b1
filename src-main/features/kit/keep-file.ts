import { parse } from 'node:path';
import { endings } from '#shared/domain/photo/file-types.ts';
import { MOST_FILE_BYTES, refusals } from '#shared/domain/photo/file-rules.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { KeptPhoto } from '#shared/ipc/photos.ipc.ts';
import type { ConvertedPhoto } from '../../media/converter/messages.ts';
import { filmType } from '../../media/film-type.ts';
import type { CleanOutgoing } from '../../media/outgoing/outgoing.ts';
import type { Thumbnails } from '../../media/thumbnails.ts';
import { blobReference, type BlobRepo } from '../../store/blob-repo.ts';

export interface KeepDeps {
  thumbnails: Pick<Thumbnails, 'put'>;
  blobs: Pick<BlobRepo, 'put' | 'urlOf'>;
  clean: CleanOutgoing;
  now(): number;
}

export interface GivenFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Keeps a file as a blob until it is uploaded: a film without conversion, any other file as `convert` returns it. Equal
 * bytes are kept and uploaded only once.
 */
export type KeepFile = (file: GivenFile, convert: () => Promise<ConvertedPhoto>) => Promise<KeptPhoto>;

/** Makes a KeepFile. It throws AppError BAD_PICTURE and DISK, and what the conversion throws. */
export function createKeepFile({ thumbnails, blobs, clean, now }: KeepDeps): KeepFile {
  /** Keeps bytes as a blob. Returns the reference for the draft, and the bytes as they were kept. */
  async function put(name: string, type: string, made: Uint8Array): Promise<{ photo: string; kept: Buffer }> {
    const kept = await clean({ type, bytes: made });
    const hash = blobs.put(uploadName(name, type), type, kept, now());
    return { photo: blobs.urlOf(hash) ?? blobReference(hash, type), kept };
  }

  return async ({ name, bytes }, convert) => {
    if (bytes.length === 0) throw new AppError('BAD_PICTURE', refusals.empty);
    if (bytes.length > MOST_FILE_BYTES) throw new AppError('BAD_PICTURE', refusals.tooLarge);
    const film = filmType(bytes);
    if (film !== undefined) {
      const { photo } = await put(name, film, bytes);
      return { photo, type: film, width: 0, height: 0, takenAt: null, place: null };
    }
    const { bytes: made, thumbnail, ...facts } = await convert();
    const { photo, kept } = await put(name, facts.type, made);
    if (thumbnail) await thumbnails.put(photo, kept, thumbnail);
    return { photo, ...facts };
  };
}

/** Returns the name of the file without its folder, with the extension of the converted type. */
const uploadName = (name: string, type: string): string => `${parse(name).name}${endings[type] ?? ''}`;
