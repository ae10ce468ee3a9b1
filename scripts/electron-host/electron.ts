import { createRequire } from 'node:module';
import { HostApp } from './app.ts';
import { HostBrowserWindow } from './browser-window.ts';
import { ipcMain } from './ipc.ts';
import { Menu, MenuItem } from './menu.ts';
import { nativeTheme } from './native-theme.ts';
import { protocol } from './protocol.ts';
import { screen } from './screen.ts';
import { session } from './session.ts';
import type { SingleInstance } from './single-instance.ts';
import {
  clipboard,
  crashReporter,
  dialog,
  HostNotification,
  net,
  powerMonitor,
  safeStorage,
  shell,
} from './small-modules.ts';
import { absent, loud } from './unsupported.ts';
import { utilityProcess } from './utility-process.ts';
import { HostWebContents } from './web-contents.ts';

/** Exports of Electron's main process that the host does not have; using one throws. */
const ABSENT = [
  'autoUpdater',
  'BaseWindow',
  'BrowserView',
  'contentTracing',
  'desktopCapturer',
  'globalShortcut',
  'ImageView',
  'inAppPurchase',
  'MessageChannelMain',
  'nativeImage',
  'netLog',
  'powerSaveBlocker',
  'pushNotifications',
  'ShareMenu',
  'systemPreferences',
  'TouchBar',
  'Tray',
  'View',
  'webFrameMain',
  'WebContentsView',
] as const satisfies readonly (keyof typeof Electron)[];

/** Creates the module that the app gets from `import … from 'electron'`. */
export function createElectron(instance: SingleInstance) {
  const webContents = loud('webContents', {
    getAllWebContents: () => HostWebContents.all(),
    fromId: (id: number) => HostWebContents.all().find((one) => one.id === id),
  });
  const supported = {
    app: new HostApp(instance),
    BrowserWindow: HostBrowserWindow,
    clipboard,
    crashReporter,
    dialog,
    ipcMain,
    Menu,
    MenuItem,
    nativeTheme,
    net,
    Notification: HostNotification,
    powerMonitor,
    protocol,
    safeStorage,
    screen,
    session,
    shell,
    utilityProcess,
    webContents,
  } satisfies Partial<Record<keyof typeof Electron, unknown>>;
  const missing = Object.fromEntries(ABSENT.map((name) => [name, absent(name)]));
  return { ...missing, ...supported };
}

/** Returns the version of the installed package `electron`, which is the one that the app is written for. */
export function electronVersion(): string {
  const manifest = createRequire(import.meta.url)('electron/package.json') as { version: string };
  return manifest.version;
}
