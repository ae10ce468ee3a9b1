import type { CutFont } from '#shared/domain/font/cut.ts';
import type { Desktop } from '../features/app/index.ts';
import type { PreviewPage } from '../features/preview/service.ts';
import type { Broadcast, Handlers, Logger } from '../features/handlers.ts';
import type { AppPorts, SystemWindow } from '../features/app/index.ts';
import type { ChooseFile } from '../features/kit/export-file.ts';
import type { OpenFile } from '../features/store/index.ts';
import type { ConverterProcess } from '../media/converter.ts';
import type { ServeMedia } from '../media/served-media.ts';
import type { Page } from '../sync/draft/open-sites.ts';
import type { SettingsPorts } from '../features/settings/index.ts';
import type { Credentials } from '../backend-client/proxy-agents.ts';
import type { ProxyAddress } from '../backend-client/proxy-choice.ts';
import type { AppConfig } from './policy/config.ts';
import type { RecentSite } from './recent-sites.ts';
import type { SeenWindows } from './seen-windows.ts';

/** The address of the backend in use, and the secret that the backend requires if it is the embedded one. */
export interface BackendAddress {
  /** base URL of the backend's calls, without a trailing slash */
  url: string;
  /** the embedded backend's secret, to send as `X-Sitewright-Token`; undefined for any other backend */
  token: string | undefined;
}

/** The embedded backend, which runs in its own process. */
export interface EmbeddedBackend {
  /**
   * Returns the address of the running process, and waits while the process starts or restarts. Call this function
   * before each request, because the port may be another one after a crash. Rejects with AppError OFFLINE if the
   * process has failed several times in a row, and with SHUTTING_DOWN after the process was stopped.
   */
  address(): Promise<BackendAddress>;
}

/** What the app's shell provides to the services, including everything from Electron. */
export interface ServicePorts {
  paths: {
    /** folder of databases and settings */
    userData: string;
    /** folder of caches, whose content can be fetched again */
    sessionData: string;
    logs: string;
    /** files that ship with the app, read-only */
    resources: string;
  };
  config: AppConfig;
  settings: SettingsPorts['settings'];
  policy: SettingsPorts['policy'];
  updates: SettingsPorts['updates'];
  app: { version: string; platform: string; packaged: boolean; safe: boolean };
  runtime: AppPorts['runtime'];
  readNotices: AppPorts['readNotices'];
  /** Quits and starts the app again. */
  restart(options: { safe: boolean }): void;
  /** Returns the system's proxy for a URL in the format of proxy scripts, such as `PROXY host:port; DIRECT`. */
  resolveProxy(url: string): Promise<string>;
  broadcast: Broadcast;
  windows: SeenWindows;
  logger: Logger;
  crashes: SettingsPorts['crashes'];
  shell: {
    /** Opens a link in the system's browser. Rejects with AppError BAD_REQUEST if the link is not allowed. */
    openExternal(url: string): Promise<void>;
    copyText(text: string): Promise<void>;
    readText(): Promise<string>;
    openLogs(): Promise<void>;
  };
  /** Returns the system's functions for the window that shows the page. */
  windowOf(page: Page): SystemWindow;
  dialog: { chooseFile: ChooseFile; openFile: OpenFile };
  desktop: Desktop;
  /**
   * Starts the embedded backend at the first call. Later calls return the same backend. The shell stops the backend
   * when the app quits.
   *
   * @param cutFont makes the fonts that published pages need and that the backend has no file of
   */
  startBackend(cutFont: CutFont): EmbeddedBackend;
  /** Starts a process that reads pictures and fonts. */
  startConverter(): ConverterProcess;
}

/** All handlers except `call.cancel`, which the bridge handles itself. */
export type ServiceHandlers = Omit<Handlers, 'call.cancel'>;

export interface Services {
  handlers: ServiceHandlers;
  /**
   * Returns a page of the unsaved draft, or of a version in the site's history. If there is no such page, returns a
   * page that says so.
   * @param path path of the page from the site's root, `''` for the home page
   * @param version id of the version; missing for the draft
   */
  renderPreview(slug: string, path: string, version?: number): Promise<PreviewPage>;
  /** Returns a page of the unsaved draft with the record's own code. */
  renderAsPublished(slug: string, path: string): Promise<PreviewPage>;
  /** Returns the origin of the drafts that the system's browser shows; undefined until one was opened. */
  browserOrigin(): string | undefined;
  serveMedia: ServeMedia;
  /** Returns the name and password for Chromium's own requests through a proxy; undefined if none are known. */
  proxyLogin(proxy: ProxyAddress): Promise<Credentials | undefined>;
  /** The URL of the backend in use, as it was at the start. Rejects if the embedded backend cannot be started. */
  backendUrl: Promise<string>;
  /** Returns at most `count` sites that were opened on this computer, the last opened first. */
  recentSites(count: number): readonly RecentSite[];
  /** Returns the text of the diagnostics, without secrets. */
  diagnostics(): Promise<string>;
  /** Returns the addresses to which sites were published from this computer. */
  publishedUrls(): readonly string[];
  /**
   * Ends everything that the services run, and closes the store. Called once, after the last call has ended or its time
   * is up.
   */
  close(): Promise<void>;
}

/**
 * Type of the function that services.ts exports. The function must not wait for the network before it resolves, because
 * all calls of the windows wait for the services.
 */
export type CreateServices = (ports: ServicePorts) => Promise<Services>;
