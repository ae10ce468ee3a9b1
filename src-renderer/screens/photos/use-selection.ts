import { useCallback, useMemo, useRef, useState } from 'react';
import { ticked } from '../../editor/photos/picker-model.ts';

export interface Selection {
  /** keys of the chosen photos in the order in which they were chosen, without photos that are not shown */
  keys: readonly string[];
  has: (key: string) => boolean;
  /** Ticks or unticks a photo. With `range`, ticks all photos from the last clicked one to this one. */
  toggle: (key: string, range?: boolean) => void;
  set: (keys: readonly string[]) => void;
}

/**
 * Returns which of the shown photos are chosen, and the functions that change the choice.
 * @param shown keys of the photos that are shown
 */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const last = useRef<string>(undefined);
  const keys = useMemo(() => {
    if (chosen.length === 0) return chosen;
    const there = new Set(shown);
    return chosen.filter((key) => there.has(key));
  }, [chosen, shown]);
  const inSelection = useMemo(() => new Set(keys), [keys]);
  const toggle = useCallback(
    (key: string, range = false): void => {
      setChosen((before) => ticked(before, shown, key, { from: range ? last.current : undefined }));
      last.current = key;
    },
    [shown],
  );
  return { keys, has: (key) => inSelection.has(key), toggle, set: setChosen };
}
