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
 * Cleans a file before it leaves this computer: keeps what is shown or played, and removes metadata such as locations,
 * times, names and texts. Each type has a list of the parts that are kept, so unknown parts are removed. Cleaning a
 * cleaned file changes nothing.
 * @throws AppError BAD_PICTURE with the reason, if files of this type are not uploaded, or if the file is damaged or of
 *   another type; for a drawing also the other errors of `Converter`
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
