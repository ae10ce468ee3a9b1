import path from 'node:path';
import { app, BrowserWindow } from 'electron';
import type { Logger } from '../features/handlers.ts';
import { showContextMenus } from './context-menu.ts';
import { distPath } from './environment.ts';
import { APP_ORIGIN } from './origins.ts';
import { openWindow } from './window.ts';

export interface StudioWindowOptions {
  title: string;
  logger: Logger;
  /** tells the page that is open to go to a route */
  navigate: (route: string) => void;
}

export interface StudioWindow {
  /** Opens the window on a route. */
  open: (route: string) => void;
  /** Brings it to the front, or opens it, and goes to the route when there is one. Needs a ready app. */
  show: (route: string | undefined) => void;
}

export function createStudioWindow({ title, logger, navigate }: StudioWindowOptions): StudioWindow {
  function open(route: string): void {
    const window = openWindow({
      route,
      title,
      preload: distPath('preload', 'index.cjs'),
      stateFile: path.join(app.getPath('userData'), 'window-state.json'),
      devTools: !app.isPackaged,
      logger,
    });
    showContextMenus(window.webContents);
  }

  return {
    open,
    show(route) {
      const [window] = BrowserWindow.getAllWindows();
      if (!window) return open(route ?? '/');
      if (window.isMinimized()) window.restore();
      window.show();
      window.focus();
      if (route === undefined) return;
      // A page that is still loading does not hear events yet.
      if (window.webContents.isLoading()) void window.loadURL(`${APP_ORIGIN}${route}`).catch(() => undefined);
      else navigate(route);
    },
  };
}
