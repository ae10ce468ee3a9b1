import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type {
  Clipboard,
  CrashReporterStartOptions,
  Dialog,
  Notification,
  NotificationConstructorOptions,
  Shell,
} from 'electron';
import { netRequest } from './net-request.ts';
import { preparedAnswer, record, runtime, warn } from './runtime.ts';
import { loud, loudEmitter, UnsupportedError } from './unsupported.ts';

/**
 * Records a dialog that asks the user something, and returns the prepared answer.
 * @throws UnsupportedError if no answer is prepared
 */
async function ask<T>(question: string, args: unknown[]): Promise<T> {
  const options = args.at(-1) as object;
  record('dialog', { question, options });
  const answer = preparedAnswer(question);
  if (answer === undefined) throw new UnsupportedError(`dialog.${question} without a prepared answer`);
  return answer as T;
}

export const dialog = loud('dialog', {
  showErrorBox(title: string, content: string): void {
    record('dialog', { question: 'showErrorBox', options: { title, content } });
    process.stderr.write(`${title}\n${content}\n`);
  },
  showMessageBox: (...args: unknown[]) => ask('showMessageBox', args),
  showOpenDialog: (...args: unknown[]) => ask('showOpenDialog', args),
  showSaveDialog: (...args: unknown[]) => ask('showSaveDialog', args),
} as Pick<Dialog, 'showErrorBox' | 'showMessageBox' | 'showOpenDialog' | 'showSaveDialog'>);

/** Records a target (a URL or a path). Except in headless runs, also opens the target as the desktop does. */
async function openWithDesktop(what: string, target: string): Promise<void> {
  record(what, { target });
  if (runtime.headless) return;
  const [command, ...args] =
    process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['explorer'] : ['xdg-open'];
  await new Promise<void>((resolve, reject) => {
    const child = spawn(command ?? '', [...args, target], { detached: true, stdio: 'ignore' });
    child.once('error', reject);
    child.once('spawn', () => {
      child.unref();
      resolve();
    });
  });
}

export const shell = loud('shell', {
  openExternal: (url: string) => openWithDesktop('open-external', url),
  openPath: (path: string) => openWithDesktop('open-path', path).then(() => '', String),
  showItemInFolder: (path: string) =>
    void openWithDesktop('show-item', path).catch((error: unknown) => warn(String(error))),
} satisfies Pick<Shell, 'openExternal' | 'openPath' | 'showItemInFolder'>);

let clipboardText = '';
/** A clipboard in this process, so that a test run does not overwrite the user's clipboard. */
export const clipboard = loud('clipboard', {
  async writeText(text: string) {
    clipboardText = text;
    record('clipboard', { text });
  },
  readText: async () => clipboardText,
  clear() {
    clipboardText = '';
  },
} satisfies Pick<Clipboard, 'writeText' | 'readText' | 'clear'>);

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

export const net = loud('net', {
  /** Fetches a URL as Node's `fetch` does, and also reads `file:` URLs. */
  async fetch(
    input: string | Request,
    init?: RequestInit & { bypassCustomProtocolHandlers?: boolean },
  ): Promise<Response> {
    const url = typeof input === 'string' ? input : input.url;
    if (!url.startsWith('file:')) return fetch(input, init);
    const file = fileURLToPath(url);
    const body = await readFile(file).catch((error: unknown) => {
      throw new Error('net::ERR_FILE_NOT_FOUND', { cause: error });
    });
    return new Response(new Uint8Array(body), {
      headers: { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' },
    });
  },
  request: netRequest,
  isOnline: () => Object.values(networkInterfaces()).some((list) => list?.some((one) => !one.internal)),
  get online() {
    return this.isOnline();
  },
});

export class HostNotification extends loudEmitter('Notification') implements Pick<Notification, 'show' | 'close'> {
  readonly title: string;
  readonly body: string;

  constructor(options: NotificationConstructorOptions = {}) {
    super();
    this.title = options.title ?? '';
    this.body = options.body ?? '';
  }
  static isSupported(): boolean {
    return runtime.headless || process.platform === 'linux';
  }
  show(): void {
    record('notification', { title: this.title, body: this.body });
    if (!runtime.headless) {
      spawn('notify-send', [this.title, this.body], { stdio: 'ignore' }).once('error', (error) =>
        this.emit('failed', {}, error.message),
      );
    }
    this.emit('show', {});
  }
  close(): void {
    this.emit('close', {});
  }
}

/** Reports that encryption is not available, because the host has no key from the operating system. */
export const safeStorage = loud('safeStorage', { isEncryptionAvailable: () => false });

export class HostPowerMonitor extends loudEmitter('powerMonitor') {}
/** Accepts listeners but never emits, because the host does not learn when the computer sleeps. */
export const powerMonitor = new HostPowerMonitor();

export const crashReporter = loud('crashReporter', {
  /** Makes Node write a diagnostic report if main crashes. Uploads nothing. */
  start(options: CrashReporterStartOptions) {
    if (options.uploadToServer !== false) throw new UnsupportedError('crashReporter.start with uploads');
    const folder = join(runtime.userData, 'Crashpad');
    mkdirSync(folder, { recursive: true });
    process.report.directory = folder;
    process.report.excludeEnv = true;
    process.report.reportOnFatalError = true;
  },
});
