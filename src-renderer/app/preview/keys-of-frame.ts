import type { PressedKey } from '../../preview-frame/messages.ts';

/** What had the focus before the preview's frame has it. */
let before: HTMLElement | null = null;

/** For the element that holds the frames: notes from where the keyboard comes. */
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
