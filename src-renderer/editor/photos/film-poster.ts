import { putPoster } from '#shared/domain/photo/library.ts';
import { invoke } from '../../bridge/client.ts';
import { currentSite, edit } from '../../state/draft.ts';

/** Films that were added in this window, each with the step of undo that added it: its poster belongs to the same one. */
export const addedFilms = new Map<string, string>();

/** length of the poster's long edge in pixels, as a page shows it */
const POSTER_EDGE = 1024;
/** Least spread of a frame's lightness, from 0 to 255, at which the frame shows something. */
const LEAST_SPREAD = 12;
/** seconds of the film in which a frame is looked for */
const SEARCHED_SECONDS = 4;
/** Milliseconds for the whole search, and for the next frame: a film in a window out of sight does not play on. */
const LONGEST_WAIT_MS = 8_000;

/** How far the lightness of pixels (RGBA) spreads, as a standard deviation; a black or a faded frame has hardly any. */
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
 * Makes main store a frame of the film as its picture: the first frame that shows something, else the one of the first
 * seconds that shows most. For a film that was just added, the frame also becomes its poster.
 * @param named reference of the film in the record
 * @param film an element whose first frame is loaded
 */
export async function keepPoster(named: string, film: HTMLVideoElement): Promise<void> {
  const poster = await firstFrame(film);
  if (!poster) return;
  const bytes = new Uint8Array(await poster.arrayBuffer());
  const step = addedFilms.get(named);
  const { photo } = await invoke('photos.keepPoster', { film: named, bytes, forPages: step !== undefined });
  if (photo !== undefined && step !== undefined) edit(putPoster(currentSite(), named, photo), { step });
}

async function firstFrame(film: HTMLVideoElement): Promise<Blob | undefined> {
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

/** Plays on until another frame is shown; false where none comes. */
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
