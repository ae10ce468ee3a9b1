import type { AppInfo } from '#shared/ipc/app.ipc.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { Handlers } from '../handlers.ts';

/** Characters of the clipboard that a page is given at most. */
const LONGEST_CLIPBOARD = 1024 * 1024;

export interface AppHandlerDeps {
  app: Pick<AppInfo, 'version' | 'platform'>;
  config: {
    backend: Pick<AppInfo['backend'], 'kind'>;
    product: { name: string; contactField: string };
    ideasSheetUrl: string | undefined;
  };
  shell: {
    /** rejects with BAD_REQUEST when the link is not on the allow-list */
    openExternal: (url: string) => Promise<void>;
    copyText: (text: string) => Promise<void>;
    readText: () => Promise<string>;
  };
  backendUrl: Promise<string>;
  keychain: () => Promise<AppInfo['keychain']>;
  /** kept between runs; '' on a first start */
  lastRoute: { read: () => string; write: (route: string) => void };
  checkConnection: () => void;
}

type AppHandlers = Pick<
  Handlers,
  'app.info' | 'app.openExternal' | 'app.copyText' | 'app.readText' | 'app.rememberRoute' | 'app.checkConnection'
>;

export function appHandlers(deps: AppHandlerDeps): AppHandlers {
  const { app, config, shell, backendUrl, keychain, lastRoute } = deps;
  // The first screen must not wait for the embedded backend: until it is up, its address is not known.
  let url = '';
  backendUrl.then(
    (known) => (url = known),
    () => undefined,
  );

  return {
    'app.info': async () => ({
      version: app.version,
      platform: app.platform,
      productName: config.product.name,
      contactField: config.product.contactField,
      backend: { kind: config.backend.kind, url },
      ...(config.ideasSheetUrl !== undefined && { ideasSheetUrl: config.ideasSheetUrl }),
      keychain: await keychain(),
      lastRoute: lastRoute.read(),
    }),
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
    'app.rememberRoute': ({ route }) => {
      lastRoute.write(route);
      return {};
    },
    'app.checkConnection': () => {
      deps.checkConnection();
      return {};
    },
  };
}
