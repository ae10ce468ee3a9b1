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
  /** where size and position are remembered */
  stateFile: string;
  devTools: boolean;
  logger: Logger;
  crashes: Pick<CrashReports, 'write'>;
  /** called where the page's process has died twice within a minute */
  recover: (window: BrowserWindow) => void;
}

/** Opens a studio window on a route; it is shown once its page can be painted. */
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
  tellWhatIsHeld(window);
  recoverFromCrashes(window, options);
  void window.loadURL(`${APP_ORIGIN}${options.route}`).catch((error: unknown) => {
    options.logger.error('page did not load', { error });
  });
  return window;
}

/** Work areas of the displays present, the primary one first. */
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
  // Also while it is open, in case the computer is switched off.
  const rememberSoon = () => {
    clearTimeout(settled);
    settled = setTimeout(remember, SETTLED_MS);
  };
  window.on('resize', rememberSoon);
  window.on('move', rememberSoon);
  window.on('close', remember);
}

/** milliseconds without a change after which a size or place is stored */
const SETTLED_MS = 500;

/**
 * Tells the page whether it held a closing or a reload, because it cannot tell them apart. Electron asks the window
 * before it closes, so a hold without that question is a reload.
 */
export function tellWhatIsHeld(window: Pick<BrowserWindow, 'on' | 'webContents'>): void {
  let closing = false;
  window.on('close', () => (closing = true));
  window.webContents.on('will-prevent-unload', () => {
    const leaving = closing ? 'close' : 'reload';
    closing = false;
    window.webContents.send('window.keptOpen', { leaving } satisfies EventPayload<'window.keptOpen'>);
  });
}

/** Deaths within this time after which reloading is no remedy. */
const DEATHS = 2;
const DEATHS_WITHIN_MS = 60_000;

type MortalWindow = Pick<BrowserWindow, 'on' | 'isDestroyed'> & {
  webContents: Pick<BrowserWindow['webContents'], 'on' | 'reload'>;
};

/**
 * Reloads the page when its process dies; drafts are in main, so none is lost. Where it dies again soon, `recover`
 * decides.
 */
export function recoverFromCrashes<W extends MortalWindow>(
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
