import { spawn } from 'node:child_process';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App, CommandLine, RelaunchOptions } from 'electron';
import { closeBrowser } from './browser.ts';
import { HostBrowserWindow } from './browser-window.ts';
import { preventable } from './preventable.ts';
import { appDataFolder, record, runtime } from './runtime.ts';
import type { SingleInstance } from './single-instance.ts';
import { loud, loudEmitter, UnsupportedError } from './unsupported.ts';
import { endChildren } from './utility-process.ts';

type Supported = Pick<
  App,
  | 'name'
  | 'isPackaged'
  | 'commandLine'
  | 'whenReady'
  | 'isReady'
  | 'quit'
  | 'exit'
  | 'relaunch'
  | 'focus'
  | 'getPath'
  | 'setPath'
  | 'setAppLogsPath'
  | 'getAppPath'
  | 'getVersion'
  | 'getName'
  | 'setName'
  | 'getLocale'
  | 'getSystemLocale'
  | 'getPreferredSystemLanguages'
  | 'requestSingleInstanceLock'
  | 'hasSingleInstanceLock'
  | 'releaseSingleInstanceLock'
  | 'setAsDefaultProtocolClient'
  | 'isDefaultProtocolClient'
  | 'enableSandbox'
  | 'setAppUserModelId'
  | 'setAboutPanelOptions'
  | 'setBadgeCount'
  | 'getBadgeCount'
>;

function standardFolders(): Record<string, string> {
  const home = homedir();
  const appData = appDataFolder();
  const folders: Record<string, string> = {
    home,
    appData,
    temp: tmpdir(),
    exe: process.execPath,
    module: process.execPath,
    userData: runtime.userData,
    sessionData: runtime.userData,
    logs: join(runtime.userData, 'logs'),
    crashDumps: join(runtime.userData, 'Crashpad'),
  };
  for (const name of ['desktop', 'documents', 'downloads', 'music', 'pictures', 'videos']) {
    folders[name] = join(home, name.charAt(0).toUpperCase() + name.slice(1));
  }
  return folders;
}

/**
 * Switches that the app may append. The host has started Chromium before it loads the app, so an appended switch has no
 * effect on Chromium. For these switches this does no harm, because the host itself decides what they would set, partly
 * by its own command line. Appending any other switch throws.
 */
const HARMLESS_SWITCHES = new Set(['remote-debugging-port', 'headless', 'disable-gpu', 'no-sandbox', 'lang']);

const commandLine = loud('app.commandLine', {
  hasSwitch: (name: string) => runtime.switches.has(name.toLowerCase()),
  getSwitchValue: (name: string) => runtime.switches.get(name.toLowerCase()) ?? '',
  appendSwitch(name: string, value = '') {
    if (!HARMLESS_SWITCHES.has(name)) throw new UnsupportedError(`app.commandLine.appendSwitch('${name}')`);
    runtime.switches.set(name, value);
  },
  removeSwitch: (name: string) => void runtime.switches.delete(name.toLowerCase()),
}) as unknown as CommandLine;

export class HostApp extends loudEmitter('app') implements Supported {
  name = runtime.name;
  readonly isPackaged = runtime.isPackaged;
  readonly commandLine = commandLine;
  readonly dock = undefined;
  readonly #folders = standardFolders();
  readonly #instance: SingleInstance;
  #becomeReady: () => void = () => undefined;
  readonly #whenReady = new Promise<void>((resolve) => (this.#becomeReady = resolve));
  #ready = false;
  #badge = 0;
  #quitting = false;
  #leaving: Promise<void> | undefined;
  #handOver: Promise<void> = Promise.resolve();

  constructor(instance: SingleInstance) {
    super();
    this.#instance = instance;
  }

  /** Emits `ready` and resolves `whenReady`. The host calls this after it has loaded the app's main bundle. */
  ready(): void {
    this.#ready = true;
    this.emit('will-finish-launching');
    this.emit('ready', {}, {});
    this.#becomeReady();
  }
  whenReady(): Promise<void> {
    return this.#whenReady;
  }
  isReady(): boolean {
    return this.#ready;
  }

  /** Closes the windows and quits, unless a window or a `before-quit` or `will-quit` listener prevents this. */
  quit(): void {
    if (this.#leaving || this.#quitting) return;
    this.#quitting = true;
    const event = preventable();
    this.emit('before-quit', event);
    if (event.defaultPrevented) this.#quitting = false;
    else void this.#closeWindows();
  }
  async #closeWindows(): Promise<void> {
    const closed = await Promise.all(HostBrowserWindow.getAllWindows().map((window) => window.tryClose()));
    if (closed.every(Boolean)) this.#willQuit();
    else this.#quitting = false;
  }
  #willQuit(): void {
    const event = preventable();
    this.emit('will-quit', event);
    this.#quitting = false;
    if (!event.defaultPrevented) this.#leave(0);
  }

  /**
   * Emits `window-all-closed` after the last window was closed, and quits if the app does not listen for this event.
   * Does nothing if the app is quitting already.
   */
  allWindowsClosed(): void {
    if (this.#quitting || this.#leaving) return;
    if (!this.emit('window-all-closed')) this.quit();
  }

  exit(code = 0): void {
    if (this.#leaving) return;
    for (const window of HostBrowserWindow.getAllWindows()) window.destroy();
    this.#leave(code);
  }

  #leave(code: number): void {
    this.#leaving = (async () => {
      this.emit('quit', {}, code);
      await this.#handOver.catch(() => undefined);
      await Promise.all([closeBrowser(), endChildren()]);
      this.#instance.release();
      process.exit(code);
    })();
  }

  relaunch(options: RelaunchOptions = {}): void {
    const args = options.args ?? process.argv.slice(1);
    process.once('exit', () => {
      spawn(options.execPath ?? process.execPath, [...process.execArgv, runtime.entry, ...args], {
        detached: true,
        stdio: 'ignore',
      }).unref();
    });
  }
  focus(): void {
    HostBrowserWindow.getAllWindows()[0]?.focus();
  }

  getPath(name: Parameters<App['getPath']>[0]): string {
    const folder = this.#folders[name];
    if (folder === undefined) throw new Error(`Failed to get '${name}' path`);
    return folder;
  }
  setPath(name: string, path: string): void {
    if (!(name in this.#folders)) throw new Error(`Failed to set path '${name}'`);
    this.#folders[name] = path;
  }
  setAppLogsPath(path?: string): void {
    this.setPath('logs', path ?? join(this.getPath('userData'), 'logs'));
  }
  getAppPath(): string {
    return runtime.appPath;
  }
  getVersion(): string {
    return runtime.manifest.version ?? '';
  }
  getName(): string {
    return this.name;
  }
  setName(name: string): void {
    this.name = name;
  }
  getLocale(): string {
    return Intl.DateTimeFormat().resolvedOptions().locale;
  }
  getSystemLocale(): string {
    return this.getLocale();
  }
  getPreferredSystemLanguages(): string[] {
    return [this.getLocale()];
  }

  requestSingleInstanceLock(data?: Record<string, unknown>): boolean {
    if (this.#instance.held) return true;
    this.#handOver = this.#instance.handOver({ argv: process.argv, cwd: process.cwd(), data });
    this.#handOver.catch(() => undefined);
    return false;
  }
  /**
   * Prints that another instance uses the data folder, and exits with code 1. The host calls this for an app that did
   * not get the lock, because such an app has no Chromium. Does nothing if the app is quitting already.
   */
  exitWithoutLock(): void {
    if (this.#leaving || this.#quitting) return;
    process.stderr.write(`Another instance uses ${runtime.userData}\n`);
    this.exit(1);
  }
  hasSingleInstanceLock(): boolean {
    return this.#instance.held;
  }
  releaseSingleInstanceLock(): void {
    this.#instance.release();
  }

  /** Only records the call and returns false, because the host is not installed, so no link can start it. */
  setAsDefaultProtocolClient(protocol: string): boolean {
    record('default-protocol-client', { protocol });
    return false;
  }
  isDefaultProtocolClient(): boolean {
    return false;
  }
  enableSandbox(): void {
    if (this.#ready) throw new Error('app.enableSandbox() can only be called before app is ready');
  }
  setAppUserModelId(id: string): void {
    record('app-user-model-id', { id });
  }
  /** Only stores and records the count, because the host has no icon that could show it. */
  setBadgeCount(count = 0): boolean {
    this.#badge = count;
    record('badge', { count });
    return true;
  }
  getBadgeCount(): number {
    return this.#badge;
  }
  setAboutPanelOptions(options: object): void {
    record('about-panel', { ...options });
  }
}
