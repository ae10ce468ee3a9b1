import { useEffect } from 'react';

/** Marks the window as ready to use, if `ready` is true. The preload script and the tests wait for this mark. */
export function useReady(ready: boolean): void {
  useEffect(() => {
    if (ready) document.documentElement.dataset.appState = 'ready';
  }, [ready]);
}

export function Ready() {
  useReady(true);
  return null;
}
