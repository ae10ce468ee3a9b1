import { app, BrowserWindow } from 'electron';

/** Whether anybody can see a window of the app. */
export interface SeenWindows {
  any(): boolean;
  /** Called back whenever a window comes into sight or to the front. */
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
