import { useEffect } from 'react';
import { invoke } from '../../bridge/client.ts';

/** Events that suggest that the network has come back or is lost. `focus`: the user returns to the window. */
const HINTS = ['online', 'offline', 'focus'];

/**
 * Makes main check the connection at each event of `HINTS`. So the shown status is updated without delay, and the queue
 * is sent as soon as possible.
 */
export function useNetworkHints(): void {
  useEffect(() => {
    const check = (): void => {
      // A failure is ignored, because main also checks the connection by itself.
      invoke('app.checkConnection', {}).catch(() => undefined);
    };
    for (const hint of HINTS) window.addEventListener(hint, check);
    return () => {
      for (const hint of HINTS) window.removeEventListener(hint, check);
    };
  }, []);
}
