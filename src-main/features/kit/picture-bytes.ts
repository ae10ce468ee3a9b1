import { refusals } from '#shared/domain/photo/file-rules.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { ServedMedia } from '../../media/served-media.ts';

export interface PictureFile {
  /** media type */
  type: string;
  bytes: Buffer<ArrayBuffer>;
}

/** Reads a picture by its reference in a record. @throws AppError NOT_FOUND, OFFLINE, BAD_PICTURE */
export type PictureBytes = (named: string) => Promise<PictureFile>;

const NO_PICTURE = new Set([400, 413, 415]);

export function createPictureBytes(original: ServedMedia['original']): PictureBytes {
  return async (named) => {
    const answer = await original(named);
    if (!('status' in answer)) return answer;
    const { status } = answer;
    if (status === 404 || status === 410) throw new AppError('NOT_FOUND', 'The picture is not there any more.');
    if (NO_PICTURE.has(status)) throw new AppError('BAD_PICTURE', refusals.unreadable);
    throw new AppError('OFFLINE', 'The picture cannot be read at present.', { retry: true });
  };
}
