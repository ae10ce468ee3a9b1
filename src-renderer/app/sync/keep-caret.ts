import { useEffect } from 'react';
import { type DraftState, draftStore } from '../../state/draft-store.ts';

/** Returns the caret's position after a text was changed from elsewhere: the caret stays beside the same words. */
export function caretAfter(before: string, after: string, caret: number): number {
  const untouched = before.slice(0, caret);
  if (after.startsWith(untouched)) return caret;
  const rest = before.slice(caret);
  return after.endsWith(rest) ? after.length - rest.length : Math.min(caret, after.length);
}

/** Keeps the caret in place when another window, the server or an undo changes the focused field. */
export function useKeepCaret(): void {
  useEffect(() => draftStore.subscribe(onDraft), []);
}

function onDraft({ site, version }: DraftState, previous: DraftState): void {
  // Typing changes only `site`, and main's answer changes only `version`. If both change, the text came from elsewhere.
  if (site !== previous.site && version !== previous.version) void holdCaret();
}

async function holdCaret(): Promise<void> {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { value, selectionStart: start, selectionEnd: end } = field;
  // Some kinds of input, such as `email`, have no selection to read.
  if (start === null || end === null) return;
  let typed = false;
  const onInput = (): void => void (typed = true);
  field.addEventListener('input', onInput, { once: true });
  await drawn(() => field.value !== value);
  field.removeEventListener('input', onInput);
  if (typed || field.value === value || document.activeElement !== field) return;
  field.setSelectionRange(caretAfter(value, field.value, start), caretAfter(value, field.value, end));
}

/**
 * Resolves after the page has drawn the change. Usually the change is drawn within a few microtasks, before any other
 * event; otherwise waits for the next frame.
 */
async function drawn(isDrawn: () => boolean): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await Promise.resolve();
  if (!isDrawn()) await new Promise(requestAnimationFrame);
}
