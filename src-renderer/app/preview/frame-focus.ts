import type { PressedKey } from '../../preview-frame/messages.ts';

/** The element that had the focus before the preview's frame took it. */
let before: HTMLElement | null = null;

/** Stores the element that the focus comes from. Handles `focus` events of the element that contains the frames. */
export function rememberFocus({ relatedTarget }: { relatedTarget: EventTarget | null }): void {
  if (relatedTarget instanceof HTMLElement && !(relatedTarget instanceof HTMLIFrameElement)) before = relatedTarget;
}

/** Repeats a key press of the frame in the app's window, so that the app's shortcuts work in the frame too. */
export function pressInApp(key: PressedKey): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
}

/** Moves the focus from the frame back to the element that had it before, or to the screen if that element is gone. */
export function returnToApp(): void {
  const target = before?.isConnected ? before : document.getElementById('screen');
  target?.focus();
}
