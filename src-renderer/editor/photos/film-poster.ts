import { putPoster } from '#shared/domain/photo/library.ts';
import { invoke } from '../../bridge/client.ts';
import { currentSite, edit } from '../../state/draft.ts';

/** Films that were added in this window, each with its step of undo. The film's poster is added in the same step. */
export const addedFilms = new Map<string, string>();

/** Maximum length of a poster's longer edge in pixels, which suffices for a page. */
const POSTER_EDGE = 1024;
/** Minimum spread (see `spreadOf`) of a frame that is neither black nor of one color. Lightness is 0 to 255. */
const LEAST_SPREAD = 12;
/** Number of seconds at the beginning of a film in which a frame is looked for. */
const SEARCHED_SECONDS = 4;
/** Timeout in milliseconds for the whole search and for each frame, because a film in a hidden window does not play. */
const LONGEST_WAIT_MS = 8_000;

/** Returns the standard deviation of the lightness of RGBA pixels. It is almost 0 for a black or one-color frame. */
export function spreadOf(pixels: Uint8ClampedArray): number {
  let [sum, squares] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const lightness = 0.2126 * pixels[at]! + 0.7152 * pixels[at + 1]! + 0.0722 * pixels[at + 2]!;
    sum += lightness;
    squares += lightness * lightness;
  }
  const count = Math.max(1, pixels.length / 4);
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
}

/**
 * Has main store a frame, which the app shows instead of the film: the first frame with a spread of at least
 * LEAST_SPREAD, else the frame of the first seconds with the largest spread. If the film was added in this window, the
 * frame also becomes the film's poster in the record.
 * @param named reference of the film in the record
 * @param film an element whose first frame is loaded
 */
export async function keepPoster(named: string, film: HTMLVideoElement): Promise<void> {
  const poster = await bestFrame(film);
  if (!poster) return;
  const bytes = new Uint8Array(await poster.arrayBuffer());
  const step = addedFilms.get(named);
  const { photo } = await invoke('photos.keepPoster', { film: named, bytes, forPages: step !== undefined });
  if (photo !== undefined && step !== undefined) edit(putPoster(currentSite(), named, photo), { step });
}

async function bestFrame(film: HTMLVideoElement): Promise<Blob | undefined> {
  const { videoWidth, videoHeight } = film;
  const scale = Math.min(1, POSTER_EDGE / Math.max(videoWidth, videoHeight));
  const canvas = new OffscreenCanvas(Math.round(videoWidth * scale), Math.round(videoHeight * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  let most = -1;
  let best: Blob | undefined;
  const look = async (): Promise<void> => {
    context.drawImage(film, 0, 0, canvas.width, canvas.height);
    const spread = spreadOf(context.getImageData(0, 0, canvas.width, canvas.height).data);
    if (spread <= most) return;
    most = spread;
    best = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
  };
  await look();
  const giveUp = performance.now() + LONGEST_WAIT_MS;
  while (most < LEAST_SPREAD && film.currentTime < SEARCHED_SECONDS && performance.now() < giveUp) {
    if (!(await nextFrame(film))) break;
    await look();
  }
  film.pause();
  return best;
}

/** Plays the film until its next frame is shown. Returns false if no frame comes. */
async function nextFrame(film: HTMLVideoElement): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  film.requestVideoFrameCallback(() => resolve(true));
  const listening = new AbortController();
  film.addEventListener('ended', () => resolve(false), { signal: listening.signal });
  const timer = setTimeout(() => resolve(false), LONGEST_WAIT_MS);
  await film.play().catch(() => resolve(false));
  return promise.finally(() => {
    clearTimeout(timer);
    listening.abort();
  });
}
