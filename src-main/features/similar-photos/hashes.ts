import { AppError } from '#shared/ipc/errors.ts';
import type { Converter } from '../../media/converter.ts';
import type { KeptFile } from '../../media/kept-file.ts';
import type { ServedMedia } from '../../media/served-media.ts';
import type { PictureHashRepo } from '../../store/picture-hash-repo.ts';
import type { CallContext } from '../handlers.ts';

export interface HashesPorts {
  converter: Pick<Converter, 'hash' | 'keptHashes'>;
  /** where the small copy of a picture that a record names is, if it is kept */
  keptThumbnail: (photo: string) => KeptFile;
  /** the picture that a record names, made small */
  smallPicture: ServedMedia['small'];
  hashes: Pick<PictureHashRepo, 'find' | 'put'>;
  now(): number;
}

/** Known hashes and kept copies that are looked up in one go: other work comes in between, and each time is told. */
const LOOKED_UP = 100;
/** Photos that are fetched at a time: the next ones are there when a process is free, and few are held. */
const FETCHED = 6;

/** The hashes of these photos; those that cannot be had have none. @throws AppError CANCELLED */
export async function hashesOf(
  photos: readonly string[],
  { converter, keptThumbnail, smallPicture, hashes, now }: HashesPorts,
  { signal, progress }: Pick<CallContext, 'signal' | 'progress'>,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const tell = tellHundredths(photos.length, progress);
  const keep = (some: ReadonlyMap<string, string>): void => {
    for (const [photo, hash] of some) found.set(photo, hash);
    hashes.put(some, now());
  };

  async function lookUp(some: readonly string[]): Promise<void> {
    const known = hashes.find(some, now());
    for (const [photo, hash] of known) found.set(photo, hash);
    const waiting = some.filter((photo) => !known.has(photo));
    if (waiting.length === 0) return;
    // Read where they are used: thousands of pictures do not go from process to process.
    const read = await unlessRefused(() => converter.keptHashes(waiting.map(keptThumbnail), signal), signal);
    if (read) keep(new Map(waiting.flatMap((photo, at) => (read[at] ? [[photo, read[at]]] : []))));
  }

  async function readAlone(photo: string): Promise<void> {
    const picture = await smallPicture(photo, signal);
    signal.throwIfAborted();
    if ('status' in picture) return;
    const hash = await unlessRefused(() => converter.hash(picture.bytes, signal), signal);
    if (hash !== undefined) keep(new Map([[photo, hash]]));
  }

  tell(0);
  for (let start = 0; start < photos.length; start += LOOKED_UP) {
    await lookUp(photos.slice(start, start + LOOKED_UP));
    tell(found.size);
  }
  const waiting = photos.filter((photo) => !found.has(photo));
  let done = found.size;
  const work = async (): Promise<void> => {
    for (let photo = waiting.shift(); photo !== undefined; photo = waiting.shift()) {
      await readAlone(photo);
      tell(++done);
    }
  };
  await Promise.all(Array.from({ length: FETCHED }, work));
  return found;
}

/** Undefined where the pictures are refused. */
async function unlessRefused<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AppError) return undefined;
    throw error;
  }
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
