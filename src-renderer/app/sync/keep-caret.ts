import { useEffect } from 'react';
import { draftStore } from '../../state/draft-store.ts';

/** Where a caret belongs after its text was changed from elsewhere: by the same words as before. */
export function caretAfter(before: string, after: string, caret: number): number {
  const untouched = before.slice(0, caret);
  if (after.startsWith(untouched)) return caret;
  const rest = before.slice(caret);
  return after.endsWith(rest) ? after.length - rest.length : Math.min(caret, after.length);
}

/** Keeps the caret in place when another window or the server changes the field that it stands in. */
export function useKeepCaret(): void {
  useEffect(() => draftStore.subscribe(({ site }, previous) => void (site !== previous.site && holdCaret())), []);
}

function holdCaret(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { value, selectionStart: start, selectionEnd: end } = field;
  // Fields such as those for an e-mail address do not tell.
  if (start === null || end === null) return;
  requestAnimationFrame(() => {
    if (field.value === value || document.activeElement !== field) return;
    field.setSelectionRange(caretAfter(value, field.value, start), caretAfter(value, field.value, end));
  });
}
