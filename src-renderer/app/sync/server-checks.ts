import { useEffect } from 'react';
import { invoke } from '../../bridge/client.ts';

/**
 * Minimum time between two checks of the server's copy, in milliseconds. A random time of at most the same length is
 * added, so that windows do not all ask at the same time.
 */
const LEAST_PAUSE_MS = 30_000;
const pause = (): number => LEAST_PAUSE_MS * (1 + Math.random());

/** Asks main regularly to check the server's copy of the open site, while the window is visible. */
export function useServerChecks(slug: string | null): void {
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
    // A failed check is ignored, because the next check asks the same.
    invoke('site.look', { slug }).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', plan);
  plan();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', plan);
  };
}
