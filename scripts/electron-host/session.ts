import { join } from 'node:path';
import type { OnBeforeRequestListenerDetails, Session, WebRequestFilter } from 'electron';
import type { BrowserContext, Download, Page } from 'playwright';
import { createPartitionSession } from './net-request.ts';
import { preventable } from './preventable.ts';
import { protocol } from './protocol.ts';
import { proxyFor } from './proxy.ts';
import { record, runtime, warn } from './runtime.ts';
import { loud, loudEmitter, UnsupportedError } from './unsupported.ts';
import { toChromium, toCustom } from './url-map.ts';

type RequestHandler = Parameters<Session['setPermissionRequestHandler']>[0];
type CheckHandler = Parameters<Session['setPermissionCheckHandler']>[0];
type BeforeRequest = (
  details: OnBeforeRequestListenerDetails,
  callback: (answer: { cancel?: boolean }) => void,
) => void;

/** The permissions of Electron that the host supports, each with Playwright's names for it. */
const PERMISSIONS = {
  geolocation: ['geolocation'],
  notifications: ['notifications'],
  media: ['camera', 'microphone'],
  'loopback-network': ['local-network-access'],
  'clipboard-read': ['clipboard-read'],
  'clipboard-sanitized-write': ['clipboard-write'],
} as const;

let context: Promise<BrowserContext> | undefined;
let beforeRequest: { filter: RegExp[]; listener: BeforeRequest } | undefined;

/** The part of a page's web contents that the session needs. */
interface KnownContents {
  getURL(): string;
}

/** The web contents of the open pages, oldest first. */
interface KnownPages {
  all(): readonly KnownContents[];
  of(page: Page): KnownContents | undefined;
}

let pages: KnownPages = { all: () => [], of: () => undefined };

/**
 * Sets where the session finds the open pages. `web-contents.ts` calls this, because this module cannot import
 * `web-contents.ts`, which imports this module.
 */
export function followPages(known: KnownPages): void {
  pages = known;
}

export class HostSession
  extends loudEmitter('session')
  implements
    Pick<
      Session,
      | 'setPermissionRequestHandler'
      | 'setPermissionCheckHandler'
      | 'setDevicePermissionHandler'
      | 'setDisplayMediaRequestHandler'
      | 'setSpellCheckerEnabled'
      | 'isSpellCheckerEnabled'
      | 'clearStorageData'
      | 'clearCache'
      | 'isPersistent'
      | 'resolveProxy'
    >
{
  readonly protocol = protocol;
  readonly storagePath = join(runtime.userData, 'host-profile');
  #request: RequestHandler = null;
  #check: CheckHandler = null;
  #spellChecker = false;

  readonly webRequest = loud('webRequest', {
    onBeforeRequest(filterOrListener: WebRequestFilter | BeforeRequest | null, last?: BeforeRequest | null): void {
      const listener = (last ?? filterOrListener) as BeforeRequest | null;
      const urls = (filterOrListener && 'urls' in filterOrListener && filterOrListener.urls) || ['<all_urls>'];
      beforeRequest = listener ? { listener, filter: urls.map(urlPattern) } : undefined;
    },
  });

  setPermissionRequestHandler(handler: RequestHandler): void {
    this.#request = handler;
    void this.applyPermissions();
  }
  setPermissionCheckHandler(handler: CheckHandler): void {
    this.#check = handler;
    void this.applyPermissions();
  }
  setDevicePermissionHandler(handler: Parameters<Session['setDevicePermissionHandler']>[0]): void {
    // Chromium refuses all device permissions in this host, like the app's handler, so the handler need not be called.
    record('device-permission-handler', { set: handler !== null });
  }
  setDisplayMediaRequestHandler(handler: Parameters<Session['setDisplayMediaRequestHandler']>[0]): void {
    if (handler) throw new UnsupportedError('session.setDisplayMediaRequestHandler');
  }

  /**
   * Grants in Chromium, to all pages, the permissions that the app's two handlers allow to the oldest open page. Does
   * nothing while no page is open. Without handlers all permissions are granted, as in Electron.
   */
  async applyPermissions(): Promise<void> {
    const browser = await context;
    const [contents] = pages.all();
    if (!browser || !contents) return;
    const granted: string[] = [];
    for (const [permission, names] of Object.entries(PERMISSIONS)) {
      if (await this.#allows(contents, permission)) granted.push(...names);
    }
    await browser.grantPermissions(granted);
  }

  async #allows(contents: KnownContents, permission: string): Promise<boolean> {
    const webContents = contents as unknown as Electron.WebContents;
    const detail = { isMainFrame: true, requestingUrl: contents.getURL() };
    const name = permission as 'geolocation';
    const checked = this.#check?.(webContents, name, detail.requestingUrl, detail as never) ?? true;
    if (!checked || !this.#request) return checked;
    return new Promise((resolve) => this.#request?.(webContents, name, resolve, detail as never));
  }

  setSpellCheckerEnabled(enable: boolean): void {
    if (enable) throw new UnsupportedError('session.setSpellCheckerEnabled(true)');
    this.#spellChecker = enable;
  }
  isSpellCheckerEnabled(): boolean {
    return this.#spellChecker;
  }
  resolveProxy(url: string): Promise<string> {
    return proxyFor(url, runtime.switches);
  }
  isPersistent(): boolean {
    return true;
  }
  async clearCache(): Promise<void> {
    await this.#command('Network.clearBrowserCache', {});
  }
  async clearStorageData(options?: Parameters<Session['clearStorageData']>[0]): Promise<void> {
    const origin = options?.origin ? toChromium(options.origin, runtime.schemes).replace(/\/$/, '') : '*';
    const storageTypes = options?.storages?.join(',') ?? 'all';
    await this.#command('Storage.clearDataForOrigin', { origin, storageTypes });
  }
  async #command(
    method: 'Network.clearBrowserCache' | 'Storage.clearDataForOrigin',
    params: never | object,
  ): Promise<void> {
    const browser = await context;
    const page = browser?.pages()[0];
    if (!browser || !page) return;
    const cdp = await browser.newCDPSession(page);
    await cdp.send(method, params as never);
    await cdp.detach();
  }

  downloadRequested(download: Download): void {
    const url = toCustom(download.url(), runtime.schemes);
    const item = loud('downloadItem', {
      getURL: () => url,
      getFilename: () => download.suggestedFilename(),
      cancel: () => undefined,
    });
    const event = preventable();
    this.emit('will-download', event, item, pages.of(download.page()));
    record('download', { url, prevented: event.defaultPrevented });
    if (!event.defaultPrevented) warn(`${new UnsupportedError('session downloads').message}: ${url} was refused`);
  }
}

const defaultSession = new HostSession();

export const session = loud('session', { defaultSession, fromPartition: createPartitionSession });

/** Connects the session with Chromium, and handles the downloads of all pages. */
export function connectSession(browser: Promise<BrowserContext>): void {
  context = browser;
  const watch = (page: Page): void => {
    page.on('download', (download) => defaultSession.downloadRequested(download));
  };
  void browser.then(
    (opened) => {
      for (const page of opened.pages()) watch(page);
      opened.on('page', watch);
    },
    () => undefined,
  );
}

function urlPattern(pattern: string): RegExp {
  if (pattern === '<all_urls>') return /^/;
  return new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`, 'i');
}

/** Whether the app's `onBeforeRequest` listener cancels the request. */
export async function blockedByApp(url: string, resourceType: string): Promise<boolean> {
  const current = beforeRequest;
  if (!current?.filter.some((pattern) => pattern.test(url))) return false;
  const details = {
    id: 0,
    url,
    method: 'GET',
    timestamp: Date.now(),
    resourceType: ELECTRON_TYPES[resourceType] ?? 'other',
  };
  const result = await new Promise<{ cancel?: boolean }>((resolve) =>
    current.listener(details as unknown as OnBeforeRequestListenerDetails, resolve),
  );
  return result.cancel === true;
}

const ELECTRON_TYPES: Record<string, string> = {
  document: 'mainFrame',
  stylesheet: 'stylesheet',
  script: 'script',
  image: 'image',
  font: 'font',
  xhr: 'xhr',
  fetch: 'xhr',
  media: 'media',
  websocket: 'webSocket',
  ping: 'ping',
};
