import { useState, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand';

/** Milliseconds without the state after which it is over, longer than from key to key. */
const CALM_MS = 400;

/**
 * Whether a state holds that comes and goes with each key; the pauses between keys count too, as each would draw the
 * component and a frame of the window twice. Store and function are those of the first render.
 */
export function useLasting<T>(store: StoreApi<T>, holds: (state: T) => boolean): boolean {
  const [{ subscribe, isShown }] = useState(() => lasting(store, holds));
  return useSyncExternalStore(subscribe, isShown);
}

function lasting<T>(store: StoreApi<T>, holds: (state: T) => boolean) {
  /** runs while the state is over and still shown */
  let calm: ReturnType<typeof setTimeout> | undefined;
  return {
    isShown: (): boolean => calm !== undefined || holds(store.getState()),
    subscribe(changed: () => void): () => void {
      const end = (): void => {
        calm = undefined;
        changed();
      };
      const stop = store.subscribe((now, before) => {
        if (holds(now) === holds(before)) return;
        clearTimeout(calm);
        calm = holds(now) ? undefined : setTimeout(end, CALM_MS);
        changed();
      });
      return () => {
        stop();
        clearTimeout(calm);
        calm = undefined;
      };
    },
  };
}
