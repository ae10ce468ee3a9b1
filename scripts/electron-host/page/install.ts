import type { Shortcut } from '../accelerator.ts';

/**
 * Messages from the page to the host. The page states its own `origin`. The host believes only the value 'null' (an
 * opaque origin), which has fewer rights.
 */
export type PageMessage =
  | { type: 'invoke' | 'send'; channel: string; args: string; origin: string }
  | { type: 'poll'; first: boolean }
  | { type: 'rest'; id: number }
  | { type: 'bounds'; x: number; y: number; width: number; height: number; focused: boolean; dark: boolean }
  | { type: 'close' }
  | { type: 'accelerator'; id: number }
  | { type: 'open'; url: string; frameName: string; features: string }
  | { type: 'preload-error'; message: string };

/** The host's replies: InvokeReply to `invoke`, and a list of HostEvent to `poll`. */
export type InvokeReply = { value: string } | { error: string };
export type HostEvent = { channel: string; args: string } | { shortcuts: Shortcut[] };

export interface PageConfig {
  binding: string;
  schemes: string[];
  platform: string;
  versions: Record<string, string>;
  /** whether the script contains the preload; only in a top frame of the app's own origin it runs the preload */
  bridge: boolean;
}

type Listener = (event: { sender: object; ports: [] }, ...args: unknown[]) => void;

/**
 * Prepares a document before its scripts run: maps URLs of the app's schemes, runs the preload, and reports shortcuts
 * and the window's bounds to the host. The page runs this function from its source text, so the function may use
 * nothing that is declared outside of it. In the top frame of the app's own origin, the function hides the binding to
 * the host from the page, so that only the preload can use the binding. In other frames the binding stays reachable, so
 * that tests can check that the app checks senders.
 */
export function installPage(
  config: PageConfig,
  encode: (value: unknown) => string,
  decode: (text: string) => unknown,
  preload: (require: (name: string) => unknown, module: { exports: object }, exports: object, process: object) => void,
): void {
  const global = globalThis as unknown as Record<string, unknown>;
  const line = global[config.binding] as ((message: string) => Promise<string>) | undefined;
  for (const name of Object.getOwnPropertyNames(global)) {
    if (!name.startsWith('__playwright') && name !== config.binding) continue;
    const property = Object.getOwnPropertyDescriptor(global, name);
    if (property?.configurable) Object.defineProperty(global, name, { ...property, enumerable: false });
  }
  if (!line) return;
  /** Sends a message and returns the host's whole reply. A long reply comes in parts. */
  const tell = async (message: PageMessage): Promise<string> => {
    let reply = await line(JSON.stringify(message));
    if (!reply.startsWith('+')) return reply;
    let whole = '';
    while (reply.startsWith('+')) {
      const colon = reply.indexOf(':');
      whole += reply.slice(colon + 1);
      reply = await line(JSON.stringify({ type: 'rest', id: Number(reply.slice(1, colon)) } satisfies PageMessage));
    }
    return whole + reply.slice(1);
  };

  const toChromium = (url: string): string => {
    const match = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(.*)$/is.exec(url);
    const scheme = match?.[1]?.toLowerCase();
    if (!match || !scheme || !config.schemes.includes(scheme)) return url;
    return `https://${(match[2] || '-').toLowerCase()}.${scheme}.invalid${match[3] ?? ''}`;
  };
  const toCustomOrigin = (origin: string): string => {
    const match = /^https:\/\/(.+)\.([a-z0-9+-]+)\.invalid$/.exec(origin);
    return match?.[2] && config.schemes.includes(match[2]) ? `${match[2]}://${match[1]}` : origin;
  };

  const translateUrls = (): void => {
    const setter = (prototype: object, property: string): void => {
      const own = Object.getOwnPropertyDescriptor(prototype, property);
      const set = own?.set;
      if (!own || !set) return;
      Object.defineProperty(prototype, property, {
        ...own,
        set(this: unknown, value: unknown) {
          set.call(this, toChromium(String(value)));
        },
      });
    };
    setter(HTMLIFrameElement.prototype, 'src');
    setter(HTMLImageElement.prototype, 'src');
    setter(HTMLAnchorElement.prototype, 'href');
    setter(HTMLLinkElement.prototype, 'href');
    const setAttribute = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function (name, value) {
      const isUrl = /^(src|href|poster)$/i.test(name);
      setAttribute.call(this, name, isUrl ? toChromium(String(value)) : value);
    };
    const fetch = globalThis.fetch;
    globalThis.fetch = (input, init) => fetch(typeof input === 'string' ? toChromium(input) : input, init);
    const postMessage = window.postMessage;
    window.postMessage = function (this: Window, message: unknown, target?: unknown, transfer?: Transferable[]) {
      const to = typeof target === 'string' ? toChromium(target) : target;
      return Reflect.apply(postMessage, this, transfer ? [message, to, transfer] : [message, to]) as void;
    } as typeof window.postMessage;
    const origin = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'origin');
    Object.defineProperty(MessageEvent.prototype, 'origin', {
      ...origin,
      get(this: MessageEvent) {
        return toCustomOrigin(origin?.get?.call(this) as string);
      },
    });
  };
  translateUrls();

  if (!config.bridge || window.top !== window) return;
  const isOwnOrigin = toCustomOrigin(location.origin) !== location.origin;
  window.open = (url, frameName, features) => {
    const target = new URL(toChromium(String(url ?? 'about:blank')), location.href).href;
    void tell({ type: 'open', url: target, frameName: frameName ?? '', features: features ?? '' });
    return null;
  };
  window.close = () => void tell({ type: 'close' });
  if (!isOwnOrigin) return;
  delete global[config.binding];

  let shortcuts: Shortcut[] = [];
  const listeners = new Map<string, Set<Listener>>();
  const ports: [] = [];
  const dispatch = (event: HostEvent): void => {
    if ('shortcuts' in event) {
      shortcuts = event.shortcuts;
      return;
    }
    for (const listener of [...(listeners.get(event.channel) ?? [])]) {
      try {
        listener({ sender: ipcRenderer, ports }, ...(decode(event.args) as unknown[]));
      } catch (error) {
        reportError(error);
      }
    }
  };
  /** Polls for events, until the page or the host ends. */
  const poll = async (): Promise<void> => {
    for (let first = true; ; first = false) {
      const answer = await tell({ type: 'poll', first }).catch(() => undefined);
      if (answer === undefined) return;
      for (const event of JSON.parse(answer) as HostEvent[]) dispatch(event);
    }
  };

  const loud = <T extends object>(name: string, object: T): T =>
    new Proxy(object, {
      get(target, key, receiver) {
        if (typeof key === 'symbol' || key in target) return Reflect.get(target, key, receiver);
        throw new Error(`electron.${name}.${key} is not supported by the Electron host`);
      },
    });
  const origin = self.origin;
  const on = (channel: string, listener: Listener): object => {
    const set = listeners.get(channel) ?? new Set();
    listeners.set(channel, set.add(listener));
    return ipcRenderer;
  };
  const off = (channel: string, listener: Listener): object => {
    listeners.get(channel)?.delete(listener);
    return ipcRenderer;
  };
  const ipcRenderer: object = loud('ipcRenderer', {
    async invoke(channel: string, ...args: unknown[]): Promise<unknown> {
      const reply = JSON.parse(await tell({ type: 'invoke', channel, args: encode(args), origin })) as InvokeReply;
      if ('error' in reply) throw new Error(`Error invoking remote method '${channel}': ${reply.error}`);
      return decode(reply.value);
    },
    send(channel: string, ...args: unknown[]): void {
      void tell({ type: 'send', channel, args: encode(args), origin });
    },
    on,
    addListener: on,
    once(channel: string, listener: Listener): object {
      const once: Listener = (...args) => {
        off(channel, once);
        listener(...args);
      };
      return on(channel, once);
    },
    off,
    removeListener: off,
    removeAllListeners(channel: string): object {
      listeners.delete(channel);
      return ipcRenderer;
    },
  });

  /**
   * Copies a value that the preload gives to the page, so that the page cannot change the preload's objects. A function
   * becomes one that copies its results, but passes its arguments on without a copy.
   */
  const copy = (value: unknown): unknown => {
    if (typeof value === 'function') {
      return (...args: unknown[]) => copy((value as (...args: unknown[]) => unknown)(...args));
    }
    if (value === null || typeof value !== 'object') return value;
    if (value instanceof Promise) return value.then(copy);
    if (Array.isArray(value)) return Object.freeze(value.map(copy));
    if (Object.getPrototypeOf(value) !== Object.prototype) return structuredClone(value);
    return Object.freeze(Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, copy(entry)])));
  };
  const contextBridge = loud('contextBridge', {
    exposeInMainWorld(key: string, api: unknown): void {
      if (key in global) throw new Error(`Cannot bind an API on top of an existing property on the window object`);
      Object.defineProperty(global, key, { value: copy(api), enumerable: true, writable: false, configurable: false });
    },
  });

  const checked = new WeakSet<KeyboardEvent>();
  const match = (event: KeyboardEvent): void => {
    if (checked.has(event)) return;
    checked.add(event);
    if (event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    const hit = shortcuts.find(
      (one) =>
        (one.key === key || (one.code !== undefined && one.code === event.code)) &&
        one.ctrl === event.ctrlKey &&
        one.meta === event.metaKey &&
        one.alt === event.altKey &&
        // Shift is not compared for characters such as `?`, because many keyboards need Shift to type them.
        (one.shift === event.shiftKey || (one.key === key && !/^[a-z0-9]$|../.test(key))),
    );
    if (!hit) return;
    event.preventDefault();
    void tell({ type: 'accelerator', id: hit.id });
  };
  // As in Electron, the page gets the key first, and the menu gets only keys that the page does not handle. `match` is
  // added again for each event, so that it runs after the page's own listeners. The timer handles events whose
  // propagation the page stops.
  window.addEventListener(
    'keydown',
    (event) => {
      window.addEventListener('keydown', match, { once: true });
      setTimeout(() => {
        window.removeEventListener('keydown', match);
        match(event);
      });
    },
    { capture: true },
  );

  const dark = matchMedia('(prefers-color-scheme: dark)');
  const tellBounds = (): void => {
    const { screenX: x, screenY: y, outerWidth: width, outerHeight: height } = window;
    void tell({ type: 'bounds', x, y, width, height, focused: document.hasFocus(), dark: dark.matches });
  };
  for (const name of ['resize', 'focus', 'blur', 'load']) window.addEventListener(name, tellBounds);
  dark.addEventListener('change', tellBounds);
  void poll();

  const electron = loud('renderer', { ipcRenderer, contextBridge });
  const module = { exports: {} };
  const require = (name: string): unknown => {
    if (name === 'electron' || name === 'electron/renderer') return electron;
    throw new Error(`module not found: ${name}`);
  };
  const process = {
    type: 'renderer',
    platform: config.platform,
    versions: config.versions,
    sandboxed: true,
    contextIsolated: true,
  };
  try {
    preload(require, module, module.exports, process);
  } catch (error) {
    console.error('Unable to load preload script:', error);
    void tell({ type: 'preload-error', message: String(error) });
  }
}
