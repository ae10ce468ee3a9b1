import type { IpcMain, IpcMainEvent } from 'electron';

export interface ReadyLineOptions {
  ipcMain: Pick<IpcMain, 'on'>;
  isOwnPage: (event: IpcMainEvent) => boolean;
  /** returns the port of the debugger; undefined if the app was started without a debugger */
  debuggerPort: () => string | undefined;
  backendUrl: () => Promise<string>;
  write: (line: string) => void;
  /** called once, when the first window is ready */
  reached: () => void;
}

/**
 * Prints one JSON line for the program that has started the app. The line is printed when the first window is ready and
 * the backend has started or failed to start. The preload sends `window.ready` when the page reports that it is ready.
 */
export function announceReady(options: ReadyLineOptions): void {
  let announced = false;
  options.ipcMain.on('window.ready', (event) => {
    if (announced || !options.isOwnPage(event)) return;
    announced = true;
    options.reached();
    void announce(options);
  });
}

async function announce({ debuggerPort, backendUrl, write }: ReadyLineOptions): Promise<void> {
  const url = await backendUrl().catch(() => null);
  const port = debuggerPort();
  const debuggerUrl = port === undefined ? null : `http://127.0.0.1:${port}`;
  write(`${JSON.stringify({ event: 'ready', debuggerUrl, backendUrl: url })}\n`);
}
