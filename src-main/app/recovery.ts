import type { WebContents } from 'electron';
import type { Logger } from '../features/handlers.ts';
import type { ChooseFile } from '../features/kit/export-file.ts';
import { saveDiagnostics } from '../features/settings/diagnostics.ts';
import { APP_ORIGIN, RECOVERY_ORIGIN } from './origins.ts';
import { diagnosticsPage, firstPage, recoveryAnswer } from './recovery-pages.ts';

export interface RecoveryOptions {
  productName: string;
  /** rejects if the services did not start */
  diagnostics: () => Promise<string>;
  chooseFile: ChooseFile;
  restart: (options: { safe: boolean }) => void;
  /** Shows the folder of the app's data in the system's file manager. */
  openData: () => void;
  logger: Logger;
}

type Contents = Pick<WebContents, 'getURL' | 'loadURL'>;

export interface Recovery {
  /** Shows the recovery page in a window. Called if the window's page has crashed twice within a minute. */
  show: (window: { webContents: Contents }) => void;
  /** Carries out the action of a link on the recovery page. Returns false for other pages and links. */
  carryOut: (contents: Contents, url: string) => boolean;
  pages: (url: URL) => Response;
}

/**
 * Creates the recovery page, which a window shows after its page has crashed twice within a minute. The recovery page
 * has no scripts, and the main process carries out the actions of its links. So the recovery page works whatever is
 * wrong with the studio's own pages.
 */
export function createRecovery(options: RecoveryOptions): Recovery {
  const { productName, diagnostics, chooseFile, restart, openData, logger } = options;
  /** the route that each window showed before the recovery page */
  const routes = new WeakMap<Contents, string>();
  /** the text that the diagnostics page shows: the diagnostics, or why there are none; `/save` writes this text */
  let shown = '';
  let outcome = '';

  const load = (contents: Contents, url: string): Promise<void> =>
    contents.loadURL(url).catch((error: unknown) => logger.error('page did not load', { error }));

  const actions: Readonly<Record<string, (contents: Contents) => Promise<void> | void>> = {
    '/': (contents) => load(contents, `${RECOVERY_ORIGIN}/`),
    '/reload': (contents) => load(contents, `${APP_ORIGIN}${routes.get(contents) ?? '/'}`),
    '/safe': () => restart({ safe: true }),
    '/folder': () => openData(),
    async '/diagnostics'(contents) {
      outcome = '';
      shown = await diagnostics();
      await load(contents, `${RECOVERY_ORIGIN}/diagnostics`);
    },
    async '/save'(contents) {
      const path = await saveDiagnostics(shown, chooseFile);
      if (path === undefined) return;
      outcome = `Saved as ${path}`;
      await load(contents, `${RECOVERY_ORIGIN}/diagnostics`);
    },
  };

  return {
    show({ webContents }) {
      const url = webContents.getURL();
      if (url.startsWith(`${APP_ORIGIN}/`)) routes.set(webContents, url.slice(APP_ORIGIN.length));
      void load(webContents, `${RECOVERY_ORIGIN}/`);
    },
    carryOut(contents, url) {
      if (!contents.getURL().startsWith(`${RECOVERY_ORIGIN}/`) || !url.startsWith(`${RECOVERY_ORIGIN}/`)) return false;
      const action = actions[new URL(url).pathname];
      if (!action) return false;
      void Promise.resolve(action(contents)).catch((error: unknown) => {
        logger.error('recovery failed', { error });
        shown ||= 'The app’s data could not be opened. The folder of the data has the log, logs/main.log.';
        outcome = error instanceof Error ? error.message : String(error);
        return load(contents, `${RECOVERY_ORIGIN}/diagnostics`);
      });
      return true;
    },
    pages: ({ pathname }) =>
      recoveryAnswer(pathname === '/diagnostics' ? diagnosticsPage(shown, outcome) : firstPage(productName)),
  };
}
