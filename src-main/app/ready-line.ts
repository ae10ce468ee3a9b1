import type { IpcMain, IpcMainEvent } from 'electron';

export interface ReadyLineOptions {
  ipcMain: Pick<IpcMain, 'on'>;
  isOwnPage: (event: IpcMainEvent) => boolean;
  /** returns the port of the debugger; undefined if none is allowed */
  debuggerPort: () => string | undefined;
  backendUrl: () => Promise<string>;
  write: (line: string) => void;
  /** called once, when the first window is ready */
  reached: () => void;
}

/**
 * Prints one JSON line when the first window is ready, for programs that start the app. The preload sends
 * `window.ready` when the page reports that it is ready.
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
