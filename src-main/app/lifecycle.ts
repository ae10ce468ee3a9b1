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
  /** Quits as the user would, and starts the app again once everything has ended. */
  restart: (options: { safe: boolean }) => void;
}

const SAFE_ARGUMENT = `--${SAFE_SWITCH}`;

/** What the app does when it is started a second time, when its last window closes, and when it quits. */
export function manageLifecycle({ app, args, platform, show, shutDown }: LifecycleOptions): Lifecycle {
  let ending = false;
  let startAgain: readonly string[] | undefined;
  /** Shows the route of a start or a link. An app that is quitting is restarted with the link instead. */
  const open = (route: string | undefined, link: string | undefined): void => {
    if (ending)
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
  let quitting = false;
  app.on('before-quit', () => (quitting = true));
  // A window that delayed the quit until its edits were on disk closes by itself; the app has to quit then.
  app.on('window-all-closed', () => {
    if (platform !== 'darwin' || quitting) app.quit();
  });

  // The windows are closed by now, so their last edits have arrived.
  app.on('will-quit', (event) => {
    event.preventDefault();
    if (ending) return;
    ending = true;
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
