import { useState, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand';

/** Milliseconds from the end of a state until the state counts as over. Longer than the pauses between key presses. */
const CALM_MS = 400;

/**
 * Returns whether a state holds that starts and ends with each key press. The pauses between key presses count as part
 * of the state, because otherwise each key press would render the component twice. Only the `store` and `holds` of the
 * first render are used.
 */
export function useLasting<T>(store: StoreApi<T>, holds: (state: T) => boolean): boolean {
  const [{ subscribe, isShown }] = useState(() => lasting(store, holds));
  return useSyncExternalStore(subscribe, isShown);
}

function lasting<T>(store: StoreApi<T>, holds: (state: T) => boolean) {
  /** timer that runs while the state has ended but still counts as holding */
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
