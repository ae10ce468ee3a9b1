import { useId, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

const refusals = new Map<string, string>();

/**
 * While a field holds something that cannot be in the record, a save is refused with these words instead of leaving it
 * out.
 * @param words a sentence that names the field
 */
export function useRefusal(words: string | undefined): void {
  const id = useId();
  useLayoutEffect(() => {
    if (words === undefined) return;
    refusals.set(id, words);
    return () => void refusals.delete(id);
  }, [id, words]);
}

/** Why fields keep the site from being saved, each as a sentence. */
export const refusedTexts = (): string[] => [...refusals.values()];

/** Writes what was typed in the focused field, as if the field was left; the focus stays. */
export function settleTyping(): void {
  const field = document.activeElement;
  if (field?.matches('input, textarea')) {
    flushSync(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  }
}
