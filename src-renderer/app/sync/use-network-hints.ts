import { useEffect } from 'react';
import { invoke } from '../../bridge/client.ts';

/** Events after which the network may have come or gone: those of the browser, and the user's return to the window. */
const HINTS = ['online', 'offline', 'focus'];

/**
 * Reports these events to main, which then checks the connection. So the shown status is right at once, and the queue
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
