import { useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';

export interface Sequence {
  /** two keys, separated by a space */
  keys: string;
  run: () => void;
}

/**
 * Runs a sequence when its two keys are pressed one after the other.
 * @param isTyped whether a key press types text into a field
 */
export function useSequences(sequences: readonly Sequence[], isTyped: (event: KeyboardEvent) => boolean): void {
  const first = useRef<string>(undefined);
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Shift') return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented && !isTyped(event);
    const key = isPlain ? event.key.toLowerCase() : undefined;
    const pressed = first.current;
    first.current = undefined;
    if (key === undefined) return;
    const found = sequences.find(({ keys }) => keys === `${pressed} ${key}`);
    if (found) {
      event.preventDefault();
      found.run();
    } else if (sequences.some(({ keys }) => keys.startsWith(`${key} `))) first.current = key;
  });
}
