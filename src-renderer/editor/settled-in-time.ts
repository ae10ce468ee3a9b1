import { useEffect, useEffectEvent } from 'react';

/** Keys that, with Ctrl or Cmd, act on the field's text only: select all, copy, paste and cut. */
const EDITS_TEXT = /^[acvx]$/i;

/**
 * Calls `settle` before a shortcut such as Save or Undo acts on the draft, and when the window or the screen is left.
 * For a field that does not write to the record on each key press: its `settle` writes what was typed.
 */
export function useSettledInTime(settle: () => void): void {
  const settleLatest = useEffectEvent(settle);
  useEffect(() => {
    const onShortcut = ({ ctrlKey, metaKey, key }: KeyboardEvent): void => {
      if ((ctrlKey || metaKey) && key.length === 1 && !EDITS_TEXT.test(key)) settleLatest();
    };
    const onLeave = (): void => settleLatest();
    window.addEventListener('keydown', onShortcut, true);
    window.addEventListener('blur', onLeave);
    return () => {
      window.removeEventListener('keydown', onShortcut, true);
      window.removeEventListener('blur', onLeave);
      settleLatest();
    };
  }, []);
}
