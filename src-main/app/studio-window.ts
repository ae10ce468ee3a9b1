import path from 'node:path';
import { app, BrowserWindow } from 'electron';
import type { BaseWindow } from 'electron';
import type { Logger } from '../features/handlers.ts';
import { showContextMenus } from './context-menu.ts';
import { distPath } from './environment.ts';
import { APP_ORIGIN } from './origins.ts';
import { openWindow, type WindowOptions } from './window.ts';

export interface StudioWindowOptions {
  title: string;
  logger: Logger;
  crashes: WindowOptions['crashes'];
  recover: WindowOptions['recover'];
}

export interface StudioWindow {
  /** Opens a new window on a route. */
  open: (route: string) => void;
  /**
   * Brings a window to the front and goes to the route, if one is given. Opens a window if there is none. Must not be
   * called before the app is ready.
   */
  show: (route: string | undefined) => void;
  /** Does the same as `show`, with the given window if it is defined. */
  bring: (window: BrowserWindow | undefined, route: string | undefined) => void;
  /**
   * Opens another window on the same route as the window that `inFront` returns. The route is `/` if there is no such
   * window, or if the window does not show a page of the studio.
   */
  openBeside: (window: BaseWindow | undefined) => void;
}

/** Pixels by which a new window is lower and further right than the existing one, so that both can be seen. */
const OFFSET = 24;

/**
 * Returns the window that a menu item acts on: the given window, else the focused window, else any window; undefined if
 * the app has no window.
 */
export function inFront(window: BaseWindow | undefined): BrowserWindow | undefined {
  if (window instanceof BrowserWindow) return window;
  return BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0];
}

export function createStudioWindow({ title, logger, crashes, recover }: StudioWindowOptions): StudioWindow {
  function open(route: string): BrowserWindow {
    const window = openWindow({
      route,
      title,
      preload: distPath('preload', 'index.cjs'),
      stateFile: path.join(app.getPath('userData'), 'window-state.json'),
      devTools: !app.isPackaged,
      logger,
      crashes,
      recover,
    });
    showContextMenus(window.webContents);
    return window;
  }

  function bring(wanted: BrowserWindow | undefined, route: string | undefined): void {
    const window = wanted ?? BrowserWindow.getAllWindows()[0];
    if (!window) {
      open(route ?? '/');
      return;
    }
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
    if (route === undefined) return;
    // A page that is still loading receives no events, and the recovery page knows no routes. In both cases the whole
    // page is loaded with the route. Only loading of the main frame counts, because the preview's frame may load at any
    // time.
    const gone = !window.webContents.getURL().startsWith(`${APP_ORIGIN}/`);
    if (gone || window.webContents.isLoadingMainFrame())
      void window.loadURL(`${APP_ORIGIN}${route}`).catch(() => undefined);
    else window.webContents.send('navigate', { route });
  }

  return {
    open,
    openBeside(target) {
      const beside = inFront(target);
      const url = beside?.webContents.getURL() ?? '';
      const opened = open(url.startsWith(`${APP_ORIGIN}/`) ? url.slice(APP_ORIGIN.length) : '/');
      const [x = 0, y = 0] = beside?.getPosition() ?? [];
      if (beside) opened.setPosition(x + OFFSET, y + OFFSET);
    },
    show: (route) => bring(undefined, route),
    bring,
  };
}
