import { useCallback, useMemo, useRef, useState } from 'react';
import { ticked } from '../../editor/photos/picker-model.ts';

export interface Selection {
  /** in the order in which they were chosen, without those that are no longer shown */
  keys: readonly string[];
  has: (key: string) => boolean;
  /** Ticks or unticks a photo; with `range` also ticks all photos since the last click. */
  toggle: (key: string, range?: boolean) => void;
  set: (keys: readonly string[]) => void;
}

/** The chosen photos, in order. */
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
