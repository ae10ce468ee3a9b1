import type { BaseWindow, MenuItemConstructorOptions } from 'electron';
import type { EventPayload } from '#shared/ipc/events.ts';

export type Command = EventPayload<'command'>['id'];

export interface MenuOptions {
  platform: NodeJS.Platform;
  productName: string;
  /** adds the developer tools */
  development: boolean;
  /** `window` is the one that has the focus, if any has */
  command: (id: Command, window: BaseWindow | undefined) => void;
  newWindow: (window: BaseWindow | undefined) => void;
  openLogs: () => void;
}

/** The application menu. What acts on the open site is said to the page as a command; the page decides what it means. */
export function menuTemplate(options: MenuOptions): MenuItemConstructorOptions[] {
  const mac = options.platform === 'darwin';
  return [
    ...(mac ? [appMenu(options.productName)] : []),
    fileMenu(options, mac),
    editMenu(options, mac),
    viewMenu(options),
    ...(mac ? [{ role: 'windowMenu' } as const] : []),
    helpMenu(options),
  ];
}

function appMenu(productName: string): MenuItemConstructorOptions {
  return {
    label: productName,
    submenu: [
      { role: 'about' },
      { type: 'separator' },
      { role: 'services' },
      { type: 'separator' },
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      { type: 'separator' },
      { role: 'quit' },
    ],
  };
}

function fileMenu({ command, newWindow }: MenuOptions, mac: boolean): MenuItemConstructorOptions {
  return {
    label: '&File',
    submenu: [
      { label: 'New Site', accelerator: 'CmdOrCtrl+N', click: (_item, window) => command('new-site', window) },
      {
        label: 'New Window',
        accelerator: 'CmdOrCtrl+Shift+N',
        click: (_item, window) => newWindow(window),
      },
      { type: 'separator' },
      { label: 'Save', accelerator: 'CmdOrCtrl+S', click: (_item, window) => command('save', window) },
      { label: 'Publish', accelerator: 'CmdOrCtrl+Shift+P', click: (_item, window) => command('publish', window) },
      { type: 'separator' },
      mac ? { role: 'close' } : { role: 'quit' },
    ],
  };
}

function editMenu({ command }: MenuOptions, mac: boolean): MenuItemConstructorOptions {
  return {
    label: '&Edit',
    submenu: [
      { label: 'Undo', accelerator: 'CmdOrCtrl+Z', click: (_item, window) => command('undo', window) },
      {
        label: 'Redo',
        accelerator: mac ? 'Cmd+Shift+Z' : 'Ctrl+Shift+Z',
        click: (_item, window) => command('redo', window),
      },
      { type: 'separator' },
      { role: 'cut' },
      { role: 'copy' },
      { role: 'paste' },
      { role: 'selectAll' },
    ],
  };
}

function viewMenu({ command, development }: MenuOptions): MenuItemConstructorOptions {
  return {
    label: '&View',
    submenu: [
      { label: 'Command Palette', accelerator: 'CmdOrCtrl+K', click: (_item, window) => command('palette', window) },
      { type: 'separator' },
      { role: 'reload' },
      ...(development ? [{ role: 'toggleDevTools' } as const] : []),
      { type: 'separator' },
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      { type: 'separator' },
      { role: 'togglefullscreen' },
    ],
  };
}

function helpMenu({ command, openLogs }: MenuOptions): MenuItemConstructorOptions {
  return {
    role: 'help',
    submenu: [
      {
        label: 'Keyboard Shortcuts',
        accelerator: 'CmdOrCtrl+/',
        click: (_item, window) => command('shortcuts', window),
      },
      { label: 'Open Log Folder', click: openLogs },
    ],
  };
}
