import { useId, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

const refusals = new Map<string, string>();

/**
 * Refuses a save while a field holds a value that cannot enter the record. Otherwise the save would silently leave the
 * value out.
 * @param words the reason, as a sentence that names the field; undefined if the field holds a valid value
 */
export function useRefusal(words: string | undefined): void {
  const id = useId();
  useLayoutEffect(() => {
    if (words === undefined) return;
    refusals.set(id, words);
    return () => void refusals.delete(id);
  }, [id, words]);
}

/** Returns the reasons why fields prevent a save of the site, each as a sentence. */
export const refusedTexts = (): string[] => [...refusals.values()];

/** Writes what was typed in the focused field to the draft, as if the field lost the focus. The focus stays. */
export function settleTyping(): void {
  const field = document.activeElement;
  if (field?.matches('input, textarea')) {
    flushSync(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  }
}
