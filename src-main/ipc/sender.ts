import type { WebContents } from 'electron';
import type { CallEvent } from './dispatch.ts';

/**
 * Creates the check whether a call comes from the top frame of the app's own page in one of its windows. A frame that
 * is gone or has an opaque origin fails the check.
 */
export function createSenderCheck(
  origin: string,
  isOwnWindow: (contents: WebContents) => boolean,
): (event: CallEvent) => boolean {
  return ({ sender, senderFrame }) => {
    if (!senderFrame || sender.isDestroyed() || !isOwnWindow(sender)) return false;
    return senderFrame.parent === null && senderFrame === sender.mainFrame && senderFrame.origin === origin;
  };
}
