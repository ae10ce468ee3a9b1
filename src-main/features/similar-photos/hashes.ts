import { setImmediate } from 'node:timers/promises';
import { AppError } from '#shared/ipc/errors.ts';
import type { Converter } from '../../media/converter.ts';
import type { ServedMedia } from '../../media/served-media.ts';
import type { PictureHashRepo } from '../../store/picture-hash-repo.ts';
import type { CallContext } from '../handlers.ts';

export interface HashesPorts {
  converter: Pick<Converter, 'hash'>;
  /** the picture that a record names, made small */
  smallPicture: ServedMedia['small'];
  hashes: Pick<PictureHashRepo, 'find' | 'put'>;
  now(): number;
}

/** Photos that are read or waited for at a time: the next ones are there when a process is free, and few are held. */
const AT_A_TIME = 6;
/** What is looked up in one go; other work comes in between. */
const LOOKED_UP = 500;

/** The hashes of these photos; those that cannot be had have none. @throws AppError CANCELLED */
export async function hashesOf(
  photos: readonly string[],
  { converter, smallPicture, hashes, now }: HashesPorts,
  { signal, progress }: Pick<CallContext, 'signal' | 'progress'>,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let start = 0; start < photos.length; start += LOOKED_UP) {
    for (const [photo, hash] of hashes.find(photos.slice(start, start + LOOKED_UP), now())) found.set(photo, hash);
    await setImmediate();
  }
  const waiting = photos.filter((photo) => !found.has(photo));
  const tell = tellHundredths(photos.length, progress);
  let done = photos.length - waiting.length;
  tell(done);

  const read = async (photo: string): Promise<string | undefined> => {
    const picture = await smallPicture(photo, signal);
    signal.throwIfAborted();
    if ('status' in picture) return undefined;
    try {
      return await converter.hash(picture.bytes, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof AppError) return undefined;
      throw error;
    }
  };
  const work = async (): Promise<void> => {
    for (let photo = waiting.shift(); photo !== undefined; photo = waiting.shift()) {
      const hash = await read(photo);
      if (hash !== undefined) {
        found.set(photo, hash);
        hashes.put(photo, hash, now());
      }
      tell(++done);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return found;
}

/** Says how far it is no more than a hundred times, however many there are. */
function tellHundredths(of: number, progress: (step: string) => void): (done: number) => void {
  let told = -1;
  return (done) => {
    const hundredths = Math.floor((100 * done) / of);
    if (hundredths === told) return;
    told = hundredths;
    progress(`${done} of ${of}`);
  };
}
