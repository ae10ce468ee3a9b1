import type { BrowserWindow, BrowserWindowConstructorOptions, Rectangle } from 'electron';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { browser, openPage } from './browser.ts';
import { emulateTheme, nativeTheme, setSystemTheme } from './native-theme.ts';
import type { PageMessage } from './page/install.ts';
import { preventable } from './preventable.ts';
import { record, runtime, warn } from './runtime.ts';
import { workArea } from './screen.ts';
import { loudEmitter } from './unsupported.ts';
import { HostWebContents } from './web-contents.ts';

type WindowState = 'normal' | 'minimized' | 'maximized' | 'fullscreen';
type Supported = Pick<
  BrowserWindow,
  | 'id'
  | 'loadURL'
  | 'loadFile'
  | 'show'
  | 'showInactive'
  | 'hide'
  | 'focus'
  | 'isFocused'
  | 'isVisible'
  | 'minimize'
  | 'maximize'
  | 'unmaximize'
  | 'restore'
  | 'isMinimized'
  | 'isMaximized'
  | 'isFullScreen'
  | 'setFullScreen'
  | 'getBounds'
  | 'setBounds'
  | 'getNormalBounds'
  | 'getSize'
  | 'setSize'
  | 'getPosition'
  | 'setPosition'
  | 'center'
  | 'setMinimumSize'
  | 'getTitle'
  | 'setTitle'
  | 'setProgressBar'
  | 'setDocumentEdited'
  | 'setBackgroundColor'
  | 'close'
  | 'destroy'
  | 'isDestroyed'
  | 'reload'
  | 'capturePage'
>;

/** Milliseconds after which the window of a page that does not answer is closed anyway. */
const CLOSE_LIMIT_MS = 3000;
const giveUp = <T>(answer: T): Promise<T> => delay(CLOSE_LIMIT_MS, answer, { ref: false });

const windows = new Map<number, HostBrowserWindow>();
let lastId = 0;
let onAllClosed: () => void = () => undefined;
let onCreated: (window: HostBrowserWindow) => void = () => undefined;

export function watchWindows(watcher: { created: (window: HostBrowserWindow) => void; allClosed: () => void }): void {
  onCreated = watcher.created;
  onAllClosed = watcher.allClosed;
}

/**
 * A window of Chromium. Its bounds are those that the app set or the page reported last, because Electron's getters are
 * synchronous and Chromium can only be asked asynchronously.
 */
export class HostBrowserWindow extends loudEmitter('BrowserWindow') implements Supported {
  readonly id = ++lastId;
  readonly webContents: HostWebContents;
  #bounds: Rectangle;
  #minimum: [number, number];
  #state: WindowState = 'normal';
  #visible: boolean;
  #closing = false;
  #destroyed = false;
  #title: string;
  #backgroundColor: string;

  constructor(options: BrowserWindowConstructorOptions = {}) {
    super();
    const { width = 800, height = 600 } = options;
    const area = workArea();
    const x = options.x ?? area.x + Math.max(0, Math.round((area.width - width) / 2));
    const y = options.y ?? area.y + Math.max(0, Math.round((area.height - height) / 2));
    this.#bounds = { x, y, width, height };
    this.#minimum = [options.minWidth ?? 0, options.minHeight ?? 0];
    this.#visible = options.show ?? true;
    this.#title = options.title ?? runtime.name;
    this.#backgroundColor = options.backgroundColor ?? '#FFFFFF';
    this.webContents = new HostWebContents(openPage, options.webPreferences);
    windows.set(this.id, this);
    this.webContents.on('dom-ready', () => this.emit('ready-to-show'));
    this.webContents.on('destroyed', () => this.#pageClosed());
    this.webContents.on('page-title-updated', (event: object, title: string) => {
      this.#title = title;
      this.emit('page-title-updated', event, title, true);
    });
    this.webContents.on('host-page-message', (message: PageMessage) => this.#heard(message));
    const arrange = (): void =>
      this.#background(async () => {
        if (nativeTheme.themeSource !== 'system') await emulateTheme(await this.webContents.page());
        await this.#command({ ...this.#bounds });
      });
    arrange();
    this.webContents.on('host-page-replaced', arrange);
    onCreated(this);
  }

  static getAllWindows(): HostBrowserWindow[] {
    return [...windows.values()];
  }
  static getFocusedWindow(): HostBrowserWindow | null {
    return HostBrowserWindow.getAllWindows().find((window) => window.isFocused()) ?? null;
  }
  static fromWebContents(contents: HostWebContents): HostBrowserWindow | null {
    return HostBrowserWindow.getAllWindows().find((window) => window.webContents === contents) ?? null;
  }
  static fromId(id: number): HostBrowserWindow | null {
    return windows.get(id) ?? null;
  }

  #heard(message: PageMessage): void {
    if (message.type === 'accelerator') this.emit('host-accelerator', message.id);
    if (message.type === 'close') this.close();
    if (message.type !== 'bounds') return;
    setSystemTheme(message.dark);
    if (message.focused !== this.webContents.focused) {
      this.webContents.focused = message.focused;
      this.emit(message.focused ? 'focus' : 'blur');
    }
    const { x, y, width, height } = message;
    if (this.#state === 'normal') this.#moved({ x, y, width, height });
  }

  #moved(bounds: Rectangle): void {
    const before = this.#bounds;
    this.#bounds = bounds;
    if (before.width !== bounds.width || before.height !== bounds.height) this.emit('resize');
    if (before.x !== bounds.x || before.y !== bounds.y) this.emit('move');
  }

  /**
   * Sets the window's state in Chromium. If the state is `normal`, a second command sets the bounds, because Chromium
   * does not change state and bounds with one command.
   */
  async #command(bounds: Partial<Rectangle>, state: WindowState = 'normal'): Promise<void> {
    const page = await this.webContents.page();
    const cdp = await (await browser()).newCDPSession(page);
    const { windowId } = await cdp.send('Browser.getWindowForTarget');
    await cdp.send('Browser.setWindowBounds', { windowId, bounds: { windowState: state } });
    if (state === 'normal' && Object.keys(bounds).length > 0) {
      const { x: left, y: top, width, height } = { ...this.#bounds, ...bounds };
      await cdp.send('Browser.setWindowBounds', { windowId, bounds: { left, top, width, height } });
    }
    await cdp.detach();
  }

  #enter(state: WindowState): void {
    if (this.#state === state) return;
    const left = this.#state;
    this.#state = state;
    this.#background(() => this.#command({}, state));
    const names: Partial<Record<WindowState, [string, string]>> = {
      maximized: ['maximize', 'unmaximize'],
      minimized: ['minimize', 'restore'],
      fullscreen: ['enter-full-screen', 'leave-full-screen'],
    };
    const event = state === 'normal' ? names[left]?.[1] : names[state]?.[0];
    if (event) this.emit(event);
  }

  #background(work: () => Promise<unknown>): void {
    work().catch((error: unknown) => {
      if (!this.#destroyed && !/closed/i.test(String(error))) warn(String(error));
    });
  }

  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url);
  }
  loadFile(file: string): Promise<void> {
    return this.loadURL(pathToFileURL(file).href);
  }
  reload(): void {
    this.webContents.reload();
  }
  capturePage(): ReturnType<BrowserWindow['capturePage']> {
    return this.webContents.capturePage();
  }

  show(): void {
    this.showInactive();
    this.focus();
  }
  showInactive(): void {
    if (this.#visible) return;
    this.#visible = true;
    this.emit('show');
  }
  hide(): void {
    if (!this.#visible) return;
    this.#visible = false;
    this.emit('hide');
  }
  focus(): void {
    this.webContents.focus();
  }
  isFocused(): boolean {
    return this.webContents.isFocused();
  }
  isVisible(): boolean {
    return this.#visible;
  }
  minimize(): void {
    this.#enter('minimized');
  }
  maximize(): void {
    this.#enter('maximized');
  }
  unmaximize(): void {
    if (this.#state === 'maximized') this.#enter('normal');
  }
  restore(): void {
    if (this.#state === 'minimized') this.#enter('normal');
  }
  setFullScreen(flag: boolean): void {
    if (flag !== this.isFullScreen()) this.#enter(flag ? 'fullscreen' : 'normal');
  }
  isMinimized(): boolean {
    return this.#state === 'minimized';
  }
  isMaximized(): boolean {
    return this.#state === 'maximized';
  }
  isFullScreen(): boolean {
    return this.#state === 'fullscreen';
  }

  getBounds(): Rectangle {
    return this.#state === 'maximized' || this.#state === 'fullscreen' ? workArea() : this.getNormalBounds();
  }
  getNormalBounds(): Rectangle {
    return { ...this.#bounds };
  }
  setBounds(bounds: Partial<Rectangle>): void {
    const [minWidth, minHeight] = this.#minimum;
    const wanted = { ...this.#bounds, ...bounds };
    this.#moved({ ...wanted, width: Math.max(minWidth, wanted.width), height: Math.max(minHeight, wanted.height) });
    this.#background(() => this.#command(this.#bounds));
  }
  getSize(): [number, number] {
    return [this.getBounds().width, this.getBounds().height];
  }
  setSize(width: number, height: number): void {
    this.setBounds({ width, height });
  }
  getPosition(): [number, number] {
    return [this.getBounds().x, this.getBounds().y];
  }
  setPosition(x: number, y: number): void {
    this.setBounds({ x, y });
  }
  center(): void {
    const area = workArea();
    const { width, height } = this.#bounds;
    this.setPosition(Math.round(area.x + (area.width - width) / 2), Math.round(area.y + (area.height - height) / 2));
  }
  setMinimumSize(width: number, height: number): void {
    this.#minimum = [width, height];
  }
  getTitle(): string {
    return this.#title;
  }
  setDocumentEdited(edited: boolean): void {
    record('document-edited', { edited });
  }
  setTitle(title: string): void {
    this.#title = title;
  }

  /** Only records the progress, because the host has no icon that could show it. */
  setProgressBar(progress: number): void {
    record('progress-bar', { progress });
  }

  /** Only stores the color, because Chromium paints its own background until the page is drawn. */
  setBackgroundColor(color: string): void {
    this.#backgroundColor = color;
  }
  getBackgroundColor(): string {
    return this.#backgroundColor;
  }

  close(): void {
    void this.tryClose();
  }
  /**
   * Closes the window. Resolves with false if the app or the page keeps it open. Resolves with true at once if the
   * window is closed or being closed already.
   */
  async tryClose(): Promise<boolean> {
    if (this.#destroyed || this.#closing) return true;
    const event = preventable();
    this.emit('close', event);
    if (event.defaultPrevented) return false;
    this.#closing = true;
    const mayClose = await Promise.race([this.webContents.mayUnload(), giveUp(true)]);
    this.#closing = mayClose;
    if (!mayClose) return false;
    await Promise.race([this.webContents.closePage(), giveUp(true)]);
    this.#gone();
    return true;
  }
  /**
   * Emits `close` and `closed` after Chromium closed the window's page, for example because the user closed the window.
   * Chromium does not ask the host first, so the app cannot keep the window open.
   */
  #pageClosed(): void {
    if (this.#destroyed || this.#closing) return;
    const event = preventable();
    this.emit('close', event);
    if (event.defaultPrevented) warn('a window that the user closed cannot be kept open');
    this.#gone();
  }
  destroy(): void {
    this.webContents.close();
    this.#gone();
  }
  #gone(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    windows.delete(this.id);
    this.emit('closed');
    if (windows.size === 0) onAllClosed();
  }
  isDestroyed(): boolean {
    return this.#destroyed;
  }
}
