import type { PressedKey } from '../../preview-frame/messages.ts';

/** The element that had the focus before the preview's frame took it. */
let before: HTMLElement | null = null;

/** Notes where the focus comes from. For the element that holds the frames. */
export function rememberFocus({ relatedTarget }: { relatedTarget: EventTarget | null }): void {
  if (relatedTarget instanceof HTMLElement && !(relatedTarget instanceof HTMLIFrameElement)) before = relatedTarget;
}

/** A shortcut that was pressed in the frame acts as one that is pressed in the window. */
export function pressInApp(key: PressedKey): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
}

/** The focus goes back to where it was before it came to the frame, else to the screen. */
export function returnToApp(): void {
  const target = before?.isConnected ? before : document.getElementById('screen');
  target?.focus();
}
