import type { AppInfo, AppParts, Notice, WorkDone, WorkEnd } from '#shared/ipc/app.ipc.ts';
import type { ParsedInput } from '#shared/ipc/contract.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { BackendClient } from '../../backend-client/client.ts';
import type { SecretStore } from '../../secrets/secret-store.ts';
import type { Page } from '../../sync/draft/open-sites.ts';
import type { HandlersOf } from '../handlers.ts';
import type { ResponseCache } from '../kit/cached-list.ts';

/** Maximum number of characters of a clipboard's text that a window may read. */
const LONGEST_CLIPBOARD = 1024 * 1024;

export interface AppPorts {
  app: Pick<AppInfo, 'version' | 'platform' | 'safe'>;
  runtime: AppParts['runtime'];
  /** licenses of the packages in the build */
  readNotices: () => Promise<Notice[]>;
  restart: (options: { safe: boolean }) => void;
  /** services that are not set up */
  notSetUp: AppInfo['notSetUp'];
  config: {
    backend: Pick<AppInfo['backend'], 'kind'>;
    product: { name: string; contactField: string };
    ideasSheetUrl: string | undefined;
  };
  client: Pick<BackendClient, 'checkConnection'>;
  shell: {
    /** rejects with BAD_REQUEST if the link is not on the allow-list */
    openExternal: (url: string) => Promise<void>;
    copyText: (text: string) => Promise<void>;
    readText: () => Promise<string>;
  };
  /** the system's functions for the window that shows the page */
  windowOf: (page: Page) => SystemWindow;
  backendUrl: () => Promise<string>;
  secrets: Pick<SecretStore, 'kind' | 'notice'>;
  cache: ResponseCache;
  desktop: Desktop;
}

/** What the app shows outside of its windows, such as notifications. */
export interface Desktop {
  progress(page: Page, done: WorkDone): void;
  /** Notifies the user that work of the window has ended, unless the window is in front. */
  tell(page: Page, end: WorkEnd): void;
}

/** Functions of the operating system for one window. */
export interface SystemWindow {
  markEdited: (edited: boolean) => void;
  showMenu: (menu: ShownMenu) => void;
}

export type ShownMenu = ParsedInput<'app.showMenu'>;

const LAST_ROUTE = 'last-route';

export function appFeature({
  app,
  runtime,
  readNotices,
  restart,
  notSetUp,
  config,
  client,
  shell,
  windowOf,
  backendUrl,
  secrets,
  cache,
  desktop,
}: AppPorts): HandlersOf<'app'> {
  // Empty until the embedded backend runs, so that the first screen does not wait for the backend.
  let url = '';
  backendUrl().then(
    (known) => (url = known),
    () => undefined,
  );

  return {
    'app.info': () => ({
      version: app.version,
      platform: app.platform,
      safe: app.safe,
      productName: config.product.name,
      contactField: config.product.contactField,
      backend: { kind: config.backend.kind, url },
      ...(config.ideasSheetUrl !== undefined && { ideasSheetUrl: config.ideasSheetUrl }),
      notSetUp,
      keychain: { kind: secrets.kind, ...(secrets.notice && { notice: secrets.notice }) },
      lastRoute: cache.get(LAST_ROUTE) ?? '',
    }),
    'app.parts': async () => ({ runtime, notices: await readNotices() }),
    'app.restart': (options) => {
      restart(options);
      return {};
    },
    'app.openExternal': async ({ url: link }) => {
      await shell.openExternal(link);
      return {};
    },
    'app.copyText': async ({ text }) => {
      await shell.copyText(text);
      return {};
    },
    'app.readText': async () => {
      const text = await shell.readText();
      if (text.length > LONGEST_CLIPBOARD) throw new AppError('TOO_LARGE', 'The clipboard holds too much text.');
      return { text };
    },
    'app.markEdited': ({ edited }, { page }) => {
      windowOf(page).markEdited(edited);
      return {};
    },
    'app.showMenu': (menu, { page }) => {
      windowOf(page).showMenu(menu);
      return {};
    },
    'app.rememberRoute': ({ route }) => {
      cache.put(LAST_ROUTE, route);
      return {};
    },
    'app.showProgress': ({ done }, { page }) => {
      desktop.progress(page, done);
      return {};
    },
    'app.tellEnd': (end, { page }) => {
      desktop.tell(page, end);
      return {};
    },
    'app.checkConnection': () => {
      client.checkConnection();
      return {};
    },
  };
}
