import { useEffect } from 'react';
import { invoke } from '../../bridge/client.ts';

/** Events that hint at a network that came or went: those of the system, and the user's return to the window. */
const HINTS = ['online', 'offline', 'focus'];

/**
 * Passes these events to main, which then checks the connection: the status is right at once, and what waits is sent as
 * soon as possible.
 */
export function useNetworkHints(): void {
  useEffect(() => {
    const check = (): void => {
      // A lost hint does no harm, because main checks the connection by itself too.
      invoke('app.checkConnection', {}).catch(() => undefined);
    };
    for (const hint of HINTS) window.addEventListener(hint, check);
    return () => {
      for (const hint of HINTS) window.removeEventListener(hint, check);
    };
  }, []);
}
