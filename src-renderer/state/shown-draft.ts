import { createStore } from 'zustand/vanilla';
import { afterFrame } from './after-frame.ts';
import { closedDraft, type DraftState, draftStore } from './draft-store.ts';

/**
 * The draft as the window shows it: `draftStore`, except that what a key changes comes after the frame of that key. The field
 * that is typed in shows the draft itself, so that its frame waits for nothing else.
 */
export const shownDraft = createStore<DraftState>(() => closedDraft);

/** Most milliseconds for which the window shows nothing of a key because of what is done first. */
const LONGEST_WAIT_MS = 60;

let isTyping = false;
/** what a key changed waits for its frame and for what is done first */
let isAwaited = false;
/** what is done before all else shows what a key changed */
let doneFirst: Promise<unknown> | undefined;

const show = (): void => shownDraft.setState(draftStore.getState(), true);

draftStore.subscribe(({ site }, before) => {
  // A content that comes from elsewhere is shown at once, and nothing waits for a frame that a hidden window does not draw.
  const canWait = isTyping || site === before.site;
  if (!isAwaited || !canWait || document.hidden) show();
});

/** Makes a change of the draft that the field in use shows by itself. */
export function whileTyping<T>(change: () => T): T {
  const isFirst = !isAwaited;
  isAwaited = isTyping = true;
  try {
    return change();
  } finally {
    isTyping = false;
    if (isFirst) afterFrame(() => void frameIsDrawn());
  }
}

/** Runs at once; in a change made by `whileTyping` once the key's frame is drawn, before all else shows the change. */
export function afterKey(act: () => void): void {
  if (isTyping && !document.hidden) afterFrame(act);
  else act();
}

/**
 * Shows what the key before changed once this work is done, unless it takes long. For the preview's page, which the window
 * passes on to the frame: it would come while the window draws.
 */
export function showAfter<T>(work: Promise<T>): Promise<T> {
  doneFirst = Promise.race([
    work.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ]);
  return work;
}

async function frameIsDrawn(): Promise<void> {
  await doneFirst;
  doneFirst = undefined;
  isAwaited = false;
  show();
}
