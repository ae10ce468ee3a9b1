import type { BrowserWindow } from 'electron';
import type { Broadcast } from '../features/handlers.ts';

/** Creates a function that sends events to all open windows, except to the page `except`. */
export function createBroadcast(windows: () => readonly BrowserWindow[], except?: unknown): Broadcast {
  return (event, payload) => {
    for (const window of windows()) {
      if (window.isDestroyed() || window.webContents.isDestroyed() || window.webContents === except) continue;
      window.webContents.send(event, payload);
    }
  };
}
