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

/** The address of a backend, and the secret that a backend on loopback asks for. */
export interface BackendAddress {
  /** origin without a trailing slash */
  url: string;
  /** sent as `X-Sitewright-Token`; undefined where the backend asks for none */
  token: string | undefined;
}

/** The embedded backend, a process of its own. */
export interface EmbeddedBackend {
  /**
   * The address of the running process; waits while it starts or restarts. Ask for it before each call: after a crash
   * the port may differ, where another program has taken it. Rejects with AppError OFFLINE where it cannot be started.
   */
  address(): Promise<BackendAddress>;
}

/** What the shell of the app gives the services, including everything from Electron. */
export interface ServicePorts {
  paths: {
    /** databases and settings live here */
    userData: string;
    /** folder of what can be fetched again */
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
  /** the system's proxy for a URL, in the words of proxy scripts */
  resolveProxy(url: string): Promise<string>;
  broadcast: Broadcast;
  windows: SeenWindows;
  logger: Logger;
  crashes: SettingsPorts['crashes'];
  shell: {
    /** Rejects with AppError BAD_REQUEST where the link is not on the allow-list. */
    openExternal(url: string): Promise<void>;
    copyText(text: string): Promise<void>;
    readText(): Promise<string>;
    openLogs(): Promise<void>;
  };
  /** what the system does for the window that shows the page */
  windowOf(page: Page): SystemWindow;
  dialog: { chooseFile: ChooseFile; openFile: OpenFile };
  desktop: Desktop;
  /**
   * Starts the embedded backend at the first call; later calls give the same one. The shell stops it at the end.
   *
   * @param cutFont gives the fonts that published pages need and the backend has no file of
   */
  startBackend(cutFont: CutFont): EmbeddedBackend;
  /** Starts a process that reads pictures. */
  startConverter(): ConverterProcess;
}

/** All handlers except `call.cancel`, which the bridge handles itself. */
export type ServiceHandlers = Omit<Handlers, 'call.cancel'>;

export interface Services {
  handlers: ServiceHandlers;
  /**
   * The page of the unsaved draft, or of a version of its history; where there is none, a page that says so.
   * @param path of the page from the site's root, `''` for the home page
   */
  renderPreview(slug: string, path: string, version?: number): Promise<PreviewPage>;
  /** That page of the draft with the record's own code. */
  renderAsPublished(slug: string, path: string): Promise<PreviewPage>;
  /** origin of the drafts that the system's browser shows; undefined until one was opened */
  browserOrigin(): string | undefined;
  serveMedia: ServeMedia;
  /** Name and password for Chromium's own requests through a proxy; undefined where none are known. */
  proxyLogin(proxy: ProxyAddress): Promise<Credentials | undefined>;
  /** The origin of the configured backend; rejects where the embedded one cannot be started. */
  backendUrl: Promise<string>;
  /** The sites that were opened last on this computer, the newest first. */
  recentSites(count: number): readonly RecentSite[];
  /** Text of the diagnostics, without secrets. */
  diagnostics(): Promise<string>;
  /** Addresses to which sites were published from this computer. */
  publishedUrls(): readonly string[];
  /** Flushes and closes the store; called once, after the last call has ended. */
  close(): Promise<void>;
}

/** Exported by services.ts. It must return before it uses the network. */
export type CreateServices = (ports: ServicePorts) => Promise<Services>;
