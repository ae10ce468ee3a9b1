import { useId, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

const refusals = new Map<string, string>();

/**
 * While a field holds what cannot be put in the record, no save leaves it out in silence: it is refused with these words.
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

/** Why what stands in fields cannot be saved, each as a sentence. */
export const refusedTexts = (): string[] => [...refusals.values()];

/** The field with the focus takes what is typed in it, as though it was left; the focus stays there. */
export function settleTyping(): void {
  const field = document.activeElement;
  if (field?.matches('input, textarea')) {
    flushSync(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  }
}
