import type { LookupFunction } from 'node:net';
import type { PreviewPage } from '../features/preview/service.ts';
import type { Broadcast, Handlers, Logger } from '../features/handlers.ts';
import type { ChooseFile } from '../features/kit/export-file.ts';
import type { OpenFile } from '../features/store/index.ts';
import type { ConverterProcess } from '../media/converter.ts';
import type { ServeMedia } from '../media/served-media.ts';
import type { AppConfig } from './policy.ts';
import type { SeenWindows } from './seen-windows.ts';

/** Where a backend answers and the secret that its loopback address asks for. */
export interface BackendAddress {
  /** origin without a trailing slash */
  url: string;
  /** sent as `X-Sitewright-Token`; undefined where none is asked for */
  token: string | undefined;
}

/** The backend that the app brings along, as a process of its own. */
export interface EmbeddedBackend {
  /**
   * The address of the running process; waits while it starts or restarts. Ask for it again for each call: after a crash
   * the port may be another. Rejects with AppError OFFLINE when it does not come up.
   */
  address(): Promise<BackendAddress>;
}

/** What the shell of the app gives the services; everything that they need of Electron is here. */
export interface ServicePorts {
  paths: {
    /** databases and settings live here */
    userData: string;
    /** what can be fetched again is kept below it */
    sessionData: string;
    logs: string;
    /** files that ship with the app, read-only */
    resources: string;
  };
  config: AppConfig;
  app: { version: string; platform: string; packaged: boolean };
  /** through the proxy that the computer is set up with */
  fetch: typeof globalThis.fetch;
  /** the same, with names of hosts looked up in another way */
  fetchBy(lookup: LookupFunction): typeof globalThis.fetch;
  broadcast: Broadcast;
  windows: SeenWindows;
  logger: Logger;
  shell: {
    /** Rejects with AppError BAD_REQUEST when the link is not on the allow-list. */
    openExternal(url: string): Promise<void>;
    copyText(text: string): Promise<void>;
    readText(): Promise<string>;
  };
  dialog: { chooseFile: ChooseFile; openFile: OpenFile };
  /** Starts the embedded backend at the first call; later calls give the same one. The shell stops it at the end. */
  startBackend(): EmbeddedBackend;
  /** Starts a process that reads pictures. */
  startConverter(): ConverterProcess;
}

/** Every call but `call.cancel`, which the bridge answers itself. */
export type ServiceHandlers = Omit<Handlers, 'call.cancel'>;

export interface Services {
  handlers: ServiceHandlers;
  /**
   * The page of the unsaved draft, or of a version of its history; says in words where there is none.
   * @param path of the page from the site's root, `''` for the home page
   */
  renderPreview(slug: string, path: string, version?: number): Promise<PreviewPage>;
  serveMedia: ServeMedia;
  /** The origin of the configured backend; rejects when the embedded one does not come up. */
  backendUrl: Promise<string>;
  /** Where sites were published to from this computer. */
  publishedUrls(): readonly string[];
  /** Flushes and closes the store; called once, after the last call has ended. */
  close(): Promise<void>;
}

/** Exported by services.ts. Must not touch the network before it returns. */
export type CreateServices = (ports: ServicePorts) => Promise<Services>;
