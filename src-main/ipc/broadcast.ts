import type { BrowserWindow } from 'electron';
import type { Broadcast } from '../features/handlers.ts';

/** Sends events to the windows that are open when they happen. */
export function createBroadcast(windows: () => readonly BrowserWindow[]): Broadcast {
  return (event, payload) => {
    for (const window of windows()) {
      if (!window.isDestroyed() && !window.webContents.isDestroyed()) window.webContents.send(event, payload);
    }
  };
}
