import type { Converter } from '../converter.ts';
import { filmType } from '../film-type.ts';
import { cleanPng, cleanWebp } from './chunks.ts';
import { cleanFilm } from './film/clean-film.ts';
import { cleanGif } from './gif.ts';
import { refused } from './refuse.ts';

export interface OutgoingFile {
  /** media type */
  type: string;
  bytes: Uint8Array;
}

/**
 * What may leave this computer of a file: what is shown of it, without places, times, names, texts and all else that is
 * written beside it. Each type has a list of what stays, so what nobody knows goes. What left once comes out as it is.
 * @throws AppError BAD_PICTURE with the reason, where it is of a type that does not leave, or none of the type that it says
 */
export type CleanOutgoing = (file: OutgoingFile, signal?: AbortSignal) => Promise<Buffer<ArrayBuffer>>;

type Cleaner = (bytes: Buffer<ArrayBuffer>) => Uint8Array | Promise<Uint8Array>;

export function createCleanOutgoing(converter: Pick<Converter, 'drawing'>): CleanOutgoing {
  const cleaners = (signal: AbortSignal): Readonly<Record<string, Cleaner>> => ({
    'image/webp': cleanWebp,
    'image/png': cleanPng,
    'image/gif': cleanGif,
    'image/svg+xml': async (bytes) => (await converter.drawing(bytes, signal)).bytes,
    'video/mp4': cleanedFilm,
    'video/quicktime': cleanedFilm,
  });
  return async ({ type, bytes }, signal = new AbortController().signal) => {
    const known = cleaners(signal);
    if (!Object.hasOwn(known, type)) throw refused(type.startsWith('video/') ? 'otherFilm' : 'unreadable');
    const clean = await known[type]!(Buffer.from(bytes));
    return clean instanceof Buffer ? (clean as Buffer<ArrayBuffer>) : Buffer.from(clean);
  };
}

function cleanedFilm(bytes: Buffer): Buffer {
  if (filmType(bytes) === undefined) throw refused('damagedFilm');
  cleanFilm(bytes);
  return bytes;
}
