import { AppError } from '#shared/ipc/errors.ts';
import { severalAtATime } from '../../network/several-at-a-time.ts';
import type { Converter } from '../../media/converter.ts';
import type { ServedMedia } from '../../media/served-media.ts';
import { type CachedTexts, HASH_KEPT_MS } from '../../store/cached-texts.ts';
import type { CallContext } from '../handlers.ts';

export interface HashesPorts {
  converter: Pick<Converter, 'hash'>;
  /** returns the thumbnail of a picture by its reference in a record */
  smallPicture: ServedMedia['small'];
  hashes: Pick<CachedTexts, 'find' | 'putAll'>;
  now(): number;
}

/**
 * Number of photos whose hashes are looked up and stored together. If the call is cancelled, the hashes that were made
 * so far are stored too.
 */
const BATCH_SIZE = 100;
/** Number of photos fetched at once: enough to keep the converter's processes busy, few enough to hold in memory. */
const FETCHED_AT_ONCE = 6;

/** Returns the hashes of the photos, by photo. Photos that cannot be read are missing. @throws AppError CANCELLED */
export async function hashesOf(
  photos: readonly string[],
  { converter, smallPicture, hashes, now }: HashesPorts,
  { signal, progress }: Pick<CallContext, 'signal' | 'progress'>,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const tell = tellHundredths(photos.length, progress);

  /** Returns the hash of a photo; undefined if the photo cannot be fetched or read. */
  async function read(photo: string): Promise<string | undefined> {
    const picture = await smallPicture(photo, signal);
    signal.throwIfAborted();
    if ('status' in picture) return undefined;
    return picture.likeness ?? (await unlessRefused(() => converter.hash(picture.bytes, signal), signal));
  }

  async function readAll(waiting: readonly string[]): Promise<void> {
    const made = new Map<string, string>();
    try {
      await severalAtATime(FETCHED_AT_ONCE, waiting, async (photo) => {
        const hash = await read(photo);
        if (hash !== undefined) made.set(photo, hash);
        tell(++done);
      });
    } finally {
      hashes.putAll(made, now());
    }
    for (const [photo, hash] of made) found.set(photo, hash);
  }

  let done = 0;
  tell(done);
  for (let start = 0; start < photos.length; start += BATCH_SIZE) {
    const batch = photos.slice(start, start + BATCH_SIZE);
    const known = new Map(hashes.find(batch, now() - HASH_KEPT_MS).map(({ key, text }) => [key, text]));
    for (const [photo, hash] of known) found.set(photo, hash);
    tell((done += known.size));
    await readAll(batch.filter((photo) => !known.has(photo)));
  }
  return found;
}

/** Returns the result of `read`; undefined if `read` rejects with an AppError, as for a picture that is refused. */
async function unlessRefused<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/**
 * Makes a function that reports progress at most once for each full percent, so at most 101 times for any number of
 * photos.
 */
function tellHundredths(of: number, progress: (step: string) => void): (done: number) => void {
  let told = -1;
  return (done) => {
    const hundredths = Math.floor((100 * done) / of);
    if (hundredths === told) return;
    told = hundredths;
    progress(`${done} of ${of}`);
  };
}
