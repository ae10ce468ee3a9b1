import { BrowserWindow, screen } from 'electron';
import type { EventPayload } from '#shared/ipc/events.ts';
import type { Logger } from '../features/handlers.ts';
import type { CrashReports } from './crash-reports.ts';
import { APP_ORIGIN } from './origins.ts';
import { backgroundColor } from './theme.ts';
import { MIN_HEIGHT, MIN_WIDTH, placeWindow, readWindowState, writeWindowState } from './window-state.ts';

export interface WindowOptions {
  title: string;
  /** path that begins with a slash */
  route: string;
  preload: string;
  /** file that keeps size and position */
  stateFile: string;
  devTools: boolean;
  logger: Logger;
  crashes: Pick<CrashReports, 'write'>;
  /** called if the page's process has died twice within a minute */
  recover: (window: BrowserWindow) => void;
}

/** Opens a studio window on a route. The window is shown when its page can be painted. */
export function openWindow(options: WindowOptions): BrowserWindow {
  const { maximized, ...bounds } = placeWindow(readWindowState(options.stateFile), workAreas());
  const window = new BrowserWindow({
    ...bounds,
    minWidth: MIN_WIDTH,
    minHeight: MIN_HEIGHT,
    title: options.title,
    show: false,
    backgroundColor: backgroundColor(),
    webPreferences: {
      preload: options.preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: true,
      devTools: options.devTools,
    },
  });
  window.once('ready-to-show', () => {
    if (maximized) window.maximize();
    window.show();
  });
  rememberPlace(window, options);
  reportPreventedUnload(window);
  recoverFromCrashes(window, options);
  void window.loadURL(`${APP_ORIGIN}${options.route}`).catch((error: unknown) => {
    options.logger.error('page did not load', { error });
  });
  return window;
}

/** Returns the work areas of the connected displays, the primary display first. */
function workAreas(): Electron.Rectangle[] {
  const primary = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter((display) => display.id !== primary.id);
  return [primary, ...others].map((display) => display.workArea);
}

function rememberPlace(window: BrowserWindow, { stateFile, logger }: WindowOptions): void {
  let settled: NodeJS.Timeout | undefined;
  const remember = () => {
    clearTimeout(settled);
    if (window.isDestroyed()) return;
    try {
      writeWindowState(stateFile, { ...window.getNormalBounds(), maximized: window.isMaximized() });
    } catch (error) {
      logger.warn('window state not kept', { error });
    }
  };
  // The state is also stored while the window is open, because the computer may be switched off before the window
  // closes.
  const rememberSoon = () => {
    clearTimeout(settled);
    settled = setTimeout(remember, SETTLED_MS);
  };
  window.on('resize', rememberSoon);
  window.on('move', rememberSoon);
  window.on('close', remember);
}

/** milliseconds without a further change after which size and position are stored */
const SETTLED_MS = 500;

/**
 * Tells the page whether it has prevented a close or a reload, because the page cannot distinguish the two. Electron
 * emits `close` on the window only before a close, so a prevented unload without that event is a reload.
 */
export function reportPreventedUnload(window: Pick<BrowserWindow, 'on' | 'webContents'>): void {
  let closing = false;
  window.on('close', () => (closing = true));
  window.webContents.on('will-prevent-unload', () => {
    const leaving = closing ? 'close' : 'reload';
    closing = false;
    window.webContents.send('window.keptOpen', { leaving } satisfies EventPayload<'window.keptOpen'>);
  });
}

/**
 * Number of crashes within DEATHS_WITHIN_MS after which `recover` is called instead of a reload: the page has crashed
 * again although it was reloaded.
 */
const DEATHS = 2;
const DEATHS_WITHIN_MS = 60_000;

type CrashableWindow = Pick<BrowserWindow, 'on' | 'isDestroyed'> & {
  webContents: Pick<BrowserWindow['webContents'], 'on' | 'reload'>;
};

/**
 * Reloads the page when its process dies. No draft is lost, because drafts are in the main process. If the process dies
 * again within DEATHS_WITHIN_MS, calls `recover` instead.
 */
export function recoverFromCrashes<W extends CrashableWindow>(
  window: W,
  { logger, crashes, recover }: Pick<WindowOptions, 'logger' | 'crashes'> & { recover: (window: W) => void },
): void {
  let deaths: number[] = [];
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    const now = Date.now();
    deaths = [...deaths.filter((at) => now - at < DEATHS_WITHIN_MS), now];
    const facts = { reason, exitCode, count: deaths.length };
    logger.error('renderer gone', facts);
    crashes.write('renderer-gone', facts);
    if (window.isDestroyed()) return;
    if (deaths.length < DEATHS) {
      window.webContents.reload();
      return;
    }
    deaths = [];
    recover(window);
  });
  window.on('unresponsive', () => logger.warn('renderer hangs'));
  window.on('responsive', () => logger.info('renderer answers again'));
}
