import { useEffect } from 'react';

/** Marks the window as ready to use once the first screen is drawn with its data. */
export function useReady(ready: boolean): void {
  useEffect(() => {
    if (ready) document.documentElement.dataset.appState = 'ready';
  }, [ready]);
}

export function Ready() {
  useReady(true);
  return null;
}
