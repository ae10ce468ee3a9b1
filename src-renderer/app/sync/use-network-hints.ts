import { useEffect } from 'react';
import { invoke } from '../../bridge/client.ts';

/** What hints at a network that came or went: the system's word, and a user who comes back to the window. */
const HINTS = ['online', 'offline', 'focus'];

/** Passes the hints on, so that the status tells the truth at once and what waits goes out as soon as it can. */
export function useNetworkHints(): void {
  useEffect(() => {
    const check = (): void => {
      // Only a hint: where it is lost, main asks again by itself.
      invoke('app.checkConnection', {}).catch(() => undefined);
    };
    for (const hint of HINTS) window.addEventListener(hint, check);
    return () => {
      for (const hint of HINTS) window.removeEventListener(hint, check);
    };
  }, []);
}
