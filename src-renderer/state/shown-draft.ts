import { createStore } from 'zustand/vanilla';
import { afterFrame } from './after-frame.ts';
import { closedDraft, type DraftState, draftStore } from './draft-store.ts';

/**
 * The draft as the window shows it: `draftStore`, except that what a key changes comes after the frame of that key. The field
 * that is typed in shows the draft itself, so that its frame waits for nothing else.
 */
export const shownDraft = createStore<DraftState>(() => closedDraft);

let isTyping = false;
/** the frame of a key is still to be drawn */
let isAwaited = false;

const show = (): void => shownDraft.setState(draftStore.getState(), true);

draftStore.subscribe(({ site }, before) => {
  // A content that comes from elsewhere is shown at once, and nothing waits for a frame that a hidden window does not draw.
  const canWait = isTyping || site === before.site;
  if (!isAwaited || !canWait || document.hidden) show();
});

/** Makes a change of the draft that the field in use shows by itself. */
export function whileTyping<T>(change: () => T): T {
  if (!isAwaited) {
    isAwaited = true;
    afterFrame(() => {
      isAwaited = false;
      show();
    });
  }
  isTyping = true;
  try {
    return change();
  } finally {
    isTyping = false;
  }
}
