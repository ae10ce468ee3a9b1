import type { App } from 'electron';
import { SAFE_SWITCH } from './environment.ts';
import { isDeepLink, routeOfArguments, routeOfDeepLink } from './deep-links.ts';

export interface LifecycleOptions {
  app: Pick<App, 'on' | 'quit' | 'exit' | 'relaunch'>;
  /** arguments of this process, without the program */
  args: readonly string[];
  platform: NodeJS.Platform;
  /** brings the window to the front, or opens one, and goes to the route, if there is one */
  show: (route: string | undefined) => void;
  /** Ends everything that runs; never rejects and never hangs. */
  shutDown: () => Promise<void>;
}

export interface Lifecycle {
  /** Quits the app as if the user had quit it, and starts it again after everything has ended. */
  restart: (options: { safe: boolean }) => void;
}

const SAFE_ARGUMENT = `--${SAFE_SWITCH}`;

/** Handles second starts of the app, links, clicks on the Dock's icon, the closing of the last window, and quitting. */
export function manageLifecycle({ app, args, platform, show, shutDown }: LifecycleOptions): Lifecycle {
  let shuttingDown = false;
  let startAgain: readonly string[] | undefined;
  /**
   * Brings a window to the front after a second start, a link or a click on the Dock's icon, and goes to the route, if
   * there is one. If the app is quitting, starts the app again afterwards instead, with the link, if there is one.
   */
  const open = (route: string | undefined, link: string | undefined): void => {
    if (shuttingDown)
      startAgain = [
        ...(startAgain ?? args).filter((argument) => !isDeepLink(argument)),
        ...(link === undefined ? [] : [link]),
      ];
    else show(route);
  };
  app.on('second-instance', (_event, argv) => open(routeOfArguments(argv), argv.find(isDeepLink)));
  app.on('open-url', (event, url) => {
    event.preventDefault();
    if (isDeepLink(url)) open(routeOfDeepLink(url), url);
  });
  app.on('activate', () => open(undefined, undefined));
  let quitRequested = false;
  app.on('before-quit', () => (quitRequested = true));
  // A window can stop the quit until its edits are on disk, and then closes itself. Electron does not resume the quit,
  // so the app has to quit again.
  app.on('window-all-closed', () => {
    if (platform !== 'darwin' || quitRequested) app.quit();
  });

  // All windows are closed at this event, so the main process has their last edits, and everything can be ended.
  app.on('will-quit', (event) => {
    event.preventDefault();
    if (shuttingDown) return;
    shuttingDown = true;
    void shutDown().then(() => {
      if (startAgain) app.relaunch({ args: [...startAgain] });
      app.exit(0);
    });
  });

  return {
    restart({ safe }) {
      const others = args.filter((argument) => argument !== SAFE_ARGUMENT && !isDeepLink(argument));
      startAgain = [...others, ...(safe ? [SAFE_ARGUMENT] : [])];
      app.quit();
    },
  };
}
