import type { App } from 'electron';
import { DEEP_LINK_SCHEME, routeOfArguments, routeOfDeepLink } from './deep-links.ts';

export interface LifecycleOptions {
  app: Pick<App, 'on' | 'quit' | 'exit'>;
  platform: NodeJS.Platform;
  /** brings the window to the front, or opens one, and goes to the route when there is one */
  show: (route: string | undefined) => void;
  /** Ends everything that runs; never rejects and never hangs. */
  shutDown: () => Promise<void>;
}

/** What the app does when it is started again, when its last window closes, and when it ends. */
export function manageLifecycle({ app, platform, show, shutDown }: LifecycleOptions): void {
  app.on('second-instance', (_event, argv) => show(routeOfArguments(argv)));
  app.on('open-url', (event, url) => {
    event.preventDefault();
    if (url.startsWith(`${DEEP_LINK_SCHEME}:`)) show(routeOfDeepLink(url));
  });
  app.on('activate', () => show(undefined));
  let quitting = false;
  app.on('before-quit', () => (quitting = true));
  // A window that held a quit until its edits were on the disk closes by itself, which must not leave the app behind.
  app.on('window-all-closed', () => {
    if (platform !== 'darwin' || quitting) app.quit();
  });

  let ending = false;
  // By now the windows are closed, so the last edits that they sent have arrived.
  app.on('will-quit', (event) => {
    event.preventDefault();
    if (ending) return;
    ending = true;
    void shutDown().then(() => app.exit(0));
  });
}
