import type { App } from 'electron';
import { isDeepLink, routeOfArguments, routeOfDeepLink } from './deep-links.ts';

export interface LifecycleOptions {
  app: Pick<App, 'on' | 'quit' | 'exit' | 'relaunch'>;
  /** of this process, without its own program */
  args: readonly string[];
  platform: NodeJS.Platform;
  /** brings the window to the front, or opens one, and goes to the route when there is one */
  show: (route: string | undefined) => void;
  /** Ends everything that runs; never rejects and never hangs. */
  shutDown: () => Promise<void>;
}

/** What the app does when it is started again, when its last window closes, and when it ends. */
export function manageLifecycle({ app, args, platform, show, shutDown }: LifecycleOptions): void {
  let ending = false;
  let startAgain: readonly string[] | undefined;
  /** Shows what a start or a link is for; an app that ends already starts anew for it instead, since nobody else will. */
  const open = (route: string | undefined, link: string | undefined): void => {
    if (ending)
      startAgain = [...args.filter((argument) => !isDeepLink(argument)), ...(link === undefined ? [] : [link])];
    else show(route);
  };
  app.on('second-instance', (_event, argv) => open(routeOfArguments(argv), argv.find(isDeepLink)));
  app.on('open-url', (event, url) => {
    event.preventDefault();
    if (isDeepLink(url)) open(routeOfDeepLink(url), url);
  });
  app.on('activate', () => open(undefined, undefined));
  let quitting = false;
  app.on('before-quit', () => (quitting = true));
  // A window that held a quit until its edits were on the disk closes by itself, which must not leave the app behind.
  app.on('window-all-closed', () => {
    if (platform !== 'darwin' || quitting) app.quit();
  });

  // By now the windows are closed, so the last edits that they sent have arrived.
  app.on('will-quit', (event) => {
    event.preventDefault();
    if (ending) return;
    ending = true;
    void shutDown().then(() => {
      if (startAgain) app.relaunch({ args: [...startAgain] });
      app.exit(0);
    });
  });
}
