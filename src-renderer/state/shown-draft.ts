import { createStore } from 'zustand/vanilla';
import { afterFrame } from './after-frame.ts';
import { closedDraft, type DraftState, draftStore } from './draft-store.ts';

/**
 * The draft as most components show it: a copy of `draftStore` that gets the change of a key press only after the frame
 * of that key press. The field that the user types in reads `draftStore` itself, so that it is redrawn without waiting
 * for other components.
 */
export const shownDraft = createStore<DraftState>(() => closedDraft);

/** Maximum time in milliseconds for which the work of `delayShownDraft` delays the update of `shownDraft`. */
const LONGEST_WAIT_MS = 60;

let isTyping = false;
/** the change of a key press waits for its frame, and for the work of `delayShownDraft` */
let isUpdateDelayed = false;
/** the work of `delayShownDraft`, after which `shownDraft` is updated */
let workBeforeShow: Promise<unknown> | undefined;

const show = (): void => shownDraft.setState(draftStore.getState(), true);

draftStore.subscribe(({ site }, before) => {
  // Content that the user did not type here is shown at once. A hidden window draws no frames, so nothing waits there.
  const canWait = isTyping || site === before.site;
  if (!isUpdateDelayed || !canWait || document.hidden) show();
});

/** Runs a change of the draft by a key press. The field shows it by itself; `shownDraft` gets it after the frame. */
export function whileTyping<T>(change: () => T): T {
  const isFirst = !isUpdateDelayed;
  isUpdateDelayed = isTyping = true;
  try {
    return change();
  } finally {
    isTyping = false;
    if (isFirst) afterFrame(() => void frameIsDrawn());
  }
}

/**
 * Calls `act` at once. Within `whileTyping`, calls `act` only after the frame of the key press, unless the window is
 * hidden.
 */
export function afterKey(act: () => void): void {
  if (isTyping && !document.hidden) afterFrame(act);
  else act();
}

/**
 * Delays the update of `shownDraft` until the work is done, but at most LONGEST_WAIT_MS, and returns the work. Used for
 * the preview's page, which the window passes on to the preview's frame: without the delay, the page would arrive while
 * the window renders, and would have to wait.
 */
export function delayShownDraft<T>(work: Promise<T>): Promise<T> {
  workBeforeShow = Promise.race([
    work.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ]);
  return work;
}

async function frameIsDrawn(): Promise<void> {
  await workBeforeShow;
  workBeforeShow = undefined;
  isUpdateDelayed = false;
  show();
}
