import { readFileSync } from 'node:fs';
import type { NativeImage, WebContents, WebPreferences } from 'electron';
import type { Page } from 'playwright';
import type { Shortcut } from './accelerator.ts';
import { encode } from './codec.ts';
import { HostIpcMain } from './ipc.ts';
import { nativeImageOf } from './native-image.ts';
import type { HostEvent } from './page/install.ts';
import { pageScript } from './page/script.ts';
import { preventable } from './preventable.ts';
import { record, runtime, warn } from './runtime.ts';
import { followPages, session } from './session.ts';
import { loudEmitter, UnsupportedError } from './unsupported.ts';
import { toChromium, toCustom } from './url-map.ts';
import { HostWebFrame } from './web-frame.ts';

type OpenHandler = Parameters<WebContents['setWindowOpenHandler']>[0];
type Supported = Pick<
  WebContents,
  | 'id'
  | 'send'
  | 'getURL'
  | 'getTitle'
  | 'loadURL'
  | 'reload'
  | 'isLoading'
  | 'isLoadingMainFrame'
  | 'isDestroyed'
  | 'isCrashed'
  | 'setWindowOpenHandler'
  | 'executeJavaScript'
  | 'capturePage'
  | 'close'
  | 'focus'
  | 'isFocused'
  | 'getZoomFactor'
  | 'setZoomFactor'
  | 'getZoomLevel'
  | 'setZoomLevel'
  | 'getType'
  | 'getUserAgent'
  | 'getOSProcessId'
>;

const byPage = new Map<Page, HostWebContents>();
let lastId = 0;
let shortcuts: Shortcut[] = [];

/** Whether the page's `beforeunload` listeners allow unloading. Runs in the page. */
function askToUnload(): boolean {
  const event = document.createEvent('BeforeUnloadEvent') as BeforeUnloadEvent;
  event.initEvent('beforeunload', false, true);
  return window.dispatchEvent(event) && !event.returnValue;
}

/** Sends the menu's shortcuts to all windows. Documents that are loaded later get them with their first poll. */
export function publishShortcuts(list: Shortcut[]): void {
  shortcuts = list;
  for (const contents of byPage.values()) contents.push({ shortcuts });
}

/**
 * The web contents of one window. Calls that are made before Chromium has started wait for it. Synchronous getters
 * return the last known values.
 */
export class HostWebContents extends loudEmitter('webContents') implements Supported {
  readonly id = ++lastId;
  readonly ipc = new HostIpcMain();
  readonly session = session.defaultSession;
  readonly #open: () => Promise<Page> | Page;
  readonly #preferences: WebPreferences;
  #ready: Promise<Page>;
  #page: Page | undefined;
  #queue: HostEvent[] = [];
  #waiting: ((events: string) => void) | undefined;
  #openHandler: OpenHandler = () => ({ action: 'deny' });
  #loading = false;
  #destroyed = false;
  #crashed = false;
  #title = '';
  #zoom = 1;
  /** the address that the host itself is loading; a navigation to this address is not offered to the app's listeners */
  expectedUrl: string | undefined;
  focused = false;

  /** @param open returns the first page, and a new page after a crash */
  constructor(open: () => Promise<Page> | Page, preferences: WebPreferences = {}) {
    super();
    if (preferences.nodeIntegration) throw new UnsupportedError('webPreferences.nodeIntegration');
    if (preferences.contextIsolation === false) throw new UnsupportedError('webPreferences.contextIsolation: false');
    if (preferences.webviewTag) throw new UnsupportedError('webPreferences.webviewTag');
    this.#open = open;
    this.#preferences = preferences;
    this.#ready = this.#openPage();
  }

  #openPage(): Promise<Page> {
    const ready = Promise.resolve(this.#open()).then(async (opened) => {
      this.#adopt(opened);
      const { preload } = this.#preferences;
      if (preload) await opened.addInitScript({ content: this.#preload(preload) });
      return opened;
    });
    ready.catch(() => undefined);
    return ready;
  }

  /** Replaces a crashed page by a new page, because Playwright cannot use a crashed page again. */
  #replaceCrashedPage(): void {
    if (!this.#crashed) return;
    this.#crashed = false;
    const crashed = this.#page;
    this.#ready = this.#openPage();
    this.emit('host-page-replaced');
    this.#background(async () => crashed?.close());
  }

  static of(page: Page): HostWebContents | undefined {
    return byPage.get(page);
  }
  static all(): HostWebContents[] {
    return [...byPage.values()];
  }

  #preload(file: string): string {
    return pageScript(
      {
        schemes: [...runtime.schemes],
        platform: process.platform,
        versions: {
          electron: process.versions.electron,
          chrome: process.versions['chrome'] ?? '',
          node: process.versions.node,
        },
        bridge: true,
      },
      readFileSync(file, 'utf8'),
    );
  }

  #adopt(page: Page): void {
    this.#page = page;
    byPage.set(page, this);
    page.on('domcontentloaded', () => this.emit('dom-ready', {}));
    page.on('load', () => {
      this.#loading = false;
      this.emit('did-finish-load', {});
      this.emit('did-stop-loading', {});
      void this.#readTitle(page);
    });
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      void this.session.applyPermissions();
      this.emit('did-navigate', {}, this.getURL(), 200, '');
    });
    page.on('console', (message) => {
      const level = message.type() === 'warning' ? 'warning' : message.type() === 'error' ? 'error' : 'info';
      const { url: sourceId, lineNumber } = message.location();
      const detail = { level, message: message.text(), lineNumber, sourceId, frame: this.mainFrame };
      this.emit('console-message', detail, level, detail.message, lineNumber, sourceId);
    });
    page.on('crash', () => {
      this.#crashed = true;
      this.#loading = false;
      this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
    });
    page.on('close', () => {
      byPage.delete(page);
      if (page !== this.#page) return;
      this.#destroyed = true;
      this.emit('destroyed', {});
    });
  }

  async #readTitle(page: Page): Promise<void> {
    const title = await page.title().catch(() => this.#title);
    if (title === this.#title) return;
    this.#title = title;
    this.emit('page-title-updated', {}, title, true);
  }

  /** Resolves with the Chromium page, once there is one. Rejects if Chromium could not be started. */
  page(): Promise<Page> {
    return this.#ready;
  }

  get mainFrame(): HostWebFrame {
    if (!this.#page) throw new Error('The window has no frame before it is loaded');
    return HostWebFrame.of(this.#page.mainFrame());
  }

  send(channel: string, ...args: unknown[]): void {
    this.push({ channel, args: encode(args) });
  }

  push(event: HostEvent): void {
    this.#queue.push(event);
    this.#flush();
  }

  /**
   * Resolves with all events that the page has not got yet, as a JSON list, as soon as there is one. If the page polls
   * again before that, resolves with an empty list.
   */
  poll(first: boolean): Promise<string> {
    // A new document polls for the first time. Events that the previous document did not get are lost, as in Electron.
    if (first) {
      this.#queue = [{ shortcuts }];
      this.#waiting = undefined;
    }
    return new Promise((resolve) => {
      this.#waiting?.('[]');
      this.#waiting = resolve;
      this.#flush();
    });
  }

  #flush(): void {
    if (!this.#waiting || this.#queue.length === 0) return;
    this.#waiting(JSON.stringify(this.#queue));
    this.#waiting = undefined;
    this.#queue = [];
  }

  getURL(): string {
    const url = this.#page?.url() ?? '';
    return url === 'about:blank' || url.startsWith('data:text/html,<title>Starting')
      ? ''
      : toCustom(url, runtime.schemes);
  }
  getTitle(): string {
    return this.#title;
  }
  getType(): 'window' {
    return 'window';
  }
  getUserAgent(): string {
    return `Chrome/${process.versions['chrome'] ?? ''} ElectronHost`;
  }
  getOSProcessId(): number {
    return process.pid;
  }
  isLoading(): boolean {
    return this.#loading;
  }
  isLoadingMainFrame(): boolean {
    return this.#loading;
  }
  isDestroyed(): boolean {
    return this.#destroyed;
  }
  isCrashed(): boolean {
    return this.#crashed;
  }
  isFocused(): boolean {
    return this.focused;
  }
  isDevToolsOpened(): boolean {
    return false;
  }

  async loadURL(url: string): Promise<void> {
    this.#replaceCrashedPage();
    const page = await this.#ready;
    this.expectedUrl = toChromium(url, runtime.schemes);
    this.#loading = true;
    this.emit('did-start-loading', {});
    try {
      await page.goto(this.expectedUrl, { waitUntil: 'load' });
    } catch (error) {
      this.#loading = false;
      const reason = /net::(ERR_\w+)/.exec(String(error))?.[1] ?? 'ERR_FAILED';
      this.emit('did-fail-load', {}, -2, reason, url, true);
      throw new Error(`${reason} (-2) loading '${url}'`, { cause: error });
    } finally {
      this.expectedUrl = undefined;
    }
  }

  reload(): void {
    if (this.#crashed) {
      this.#background(() => this.loadURL(this.getURL()));
      return;
    }
    this.#background(async (page) => {
      if (!(await this.mayUnload())) return;
      this.expectedUrl = page.url();
      try {
        await page.reload();
      } finally {
        this.expectedUrl = undefined;
      }
    });
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.#openHandler = handler;
  }

  /** Asks the app whether a new window may open. The host never opens the window, but warns if the app allows it. */
  openRequested(url: string, frameName: string, features: string): void {
    const details = {
      url: toCustom(url, runtime.schemes),
      frameName,
      features,
      disposition: 'foreground-tab' as const,
      referrer: { url: this.getURL(), policy: 'strict-origin-when-cross-origin' as const },
    };
    const answer = this.#openHandler(details);
    record('window-open', { url: details.url, action: answer.action });
    if (answer.action === 'allow') warn(new UnsupportedError('setWindowOpenHandler: { action: "allow" }').message);
  }

  async executeJavaScript(code: string): Promise<unknown> {
    return (await this.#ready).evaluate(code);
  }

  async capturePage(): Promise<NativeImage> {
    return nativeImageOf(await (await this.#ready).screenshot());
  }

  close(): void {
    void this.closePage();
  }
  /**
   * Whether the page may be unloaded. Asks the page's `beforeunload` listeners, as Chromium does. If they refuse, the
   * app can overrule them in `will-prevent-unload`. Never rejects: a page that cannot be asked may be unloaded.
   */
  async mayUnload(): Promise<boolean> {
    const agreed = await this.#ready.then((page) => page.evaluate(askToUnload)).catch(() => true);
    if (agreed) return true;
    const event = preventable();
    this.emit('will-prevent-unload', event);
    return event.defaultPrevented;
  }
  /** Closes the page, and resolves once Chromium has closed it. Never rejects. */
  async closePage(): Promise<void> {
    try {
      await (await this.#ready).close();
    } catch {
      // The page is closed already, or Chromium could not be started.
    }
  }
  focus(): void {
    this.#background((page) => page.bringToFront());
  }
  getZoomFactor(): number {
    return this.#zoom;
  }
  setZoomFactor(factor: number): void {
    this.#zoom = factor;
    this.#background((page) =>
      page.evaluate((zoom) => document.documentElement.style.setProperty('zoom', zoom), String(factor)),
    );
  }
  getZoomLevel(): number {
    return Math.log(this.#zoom) / Math.log(1.2);
  }
  setZoomLevel(level: number): void {
    this.setZoomFactor(1.2 ** level);
  }

  edit(command: string): void {
    this.#background((page) => page.evaluate((name) => document.execCommand(name), command));
  }
  undo(): void {
    this.edit('undo');
  }
  redo(): void {
    this.edit('redo');
  }
  cut(): void {
    this.edit('cut');
  }
  copy(): void {
    this.edit('copy');
  }
  paste(): void {
    this.edit('paste');
  }
  selectAll(): void {
    this.edit('selectAll');
  }

  /** Runs work that no caller waits for. Prints an error as a warning, unless the window has been closed. */
  #background(work: (page: Page) => Promise<unknown>): void {
    this.#ready.then(work).catch((error: unknown) => {
      if (!this.#destroyed) warn(String(error));
    });
  }
}

followPages(HostWebContents);
