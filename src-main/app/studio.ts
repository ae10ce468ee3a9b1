import path from 'node:path';
import { app, BrowserWindow, clipboard, dialog, ipcMain, Menu, net, session, shell } from 'electron';
import { z } from 'zod';
import type { Logger } from '../features/handlers.ts';
import { createBroadcast } from '../ipc/broadcast.ts';
import { createCalls } from '../ipc/calls.ts';
import { createDispatch } from '../ipc/dispatch.ts';
import { handleCalls } from '../ipc/handle.ts';
import { createSenderCheck } from '../ipc/sender.ts';
import { createBackendLauncher } from './backend-launcher.ts';
import { showContextMenus } from './context-menu.ts';
import { DEEP_LINK_SCHEME, routeOfArguments } from './deep-links.ts';
import { createExternalLinks } from './external-links.ts';
import { manageLifecycle } from './lifecycle.ts';
import { createLogger } from './logger.ts';
import { menuTemplate } from './menu.ts';
import { APP_ORIGIN } from './origins.ts';
import { loadConfig } from './policy.ts';
import type { LoadedConfig } from './policy.ts';
import type { ServicePorts, Services } from './ports.ts';
import { registerSchemes, servePages } from './protocol.ts';
import { announceReady } from './ready-line.ts';
import { secureApp, secureSession } from './security.ts';
import { shutDown } from './shutdown.ts';
import { followTheme } from './theme.ts';
import { openWindow } from './window.ts';

/** Puts the parts together, in the order in which they are needed. Has to be called before the app is ready. */
export function startStudio(): void {
  // No part of the app makes code from text, the schemas included.
  z.config({ jitless: true });
  const logger = createLogger({ dir: app.getPath('logs') });
  const loaded = loadConfig(process.platform, process.env);
  const { config } = loaded;
  const windows = (): BrowserWindow[] => BrowserWindow.getAllWindows();
  const broadcast = createBroadcast(windows);
  const backend = createBackendLauncher(config, logger);
  const links = createExternalLinks({
    config,
    backendUrl: backend.knownUrl,
    openExternal: (url) => shell.openExternal(url),
  });
  const calls = createCalls();
  const services = Promise.withResolvers<Services>();
  const isOwnPage = createSenderCheck(APP_ORIGIN, (contents) => BrowserWindow.fromWebContents(contents) !== null);
  let firstRoute = routeOfArguments(process.argv) ?? '/';

  function open(route: string): void {
    const window = openWindow({
      route,
      title: config.product.name,
      preload: distPath('preload', 'index.cjs'),
      stateFile: path.join(app.getPath('userData'), 'window-state.json'),
      devTools: !app.isPackaged,
      logger,
    });
    showContextMenus(window.webContents);
  }

  function show(route: string | undefined): void {
    const [window] = windows();
    if (!app.isReady()) firstRoute = route ?? firstRoute;
    else if (!window) open(route ?? '/');
    else bringToFront(window, route, () => broadcast('navigate', { route: route ?? '/' }));
  }

  logFailures(logger);
  registerSchemes();
  secureApp(app, { links, logger });
  manageLifecycle({
    app,
    platform: process.platform,
    show,
    shutDown: () =>
      shutDown(
        [
          { name: 'calls', run: () => calls.shutDown(2_000), limit: 3_000 },
          { name: 'services', run: () => services.promise.then((running) => running.close()), limit: 5_000 },
          { name: 'backend', run: backend.stop, limit: 5_000 },
        ],
        logger,
      ),
  });

  void app.whenReady().then(async () => {
    logger.info('start', { version: app.getVersion(), platform: process.platform, backend: config.backend.kind });
    secureSession(session.defaultSession, logger);
    servePages(services.promise, logger, { root: distPath('renderer'), development: developmentServer() });
    handleCalls(
      ipcMain,
      createDispatch({
        handlers: services.promise.then((running) => running.handlers),
        calls,
        isOwnPage,
        checkOutput: !app.isPackaged,
        logger,
      }),
    );
    announceReady({
      ipcMain,
      isOwnPage,
      debuggerPort: app.commandLine.getSwitchValue('remote-debugging-port') || undefined,
      backendUrl: async () => (await services.promise).backendUrl,
      write: (line) => process.stdout.write(line),
    });
    const template = menuTemplate({
      platform: process.platform,
      productName: config.product.name,
      development: !app.isPackaged,
      command: (id) => broadcast('command', { id }),
      openLogs: () => void shell.openPath(app.getPath('logs')),
    });
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
    followTheme();
    open(firstRoute);

    const ports: ServicePorts = {
      paths: {
        userData: app.getPath('userData'),
        logs: app.getPath('logs'),
        resources: path.join(app.getAppPath(), 'resources'),
      },
      config,
      app: { version: app.getVersion(), platform: process.platform, packaged: app.isPackaged },
      fetch: (input, init) => net.fetch(input instanceof URL ? input.href : input, init),
      broadcast,
      logger,
      shell: { openExternal: links.open, copyText: (text) => clipboard.writeText(text) },
      startBackend: backend.start,
    };
    await startServices(ports, services);
    reportConfig(loaded, logger);
    afterStart(config.update, logger);
  });
}

/** The heavy half of main, loaded while the first window draws itself. */
async function startServices(ports: ServicePorts, services: PromiseWithResolvers<Services>): Promise<void> {
  // Calls that wait for the services report the failure themselves.
  services.promise.catch(() => undefined);
  try {
    const { createServices } = await import('./services.ts');
    services.resolve(await createServices(ports));
  } catch (error) {
    ports.logger.error('services did not start', { error });
    services.reject(error);
    const { name } = ports.config.product;
    dialog.showErrorBox(
      `${name} cannot start`,
      `Its data could not be opened. The log in ${ports.paths.logs} says why.`,
    );
  }
}

function bringToFront(window: BrowserWindow, route: string | undefined, navigate: () => void): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
  if (route === undefined) return;
  // A page that is still loading does not hear events yet.
  if (window.webContents.isLoading()) void window.loadURL(`${APP_ORIGIN}${route}`).catch(() => undefined);
  else navigate();
}

function reportConfig({ problem, unknown, config }: LoadedConfig, logger: Logger): void {
  if (unknown.length > 0) logger.warn('policy has unknown members', { members: unknown });
  if (!problem) return;
  logger.error('policy not usable', { reason: problem });
  void dialog.showMessageBox({
    type: 'warning',
    title: config.product.name,
    message: 'The configuration of this computer could not be used.',
    detail: `${problem}\n\n${config.product.name} has started with its defaults. Please tell your IT department.`,
  });
}

function afterStart(update: ServicePorts['config']['update'], logger: Logger): void {
  if (app.isPackaged) {
    app.setAsDefaultProtocolClient(DEEP_LINK_SCHEME);
    void import('./updater.ts')
      .then(({ startUpdater }) =>
        startUpdater({ packaged: true, resourcesPath: process.resourcesPath, update, logger }),
      )
      .catch((error: unknown) => logger.error('updater did not start', { error }));
  }
}

/** What nobody caught is written down; drafts are in the journal already, so the app goes on. */
function logFailures(logger: Logger): void {
  process.on('uncaughtException', (error) => logger.error('uncaught exception', { error }));
  process.on('unhandledRejection', (error) => logger.error('unhandled rejection', { error }));
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    logger.warn('child process gone', { type, reason, exitCode });
  });
}

/** Set by `npm run dev` only; a packaged app never looks. */
function developmentServer(): { server: URL; fetch: typeof globalThis.fetch } | undefined {
  const address = process.env.SITEWRIGHT_DEV_SERVER;
  return address && !app.isPackaged ? { server: new URL(address), fetch: globalThis.fetch } : undefined;
}

function distPath(...parts: string[]): string {
  return path.join(app.getAppPath(), 'dist', ...parts);
}
