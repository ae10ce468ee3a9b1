import { app, BrowserWindow } from 'electron';

export interface SeenWindows {
  /** Whether at least one window is visible and not minimized. */
  any(): boolean;
  /** Calls `run` whenever a window is shown, restored or focused, also a window that is opened later. */
  onSeen(run: () => void): void;
}

export const seenWindows: SeenWindows = {
  any: () => BrowserWindow.getAllWindows().some((window) => window.isVisible() && !window.isMinimized()),
  onSeen(run) {
    const follow = (window: BrowserWindow) => {
      window.on('show', run);
      window.on('restore', run);
      window.on('focus', run);
    };
    BrowserWindow.getAllWindows().forEach(follow);
    app.on('browser-window-created', (_event, window) => follow(window));
  },
};
