import { useEffect } from 'react';
import { invoke } from '../../bridge/client.ts';

/**
 * Shortest pause between two looks, in milliseconds. A random time of at most the same length is added, so that windows
 * do not all ask at the same time.
 */
const LEAST_PAUSE_MS = 30_000;
const pause = (): number => LEAST_PAUSE_MS * (1 + Math.random());

/** Lets main look at the server's copy of the open site from time to time, while the window can be seen. */
export function useServerLooks(slug: string | null): void {
  useEffect(() => (slug === null ? undefined : lookFromTimeToTime(slug)), [slug]);
}

function lookFromTimeToTime(slug: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Date.now() + pause();
  const plan = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(look, Math.max(0, due - Date.now()));
  };
  const look = (): void => {
    due = Date.now() + pause();
    plan();
    // A failed look is ignored: the next one asks the same.
    invoke('site.look', { slug }).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', plan);
  plan();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', plan);
  };
}
