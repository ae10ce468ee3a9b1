import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  Notification,
  session,
  shell,
  utilityProcess,
  type WebContents,
} from 'electron';
import { z } from 'zod';
import type { PolicyState } from '#shared/ipc/settings.ipc.ts';
import type { ChooseFile } from '../features/kit/export-file.ts';
import { createBroadcast } from '../ipc/broadcast.ts';
import { createCalls } from '../ipc/calls.ts';
import { createDispatch } from '../ipc/dispatch.ts';
import { handleCalls } from '../ipc/handle.ts';
import { createSenderCheck } from '../ipc/sender.ts';
import { pictureEnvironment } from '../media/converter.ts';
import { readNotices, runtimeVersions } from './about.ts';
import { createBackendLauncher } from './backend-launcher.ts';
import { DEEP_LINK_SCHEME, routeOfArguments } from './deep-links.ts';
import { keepCrashDumps } from './crash-dumps.ts';
import { createCrashReports } from './crash-reports.ts';
import { createDesktop } from './desktop.ts';
import { configEnvironment, debuggerPort, developmentServer, distPath, isSafeMode } from './environment.ts';
import { createExternalLinks } from './external-links.ts';
import { manageLifecycle } from './lifecycle.ts';
import { createLogger } from './logger.ts';
import { menuTemplate } from './menu.ts';
import { APP_ORIGIN } from './origins.ts';
import { secretsOf } from './policy/config.ts';
import { loadConfig } from './policy/sources.ts';
import { watchPolicy } from './policy/watch-policy.ts';
import { answerProxies } from './proxy-login.ts';
import type { ServicePorts, Services } from './ports.ts';
import { closeToOthers } from './private-files.ts';
import { refuseStart, reportConfig, reportFailures, reportServices } from './problems.ts';
import { createRecentSites, type RecentSite, routeOfSite } from './recent-sites.ts';
import { registerSchemes, servePages } from './protocol.ts';
import { createRecovery } from './recovery.ts';
import { hideSecrets } from './redact.ts';
import { announceReady } from './ready-line.ts';
import { seenWindows } from './seen-windows.ts';
import { secureApp, secureSession } from './security.ts';
import { createSettings } from './settings.ts';
import { shutDown } from './shutdown.ts';
import { createStudioWindow, inFront } from './studio-window.ts';
import { systemWindow } from './system-window.ts';
import { followTheme, setTheme } from './theme.ts';
import { loadUpdater } from './updates/load-updater.ts';
import { appImageOf, type Installation, packageFeed, whyNoUpdates } from './updates/package-facts.ts';
import { currentInstaller, keepPrevious } from './updates/previous-version.ts';
import type { Starts } from './updates/starts.ts';
import { createUpdates } from './updates/updates.ts';
import { updatesFolder } from './updates/updates-folder.ts';

/**
 * Starts the app. The main module must await this function at its top level, because the function registers URL
 * schemes, which is possible only before the app is ready.
 * @param starts the record of starts. `starts.reached` is called when the first window is ready, or when the start was
 * refused because of the configuration.
 */
export async function startStudio(starts: Starts): Promise<void> {
  // Keeps zod from compiling strings to code (`new Function`), so that this process runs only the code of the build.
  z.config({ jitless: true });
  const logger = createLogger({ dir: app.getPath('logs') });
  const crashes = createCrashReports({
    dir: path.join(app.getPath('logs'), 'crashes'),
    about: { version: app.getVersion(), platform: process.platform },
  });
  reportFailures(logger, crashes);
  keepCrashDumps();
  for (const folder of new Set([app.getPath('userData'), app.getPath('sessionData'), app.getPath('logs')])) {
    closeToOthers(folder, (error) => logger.warn('data that others of this computer may read', { error }));
  }
  const places = { platform: process.platform, env: configEnvironment() };
  const loaded = await loadConfig(places);
  if (loaded.mustStop) {
    starts.reached();
    void app.whenReady().then(() => refuseStart(loaded, logger));
    return;
  }
  const { config } = loaded;
  const safe = isSafeMode();
  hideSecrets(secretsOf(config));
  const resources = path.join(app.getAppPath(), 'resources');
  const broadcast = createBroadcast(() => BrowserWindow.getAllWindows());
  const settingsChanged = (): void => broadcast('settings.changed', {});
  const settings = createSettings({
    file: path.join(app.getPath('userData'), 'settings.json'),
    company: config.settings,
    changed({ theme }) {
      setTheme(theme.value);
      updates.modeChanged();
      settingsChanged();
    },
    warn: (message, facts) => logger.warn(message, facts),
  });
  const installation: Installation = {
    packaged: app.isPackaged,
    platform: process.platform,
    resourcesPath: process.resourcesPath,
    execPath: process.execPath,
    appImage: appImageOf(process.env, process.resourcesPath),
  };
  const updates = createUpdates({
    cannot: whyNoUpdates(installation),
    mode: () => settings.view().updates.value,
    failedVersion: starts.failedVersion(),
    load: () => loadUpdater(config.update, logger),
    async keepInstaller() {
      const cacheFolder = packageFeed(installation.resourcesPath)?.cacheFolder;
      const installer = currentInstaller(installation, process.env.LOCALAPPDATA, cacheFolder);
      if (installer !== undefined) await keepPrevious(updatesFolder(), installer, app.getVersion());
    },
    quit: () => app.quit(),
    changed: settingsChanged,
    logger,
  });
  const policy: PolicyState = { place: loaded.place, problem: loaded.problem, restartNeeded: false };
  const backend = createBackendLauncher(config, logger);
  let running: Services | undefined;
  const links = createExternalLinks({
    config,
    backendUrl: backend.currentUrl,
    publishedUrls: () => running?.publishedUrls() ?? [],
    browserOrigin: () => running?.browserOrigin(),
    openExternal: (url) => shell.openExternal(url),
  });
  const calls = createCalls();
  const services = Promise.withResolvers<Services>();
  // `reportServices` reports the failure of the services. Without this handler, the rejection could be reported again,
  // as an unhandled one.
  services.promise.catch(() => undefined);
  const recovery = createRecovery({
    productName: config.product.name,
    diagnostics: async () => (await services.promise).diagnostics(),
    chooseFile: (options) => chooseFile(options),
    restart: (options) => lifecycle.restart(options),
    openData: () => void shell.openPath(app.getPath('userData')),
    logger,
  });
  const window = createStudioWindow({ title: config.product.name, logger, crashes, recover: recovery.show });
  let firstRoute = routeOfArguments(process.argv) ?? '/';

  registerSchemes();
  secureApp(app, { links, carryOut: recovery.carryOut, logger });
  answerProxies(app, async (proxy) => (await services.promise).proxyLogin(proxy));
  const lifecycle = manageLifecycle({
    app,
    args: process.argv.slice(1),
    platform: process.platform,
    show: (route) => {
      if (app.isReady()) window.show(route);
      else firstRoute = route ?? firstRoute;
    },
    async shutDown() {
      const ended = await shutDown(
        [
          { name: 'calls', run: () => calls.shutDown(2_000), limit: 3_000 },
          { name: 'services', run: async () => (await services.promise).close(), limit: 5_000 },
          { name: 'backend', run: backend.stop, limit: 5_000 },
        ],
        logger,
      );
      updates.installAtEnd(ended);
    },
  });

  void app.whenReady().then(async () => {
    logger.info('start', { version: app.getVersion(), platform: process.platform, backend: config.backend.kind, safe });
    secureSession(session.defaultSession, logger);
    if (safe) void session.defaultSession.clearCache();
    servePages(services.promise, logger, {
      root: distPath('renderer'),
      pageFonts: path.join(resources, 'page-fonts'),
      frameScript: readFileSync(distPath('preview-frame', 'index.js'), 'utf8').trim(),
      development: developmentServer(),
      safe,
      recoveryPages: recovery.pages,
    });
    const isOwnPage = createSenderCheck(APP_ORIGIN, (contents) => BrowserWindow.fromWebContents(contents) !== null);
    handleCalls(
      ipcMain,
      createDispatch({
        handlers: services.promise.then((running) => running.handlers),
        calls,
        isOwnPage,
        tellOthers: (caller) => createBroadcast(() => BrowserWindow.getAllWindows(), caller),
        checkOutput: !app.isPackaged,
        logger,
      }),
    );
    announceReady({
      ipcMain,
      isOwnPage,
      debuggerPort,
      backendUrl: async () => (await services.promise).backendUrl,
      write: (line) => process.stdout.write(line),
      reached: starts.reached,
    });
    const showMenu = (recent: readonly RecentSite[]): void => {
      const template = menuTemplate({
        platform: process.platform,
        productName: config.product.name,
        development: !app.isPackaged,
        command: (id, target) => inFront(target)?.webContents.send('command', { id }),
        newWindow: window.openBeside,
        openLogs: () => void shell.openPath(app.getPath('logs')),
        recent,
        openSite: (site, target) => inFront(target)?.webContents.send('navigate', { route: routeOfSite(site) }),
      });
      Menu.setApplicationMenu(Menu.buildFromTemplate(template));
    };
    showMenu([]);
    const readRecentSites = createRecentSites({
      platform: process.platform,
      app,
      program: process.execPath,
      read: (count) => running?.recentSites(count) ?? [],
      buildMenu: (items) => Menu.buildFromTemplate(items),
      open: window.show,
      changed: showMenu,
    });
    followTheme(settings.view().theme.value);
    window.open(firstRoute);

    // The services are imported (below) only after the first window was opened, so that their code, a large part of the
    // main process, is loaded while the window is drawn.
    const ports: ServicePorts = {
      paths: {
        userData: app.getPath('userData'),
        sessionData: safe
          ? freshFolder(path.join(app.getPath('sessionData'), 'Safe mode'))
          : app.getPath('sessionData'),
        logs: app.getPath('logs'),
        resources,
      },
      config,
      settings,
      policy: () => policy,
      updates,
      app: { version: app.getVersion(), platform: process.platform, packaged: app.isPackaged, safe },
      runtime: runtimeVersions(),
      readNotices,
      restart: lifecycle.restart,
      // Electron's fetch does not support `redirect: 'manual'`. The client needs that mode, because it must not follow
      // a redirect that would send secrets elsewhere. Therefore only Electron's proxy resolution is used here.
      resolveProxy: (url) => session.defaultSession.resolveProxy(url),
      broadcast(event, payload) {
        broadcast(event, payload);
        if (event === 'site.recent') readRecentSites();
      },
      windows: seenWindows,
      logger,
      crashes,
      shell: {
        openExternal: links.open,
        copyText: async (text) => clipboard.writeText(text),
        readText: async () => clipboard.readText(),
        openLogs: async () => void (await shell.openPath(app.getPath('logs'))),
      },
      windowOf: (page) =>
        systemWindow({
          platform: process.platform,
          window: BrowserWindow.getAllWindows().find(({ webContents }) => webContents === page),
          buildMenu: (items) => Menu.buildFromTemplate(items),
        }),
      dialog: {
        chooseFile,
        async openFile({ title, filter }) {
          const { canceled, filePaths } = await dialog.showOpenDialog({
            title,
            filters: [filter],
            properties: ['openFile'],
          });
          return canceled ? undefined : filePaths[0];
        },
      },
      desktop: createDesktop({
        windowOf: (page) => BrowserWindow.fromWebContents(page as WebContents) ?? undefined,
        notify(title, body, clicked) {
          if (!settings.view().notifications.value || !Notification.isSupported()) return;
          const notification = new Notification({ title, body });
          notification.on('click', clicked);
          notification.show();
        },
        badge: (count) => void app.setBadgeCount(count),
        onSeen: seenWindows.onSeen,
        show: window.bring,
      }),
      startBackend: backend.start,
      startConverter: () =>
        utilityProcess.fork(distPath('converter', 'main.mjs'), [], {
          serviceName: 'Pictures',
          stdio: 'ignore',
          env: pictureEnvironment(process.env),
        }),
    };
    try {
      const { createServices } = await import('./services.ts');
      running = await createServices(ports);
      services.resolve(running);
      readRecentSites();
    } catch (error) {
      services.reject(error);
      reportServices(error, ports);
    }
    reportConfig(loaded, logger);
    watchPolicy({
      started: loaded,
      load: () => loadConfig(places),
      repeat: (task) => void setInterval(task, POLICY_LOOKS_MS).unref(),
      settingsChanged: settings.companyChanged,
      restartNeeded(needed) {
        policy.restartNeeded = needed;
        settingsChanged();
      },
      problem(text) {
        policy.problem = text;
        if (text !== undefined) logger.error('policy not usable', { reason: text });
        settingsChanged();
      },
    });
    if (app.isPackaged) app.setAsDefaultProtocolClient(DEEP_LINK_SCHEME);
    await updates.start();
  });
}

/** time between two checks of the policy while the app runs, in milliseconds */
const POLICY_LOOKS_MS = 30_000;

const chooseFile: ChooseFile = async ({ title, defaultName, filter }) => {
  const { canceled, filePath } = await dialog.showSaveDialog({
    title,
    defaultPath: path.join(app.getPath('documents'), defaultName),
    filters: [filter],
  });
  return canceled ? undefined : filePath;
};

/** Deletes the folder, so that safe mode starts without caches, and returns the folder's path. */
function freshFolder(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  return folder;
}
